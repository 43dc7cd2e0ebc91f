import Foundation
import ModelKitCore
import ModelKitDocument
import ModelKitTestSupport
import Testing

extension Model {
  /// The text of a file after an edit of the one model that it holds: JSON without white space, or the
  /// value of an XML property list without its line breaks.
  ///
  /// The file has to hold the edited model then, by the same policy.
  static func edited(
    _ sample: Sample, policy: Policy = .strict, _ change: (inout Self) -> Void
  ) throws -> String where Self: Equatable {
    var model = try Self(from: sample.document, policy: policy)
    change(&model)
    let saved = try replaced(sample, by: model, policy: policy)
    #expect(
      try Self(from: Sample(name: sample.name, bytes: saved).document, policy: policy) == model)
    return text(of: saved)
  }

  /// The text of a file after its one model, faulty as it may be, was replaced.
  static func replacing(
    _ sample: Sample, by model: Self, policy: Policy = .strict
  ) throws -> String where Self: Equatable {
    let saved = try replaced(sample, by: model, policy: policy)
    #expect(
      try Self(from: Sample(name: sample.name, bytes: saved).document, policy: policy) == model)
    return text(of: saved)
  }

  private static func replaced(
    _ sample: Sample, by model: Self, policy: Policy
  ) throws -> [UInt8] {
    let saved = try sample.document.replacing([NodePath(): model], policy: policy)
    let format: OutputFormat = sample.name.hasSuffix("plist") ? .xml : .json
    return saved.written(as: format, options: WritingOptions(isCompact: true)).bytes
  }

  private static func text(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<plist version=\"1.0\">") else { return text }
    return text[start.upperBound...].filter { !"\n\t".contains($0) }
      .replacing("</plist>", with: "")
  }
}
