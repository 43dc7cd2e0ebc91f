/// Points in time from the bytes of a date node.
package enum DateContent {
  package static func seconds(of node: Node, in base: UnsafePointer<UInt8>) -> Double { 0 }
}
