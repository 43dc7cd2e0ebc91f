/// Bytes from the content of a data node.
package enum DataContent {
  package static func bytes(
    of node: Node, in base: UnsafePointer<UInt8>, format: Format
  ) -> [UInt8] { [] }
}
