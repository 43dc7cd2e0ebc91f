import ModelKitCore
import ModelKitTestSupport
import Testing

enum Size: UInt8, ModelValue {
  case small = 1
  case huge = 255
}

enum Deal: String, ModelValue, CaseIterable {
  case twoForOne = "two-for-one"
  case half
}

struct EnumerationTests {
  @Test func `raw values are cases`() throws {
    #expect(try Word.value(json: "\"two\"") == .two)
    #expect(try Word.value(xml: "<string>one</string>") == .one)
    #expect(try Word.value(openStep: "one") == .one)
    #expect(try Deal.value(json: "\"two-for-one\"") == .twoForOne)
    #expect(try Level.value(json: "7") == .high)
    #expect(try Level.value(xml: "<integer>1</integer>") == .low)
    #expect(try Level.value(openStep: "7") == .high)
    #expect(try Size.value(json: "255") == .huge)
  }

  @Test func `an unknown case lists what is allowed`() {
    #expect(
      Word.words(json: "\"three\"")
        == ["`v` should be Word, which has no case `three`", "Word has `one`, `two`"])
    #expect(
      Word.words(json: "\"On\"").last == "did you mean `one`? Word has `one`, `two`")
    #expect(
      Deal.words(json: "\"twoForOne\"").last
        == "did you mean `two-for-one`? Deal has `two-for-one`, `half`")
    #expect(
      Level.words(json: "2")
        == ["`v` should be Level, which has no case `2`", "Level has `1`, `7`"])
    #expect(
      Size.words(json: "2").last == "conform Size to CaseIterable to have its cases listed here")
  }

  @Test func `cases are told letter by letter`() {
    #expect(Word.fault(json: "\"Two\"") == "value.unknown-case")
    #expect(Word.fault(json: "\"\"") == "value.unknown-case")
    #expect(Word.fault(json: "\" two\"") == "value.unknown-case")
  }

  @Test func `a number has to be in the range of the raw value`() {
    #expect(Size.fault(json: "256") == "value.out-of-range")
    #expect(Size.fault(json: "-1") == "value.out-of-range")
    #expect(Level.fault(json: "\"7\"") == "type.mismatch")
    #expect(Level.fault(json: "7.0") == "type.mismatch")
    #expect(Level.fault(openStep: "high") == "value.number")
    #expect(Level.fault(openStep: "2") == "value.unknown-case")
  }
}
