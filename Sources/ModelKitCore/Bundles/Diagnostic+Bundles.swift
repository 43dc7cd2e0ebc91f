import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Diagnostic {
  /// No place of the bundle has a file of the name.
  static func missing(
    _ name: String, candidates: [String], places: [String], in root: String
  ) -> Diagnostic {
    let folder = root.split(separator: "/").last.map(String.init) ?? root
    let looked = places.map { $0.isEmpty ? "the folder itself" : $0 }
    let notes = places.map { place in
      let path = place.isEmpty ? root : "\(root)/\(place)"
      if case .folder = FilePlace(path) {
        return "looked in \(path) for \(Spelling.list(candidates))"
      }
      return "looked for \(path), which is no folder"
    }
    return Diagnostic(
      .missingInBundle, .error,
      "there is no `\(name)` in \(folder); looked in \(looked.joined(separator: ", "))",
      file: name, notes: notes,
      help: Self.closest(to: name, in: places, of: root).map(Spelling.question)
        ?? "add the file to the bundle's resources, or mend the name")
  }

  /// The bundle's folder is somewhere else than on a disk.
  static func missing(_ name: String, at address: String) -> Diagnostic {
    Diagnostic(
      .missingInBundle, .error,
      "there is no `\(name)`; the bundle's address `\(address)` is no folder on a disk", file: name,
      notes: ["looked nowhere"], help: "make the bundle of a file URL")
  }

  /// The file of the bundle that was most likely meant.
  private static func closest(to name: String, in places: [String], of root: String) -> String? {
    // A folder can hold very many files; a suggestion is not worth comparing all of them.
    let files = places.flatMap { place -> [String] in
      let path = place.isEmpty ? root : "\(root)/\(place)"
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }.sorted().prefix(1000)
    if let whole = Spelling.closest(to: name, in: Array(files)) { return whole }
    let stems = files.map { file in
      file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }
    return Spelling.closest(to: name, in: stems)
  }

  /// Several files of one place fit the name; the first one is taken.
  static func ambiguous(_ name: String, among found: [String]) -> Diagnostic {
    Diagnostic(
      .ambiguousInBundle, .warning,
      "`\(name)` stands for \(Spelling.list(found)); `\(found.first ?? name)` was taken",
      file: name, help: "write the extension too, or keep one of the files")
  }

  /// A symbolic link leads out of the bundle.
  static func linkOut(of root: String, at name: String) -> Diagnostic {
    Diagnostic(
      .outsideBundle, .error, "`\(name)` is a symbolic link that leads out of the bundle",
      file: name, notes: ["the bundle's resources are in \(root)"],
      help: "put the file itself into the bundle")
  }

  /// Loading a file asks, by way of others, for the file.
  static func cycle(_ names: [String]) -> Diagnostic {
    let first = names.first ?? ""
    let ring = (names + [first]).map { "`\($0)`" }.joined(separator: ", which needs ")
    return Diagnostic(
      .bundleCycle, .error, "`\(first)` is needed to load itself", file: first,
      notes: ["loading \(ring)"],
      help: "load one of them without the other, and connect them afterwards")
  }
}
