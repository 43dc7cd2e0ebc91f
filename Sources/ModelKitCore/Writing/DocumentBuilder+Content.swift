import ModelKitDocument

extension DocumentBuilder {
  /// Adds a value and what is in it. Where the format has no dates and data, they are text.
  mutating func add(_ content: ModelContent, hasDates: Bool) {
    switch content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text): number(text: text)
    case .real(let value): real(value)
    case .string(let text): string(text)
    case .date(let seconds):
      if !hasDates, let date = CalendarDate(secondsSinceReferenceDate: seconds) {
        string(date.text())
      } else {
        date(secondsSinceReferenceDate: seconds)
      }
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
    case .array(let elements):
      beginArray()
      for element in elements { add(element, hasDates: hasDates) }
      end()
    case .dictionary(let entries):
      beginDictionary()
      for entry in entries where !entry.isWay {
        key(entry.key)
        add(entry.value, hasDates: hasDates)
      }
      end()
    }
  }
}
