import ModelKitCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of the disk.
enum Folder {
  /// The names in a folder in the order of their bytes, `.` and `..` left out.
  static func names(in path: String) throws(FileFault) -> [String] {
    guard let stream = opendir(path) else { throw FileFault(.opening(errno), file: path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // The name reaches to its zero byte, however long the C type claims it is.
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The path of something in a folder.
  static func path(of name: String, in folder: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
