import ModelKitDocument

// JSON by its shape: what a closure adds stands between the brackets.
extension DocumentBuilder {
  mutating func object(_ body: (inout DocumentBuilder) -> Void) {
    beginDictionary()
    body(&self)
    end()
  }

  mutating func object(_ name: String, _ body: (inout DocumentBuilder) -> Void) {
    key(name)
    object(body)
  }

  mutating func array(_ name: String, _ body: (inout DocumentBuilder) -> Void) {
    key(name)
    beginArray()
    body(&self)
    end()
  }

  mutating func entry(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func entry(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  mutating func null(_ name: String) {
    key(name)
    null()
  }

  /// The bytes of what was built.
  consuming func json() -> [UInt8] {
    finish().written(as: .json, options: WritingOptions(isCompact: true)).bytes
  }
}
