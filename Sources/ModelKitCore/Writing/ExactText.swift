/// Text that is the same as another only if its bytes are: to a file, `é` and `e` with an accent differ.
package struct ExactText: Sendable, Hashable {
  package let value: String

  package init(_ value: String) { self.value = value }

  package static func == (a: ExactText, b: ExactText) -> Bool {
    a.value.utf8.elementsEqual(b.value.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in value.utf8 { hasher.combine(byte) }
  }
}
