import ModelKitDocument

/// The name of a file of a bundle, as a program writes it: `shops`, `shops.plist`, `data/shops`.
struct BundleName {
  /// The extensions that a name need not have, in the order in which they are tried.
  static let extensions = ["plist", "json", "json5", "jsonc", "jsonl", "strings"]

  let text: String

  /// The files that the name can stand for, the first choice first.
  ///
  /// A name with one of the ``extensions`` stands for itself. Any other stands for itself and each of
  /// them added; only a name without any extension is no file's name.
  var candidates: [String] {
    let last = text.split(separator: "/").last ?? ""
    let ending = last.lastIndex(of: ".").map { last[last.index(after: $0)...].lowercased() }
    if let ending, Self.extensions.contains(ending) { return [text] }
    return (ending == nil ? [] : [text]) + Self.extensions.map { "\(text).\($0)" }
  }

  /// Why the name is no name of a file in a bundle; `nil` if it is one.
  var refusal: Diagnostic? {
    if text.isEmpty {
      return outside("a file's name is empty", help: "name a file of the bundle")
    }
    if text.hasPrefix("/") {
      return outside(
        "`\(text)` is an absolute path, not the name of a file in the bundle",
        help: "for a file elsewhere use `load(contentsOf:)` with its URL")
    }
    if text.utf8.contains(0) {
      return outside("a file's name has a NUL character in it", help: "name a file of the bundle")
    }
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    if steps.contains("..") {
      return outside(
        "`\(text)` leads out of the bundle", help: "name the file from the bundle's folder down")
    }
    if steps.contains("") || steps.contains(".") {
      return outside(
        "`\(text)` has an empty step", help: "write each folder and the file once: `data/shops`")
    }
    return nil
  }

  private func outside(_ message: String, help: String) -> Diagnostic {
    Diagnostic(.outsideBundle, .error, message, file: text, help: help)
  }
}
