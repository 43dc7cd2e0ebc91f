public import ModelKitDocument

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A folder of data files, such as an app's resources, whose models are loaded by name, each once.
///
/// ```swift
/// let bundle = ModelBundle(folder: url, languages: ["zh-Hans", "en"])
/// let shops = try bundle.models("shops", as: Shop.self)     // every fault, or all shops
/// let report = bundle.load("shops.plist", as: Shop.self)    // the same; the file is not read again
/// let page = try bundle.model("page", as: Page.self)
/// ```
///
/// With `import ModelKit` an app makes one of its `Bundle`, and keeps it where it keeps what lives as
/// long as itself:
///
/// ```swift
/// extension ModelBundle { static let app = ModelBundle(.main) }
/// ```
///
/// **Names.** `shops` stands for `shops.plist`, `.json`, `.json5`, `.jsonc`, `.jsonl` or `.strings`, in
/// this order; several of them in one place are told (`bundle.ambiguous`) and the first is taken. A
/// name can lead into a folder (`data/shops`) and not out of the bundle, nor can a symbolic link
/// (`bundle.outside`).
///
/// **Places.** A file is looked for in the folders of the languages, in their order and each from the
/// special to the general (`zh-Hans-CN.lproj`, `zh-Hans.lproj`, `zh.lproj`), then in `Base.lproj`, then
/// in the folder itself, then in that of the development language. If no place has it, the error
/// (`bundle.missing`) names them all. Of a Mac app or bundle the folder is `Contents/Resources`, of a
/// framework `Resources`. `Bundle` itself looks in the folder before the languages.
///
/// **Once.** A file is loaded when it is first asked for and then kept, for each type and policy. Threads
/// that ask for it meanwhile wait and get the same models, so these are `Sendable`. No lock is held
/// while it loads: a model that is being read may ask the bundle for other files. If those ask for
/// the first one, on this thread or another, they are told (`bundle.cycle`); that is noticed within
/// one bundle, and not where a model's code waits for another thread by means of its own. A file
/// that is missing or cannot be read is looked for again the next time.
public final class ModelBundle: Sendable {
  /// What makes a load the same as an earlier one.
  struct LoadKey: Hashable, Sendable {
    let path: ExactPath
    let type: ObjectIdentifier
    let policy: Policy
    let isSingle: Bool

    var fileName: String { path.text.split(separator: "/").last.map(String.init) ?? path.text }
  }

  /// The folder.
  public let folder: URL
  /// The languages whose variants are looked for, the preferred one first.
  public let languages: [String]
  /// The language that is looked for last.
  public let developmentLanguage: String?
  /// How files are read.
  public let options: ReadingOptions

  private let context: (any Sendable)?
  private let search: BundleSearch
  private let files = Monitor<[ExactPath: BundleFile]>([:])
  private let loads = OnceTable<LoadKey>()

  /// A bundle. Nothing is read yet.
  ///
  /// - Parameters:
  ///   - folder: The folder with the files, or an app, bundle or framework.
  ///   - languages: The languages whose variants are looked for, the preferred one first; `zh-Hans`
  ///     as folders are named. What is no language tag is passed over.
  ///   - developmentLanguage: The language whose variant is taken when there is no other.
  ///   - options: How files are read.
  ///   - context: What ``ModelReader/context(as:)`` gives to models being read; the bundle itself if
  ///     nothing is said.
  public init(
    folder: URL, languages: [String] = [], developmentLanguage: String? = nil,
    options: ReadingOptions = ReadingOptions(), context: (any Sendable)? = nil
  ) {
    self.folder = folder
    self.languages = languages
    self.developmentLanguage = developmentLanguage
    self.options = options
    self.context = context
    search = BundleSearch(
      folder: folder, languages: languages, developmentLanguage: developmentLanguage)
  }

  /// The file of a name; the same one each time, once it was found.
  func file(named name: String) throws(ModelError) -> BundleFile {
    let key = ExactPath(text: name)
    if let known = files.current[key] { return known }
    let found = try search.file(named: name)
    return files.change { files in
      if let known = files[key] { return known }
      files[key] = found
      return found
    }
  }

  /// The report of a load, made once.
  func report<Made: Model & Sendable>(
    _ type: Made.Type, named name: String, policy: Policy, shape: RootShape?
  ) -> LoadReport<Made> {
    let file: BundleFile
    do throws(ModelError) {
      file = try self.file(named: name)
    } catch {
      return LoadReport(of: name, failed: error.diagnostics)
    }
    let key = LoadKey(
      path: ExactPath(text: file.path), type: ObjectIdentifier(type), policy: policy,
      isSingle: shape == .single)
    let answer: OnceTable<LoadKey>.Answer<LoadReport<Made>> = loads.value(of: key) {
      do throws(FileFault) {
        return (try read(file, policy: policy, shape: shape), true)
      } catch {
        files.change { $0[ExactPath(text: name)] = nil }
        return (LoadReport(of: file.name, failed: [error.diagnostic]), false)
      }
    }
    switch answer {
    // How the file was found is not kept: it differs with the name that it is asked for by.
    case .value(let report): return report.preceded(by: file.findings)
    case .cycle(let ring): return LoadReport(of: file.name, failed: [.cycle(ring.map(\.fileName))])
    }
  }

  private func read<Made: Model & Sendable>(
    _ file: BundleFile, policy: Policy, shape: RootShape?
  ) throws(FileFault) -> LoadReport<Made> {
    let source = try FileReader(limits: options.limits).source(
      atPath: file.path, name: file.name)
    let document = Document(reading: source, options: options)
    let keys = shape == .single ? KeySet([]) : Made.factory.keys
    return EntryLoader.load(
      document, shape: shape, keys: keys, policy: policy, context: context ?? self
    ) {
      (entry, reader) throws(ModelFailure) -> Made in
      try Made.read(at: entry, from: &reader)
    }
  }
}
