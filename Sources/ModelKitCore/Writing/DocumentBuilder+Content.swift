import ModelKitDocument

extension DocumentBuilder {
  /// Adds a value and what is in it. Where the format has no dates and data, they are text.
  mutating func add(_ content: ModelContent, hasDates: Bool) {
    switch content {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .number(let text):
      // The integers of property lists have 64 bits; of XML's reals every digit counts.
      number(text: text, isReal: hasDates && Int64(text) == nil && UInt64(text) == nil)
    case .real(let value): real(value)
    case .realText(let text): real(text: text)
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
    case .array(let elements): add(elements, hasDates: hasDates)
    case .set(let elements, let isOrdered):
      beginSet(isOrdered: isOrdered)
      for element in elements { add(element, hasDates: hasDates) }
      end()
    case .uid(let number): uid(number)
    case .list(let list):
      if let text = list.text {
        string(text)
      } else {
        add(list.elements, hasDates: hasDates)
      }
    case .dictionary(let entries), .mapping(let entries, _):
      beginDictionary()
      for entry in entries where entry.isWritten {
        key(entry.key)
        add(entry.value, hasDates: hasDates)
      }
      end()
    case .readFromText(let content): add(content, hasDates: hasDates)
    }
  }

  private mutating func add(_ elements: [ModelContent], hasDates: Bool) {
    beginArray()
    for element in elements { add(element, hasDates: hasDates) }
    end()
  }
}
