import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport

/// A model with one value under the key `v`.
struct Box<Value: ModelValue>: Model {
  let v: Value

  static var factory: Factory<Box<Value>> { Factory(Box.init, Key("v")) }
}

extension ModelValue {
  /// The value that a sample has under `v`.
  static func value(in sample: Sample) throws(ModelError) -> Self {
    try Box<Self>(from: sample.document).v
  }

  /// What is found when a sample's `v` is read.
  static func findings(in sample: Sample, policy: Policy = .strict) -> [Finding] {
    Box<Self>.load(sample, policy: policy).diagnostics.map(Finding.init)
  }

  static func value(json text: String) throws(ModelError) -> Self {
    try value(in: .json("{\"v\": \(text)}"))
  }

  static func value(xml element: String) throws(ModelError) -> Self {
    try value(in: .xml("<dict><key>v</key>\(element)</dict>"))
  }

  static func value(openStep text: String) throws(ModelError) -> Self {
    try value(in: .openStep("{ v = \(text); }"))
  }

  /// The code of the one fault of a JSON value at `v`; what else there is otherwise.
  static func fault(json text: String) -> String {
    soleCode(of: findings(in: .json("{\"v\": \(text)}")), at: "1:7")
  }

  static func fault(xml element: String) -> String {
    soleCode(of: findings(in: .xml("<dict><key>v</key>\(element)</dict>")), at: "2:19")
  }

  static func fault(openStep text: String) -> String {
    soleCode(of: findings(in: .openStep("{ v = \(text); }")), at: "1:7")
  }

  private static func soleCode(of findings: [Finding], at place: String) -> String {
    guard let first = findings.first else { return "accepted" }
    return findings == [Finding(first.code, "v", place)] ? first.code : "\(findings)"
  }

  /// The message and the help of the first fault of a JSON value.
  static func words(json text: String) -> [String] {
    Box<Self>.load(.json("{\"v\": \(text)}")).diagnostics.first.map { [$0.message, $0.help ?? ""] }
      ?? []
  }
}
