import Foundation
import ModelKitDocument

/// Bytes to a document, against Foundation's readers.
struct ReadingSuite {
  let shops: ShopData
  /// Further files: name and content.
  let files: [(name: String, bytes: [UInt8])]

  var jobs: [Job] {
    let label = "shops-\(shops.count)"
    var jobs = [
      json(label, shops.json),
      lines(label, shops.jsonLines),
      propertyList("XML → document, \(label)", "shops.plist", shops.xml, goal: 80),
      propertyList("binary → document, \(label)", "shops.plist", shops.binary, goal: 80),
      propertyList("OpenStep → document, \(label)", "shops.plist", shops.openStep, goal: 60),
    ]
    for file in files {
      jobs.append(
        file.name.hasSuffix(".json")
          ? json(file.name, file.bytes)
          : propertyList("\(file.name) → document", file.name, file.bytes, goal: nil))
    }
    return jobs
  }

  private func json(_ label: String, _ bytes: [UInt8]) -> Job {
    let data = Data(bytes)
    return Job(
      "JSON → document, \(label)", byteCount: bytes.count, goals: ["Foundation": 30],
      [
        read(bytes, name: "data.json"),
        Contender(name: "Foundation") {
          try Self.count(JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
        },
      ])
  }

  private func lines(_ label: String, _ bytes: [UInt8]) -> Job {
    let lines = bytes.split(separator: 0x0A).map { Data($0) }
    return Job(
      "JSON Lines → document, \(label)", byteCount: bytes.count,
      [
        read(bytes, name: "data.jsonl"),
        Contender(name: "Foundation") {
          for line in lines { _ = try JSONSerialization.jsonObject(with: line) }
          return lines.count
        },
      ])
  }

  private func propertyList(
    _ name: String, _ file: String, _ bytes: [UInt8], goal: Double?
  ) -> Job {
    let data = Data(bytes)
    return Job(
      name, byteCount: bytes.count, goals: goal.map { ["Foundation": $0] } ?? [:],
      [
        read(bytes, name: file),
        Contender(name: "Foundation") {
          try Self.count(PropertyListSerialization.propertyList(from: data, format: nil))
        },
      ])
  }

  private func read(_ bytes: [UInt8], name: String) -> Contender {
    let source = SourceText(bytes, name: name)
    return Contender(name: "ModelKit") {
      let document = Document(reading: source)
      guard document.diagnostics.isEmpty, let root = document.root else { return -1 }
      return document.count(of: root)
    }
  }

  /// How many elements or entries Foundation's value has.
  private static func count(_ value: Any) -> Int {
    if let array = value as? [Any] { return array.count }
    return (value as? [String: Any])?.count ?? 0
  }
}
