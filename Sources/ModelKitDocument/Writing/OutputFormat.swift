/// The formats that a document can be written in.
///
/// The raw values are the names that `modelkit convert --to` takes.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  /// JSON (RFC 8259).
  case json
  /// An XML property list.
  case xml
  /// A binary property list, `bplist00`.
  case binary
  /// An OpenStep ("ASCII") property list.
  case openStep = "openstep"
  /// JSON that keeps what JSON has no type for: `{"$real":"1.5"}`, `{"$date":"…"}`.
  case typedJSON = "typed-json"
}
