import ModelKitDeclarations

/// What an `init(from:)` asks its decoder for, as far as its text tells:
///
///     decoder.container(keyedBy: CodingKeys.self)     a dictionary
///     decoder.singleValueContainer()                  one value
///     super.init(from: decoder)                       what the superclass does
///     Parts(from: decoder)                            something else
enum DecodingBody {
  case dictionary, superclass, other

  init(_ source: String) {
    let list = TokenList(Array(source.utf8))
    var words: Set<String> = []
    var opensDictionary = false
    for (token, next) in zip(list.tokens, list.tokens.dropFirst())
    where token.kind == .identifier {
      let word = list.text(token.range)
      words.insert(word)
      // Else it is the name of a container.
      let isCalled = next.kind == .punctuation && next.byte == UInt8(ascii: "(")
      if word == "container", isCalled { opensDictionary = true }
    }
    if !words.isDisjoint(with: ["singleValueContainer", "unkeyedContainer"]) {
      self = .other
    } else if opensDictionary {
      self = .dictionary
    } else {
      self = words.contains("super") ? .superclass : .other
    }
  }
}
