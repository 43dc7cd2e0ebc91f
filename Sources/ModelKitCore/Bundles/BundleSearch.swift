import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// A bundle with the languages ["zh-Hans-CN", "en"] and the development language "de" is searched in
//
//     zh-Hans-CN.lproj  zh-Hans.lproj  zh.lproj    the first language, from the special to the general
//     en.lproj                                     the next
//     Base.lproj                                   what all languages share
//     .                                            the folder itself
//     de.lproj                                     what the app was written in
//
// The first place with a file for the name has it. That is Apple's order but for one thing: `Bundle`
// takes a file of the folder itself before all languages, so that a translation beside it is never
// seen. Here the translation wins. Apple's guide says never to have both.

/// Finds the files of a bundle by name.
struct BundleSearch: Sendable {
  let folder: URL
  let languages: [String]
  let developmentLanguage: String?

  /// Where to look, in order, as paths from the folder of the resources; "" is the folder itself.
  var places: [String] {
    let special = languages.flatMap(Self.fallbacks) + ["Base"]
    let last = developmentLanguage.map(Self.fallbacks) ?? []
    var places: [String] = []
    for place in special.map({ "\($0).lproj" }) + [""] + last.map({ "\($0).lproj" })
    where !places.contains(place) {
      places.append(place)
    }
    return places
  }

  /// A language and the more general ones: `zh-Hans-CN`, `zh-Hans`, `zh`; none for what is no
  /// language, such as a path.
  static func fallbacks(_ language: String) -> [String] {
    let isTag = language.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isTag, !language.isEmpty else { return [] }
    var tags = [language]
    var rest = language[...]
    while let cut = rest.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      rest = rest[..<cut]
      if !rest.isEmpty { tags.append(String(rest)) }
    }
    return tags
  }

  /// The folder that has the resources: in a Mac app or bundle `Contents/Resources`, in a framework
  /// `Resources`, otherwise the folder itself.
  var resources: String {
    let path = folder.path
    let inContents = path + "/Contents/Resources"
    if case .folder = FilePlace(inContents) { return inContents }
    let inFramework = path + "/Resources"
    if folder.pathExtension == "framework", case .folder = FilePlace(inFramework) {
      return inFramework
    }
    return path
  }

  /// The file of a name.
  func file(named text: String) throws(ModelError) -> BundleFile {
    let name = BundleName(text: text)
    if let refusal = name.refusal { throw ModelError([refusal]) }
    guard folder.isFileURL || folder.scheme == nil else {
      throw ModelError([.missing(text, at: folder.absoluteString)])
    }
    let root = resources
    let candidates = name.candidates
    for place in places {
      let prefix = place.isEmpty ? "" : place + "/"
      let found = candidates.map { prefix + $0 }.filter {
        if case .file = FilePlace("\(root)/\($0)") { true } else { false }
      }
      guard let first = found.first else { continue }
      guard let real = FilePlace.realPath("\(root)/\(first)"),
        let realRoot = FilePlace.realPath(root), Self.isInside(real, realRoot)
      else {
        throw ModelError([.linkOut(of: root, at: first)])
      }
      return BundleFile(
        path: real, name: first,
        findings: found.count > 1 ? [.ambiguous(text, among: found)] : [])
    }
    throw ModelError([.missing(text, candidates: candidates, places: places, in: root)])
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}

/// A file that was found in a bundle.
struct BundleFile: Sendable {
  /// Where it is, without symbolic links.
  let path: String
  /// What reports call it: its path from the folder of the resources.
  let name: String
  /// What is to be said of how it was found.
  let findings: [Diagnostic]
}
