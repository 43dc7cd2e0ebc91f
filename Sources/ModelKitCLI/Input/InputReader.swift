import ModelKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the inputs that the command line names.
struct InputReader {
  let options: InputOptions
  let console: Console

  /// The document at a path; `-` is standard input.
  func document(at path: String) throws(InputFault) -> Document {
    Document(reading: try source(at: path), options: options.reading)
  }

  private func source(at path: String) throws(InputFault) -> SourceText {
    let name = path == "-" ? options.standardInputName : path
    do throws(SystemFault) {
      return SourceText(try path == "-" ? console.readInput() : bytes(at: path), name: name)
    } catch {
      if (try? FileStatus(of: path, followingLinks: true))?.kind == .folder {
        throw .folder(path)
      }
      throw InputFault(error, at: name)
    }
  }

  private func bytes(at path: String) throws(SystemFault) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw .last }
    let descriptor = Descriptor(number: number)
    defer { _ = descriptor.close() }
    return try descriptor.readToEnd()
  }
}
