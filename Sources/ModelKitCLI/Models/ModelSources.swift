import ModelKitCore
import ModelKitReport

/// The Swift sources that models are declared in.
struct ModelSources {
  private(set) var sources: [SourceText] = []

  /// Reads the files, and those in the folders, and reports what cannot be read.
  init(_ paths: [String], delivery: inout ReportDelivery) {
    var seen: Set<FileStatus.Identity> = []
    for path in paths {
      do throws(FileFault) {
        let status = try FileStatus(of: path, followingLinks: true)
        switch status.kind {
        case .folder: try addFolder(path, &seen, &delivery)
        case .file, .link, .other:
          guard FileTree.fileExtension(of: path) == "swift" else {
            delivery.deliver(ofModel: .unknownModelSource(path))
            continue
          }
          try add(FileTree.File(path: path, identity: status.identity), &seen, &delivery)
        }
      } catch {
        delivery.deliver(InputFault(error))
      }
    }
  }

  private mutating func addFolder(
    _ path: String, _ seen: inout Set<FileStatus.Identity>, _ delivery: inout ReportDelivery
  ) throws(FileFault) {
    let found = FileTree(of: path, extensions: ["swift"]).results
    for result in found { try add(result.get(), &seen, &delivery) }
    if found.isEmpty { delivery.deliver(ofModel: .unknownModelSource(path)) }
  }

  private mutating func add(
    _ file: FileTree.File, _ seen: inout Set<FileStatus.Identity>,
    _ delivery: inout ReportDelivery
  ) throws(FileFault) {
    guard seen.insert(file.identity).inserted else { return }
    let source = try FileReader().source(atPath: file.path)
    sources.append(source)
    delivery.sources.add(source)
  }
}

extension FileReport {
  /// A path that was given for a model, and where no Swift can be.
  fileprivate static func unknownModelSource(_ path: String) -> FileReport {
    FileReport(
      name: path,
      diagnostics: [
        Diagnostic(
          .unknownModelSource, .error, "no Swift source is here to read a model from", file: path,
          help: "give a file that ends in .swift, or a folder with such files")
      ])
  }
}

extension DiagnosticCode {
  /// A path for a model that leads to no Swift source.
  static let unknownModelSource = DiagnosticCode("model.source")
}
