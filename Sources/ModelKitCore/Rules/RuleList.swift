/// The rules of a key, and which key it is.
struct RuleList {
  let rules: [KeyRule]
  /// The key as its model names it.
  let key: [KeyName]

  init(_ rules: [KeyRule], of key: [KeyName]) {
    self.rules = rules
    self.key = key
  }

  /// The rules that hold for each scalar of a list or a dictionary.
  var ofElements: RuleList { RuleList(rules.filter(\.isAboutElements), of: key) }
}
