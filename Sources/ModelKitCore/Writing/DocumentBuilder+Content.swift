import ModelKitDocument

extension DocumentBuilder {
  /// Adds a value and what is in it. Where the format has no dates and data, they are text.
  mutating func add(_ content: ModelContent, hasDates: Bool) {
    var open: [Parts] = []
    begin(content, hasDates: hasDates, &open)
    while let last = open.indices.last {
      guard let content = open[last].next(&self) else {
        end()
        open.removeLast()
        continue
      }
      begin(content, hasDates: hasDates, &open)
    }
  }

  /// The parts of a container that are still to be added.
  private enum Parts {
    case elements(ArraySlice<ModelContent>)
    case entries(ArraySlice<ModelContent.Entry>)

    /// Adds the key of the next part, if it has one, and returns its value.
    mutating func next(_ builder: inout DocumentBuilder) -> ModelContent? {
      switch self {
      case .elements(var rest):
        let element = rest.popFirst()
        self = .elements(rest)
        return element
      case .entries(var rest):
        rest = rest.drop { !$0.isWritten }
        let entry = rest.popFirst()
        self = .entries(rest)
        if let entry { builder.key(entry.key) }
        return entry?.value
      }
    }
  }

  /// Adds a value, or the beginning of a container.
  private mutating func begin(_ content: ModelContent, hasDates: Bool, _ open: inout [Parts]) {
    switch content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text): number(text, hasDates: hasDates)
    case .real(let number): real(number.value)
    case .string(let text): string(text.value)
    case .date(let seconds): date(seconds.value, hasDates: hasDates)
    case .data(let bytes):
      if hasDates {
        data(bytes)
      } else {
        string(String(decoding: Base64.encode(bytes), as: UTF8.self))
      }
    case .bytes(let bytes):
      if hasDates { return data(bytes) }
      beginArray()
      for byte in bytes { integer(byte) }
      end()
    case .list(let list):
      if let text = list.text { return string(text) }
      beginArray()
      open.append(.elements(list.elements[...]))
    case .dictionary(let entries), .mapping(let entries, _):
      beginDictionary()
      open.append(.entries(entries[...]))
    case .readFromText(let content): begin(content, hasDates: hasDates, &open)
    }
  }

  /// Adds a date, or the text that is read as the same: one that is finer than text can say stays a
  /// date, for the format to refuse.
  private mutating func date(_ seconds: Double, hasDates: Bool) {
    if !hasDates, let date = CalendarDate(secondsSinceReferenceDate: seconds),
      date.isText(of: seconds)
    {
      string(date.text())
    } else {
      date(secondsSinceReferenceDate: seconds)
    }
  }

  /// Adds a number; a real where the integers of the format, which have 64 bits, do not hold it. Of
  /// XML's reals every digit counts.
  mutating func number(_ text: String, hasDates: Bool) {
    number(text: text, isReal: hasDates && Int64(text) == nil && UInt64(text) == nil)
  }
}
