/// Numbers from the bytes of a node.
package enum NumberContent {
  package static func integer(of node: Node, in base: UnsafePointer<UInt8>) -> IntegerValue? {
    nil
  }
  package static func double(of node: Node, in base: UnsafePointer<UInt8>) -> Double { 0 }
  package static func text(of node: Node, in base: UnsafePointer<UInt8>) -> String { "" }
  package static func uid(of node: Node, in base: UnsafePointer<UInt8>, format: Format) -> UInt64 {
    0
  }
}
