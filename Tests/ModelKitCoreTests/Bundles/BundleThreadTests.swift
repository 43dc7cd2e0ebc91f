import Foundation
import ModelKitCore
import ModelKitTestSupport
import Testing

/// What bundles do when many threads use them at once.
struct BundleThreadTests {
  /// Runs work on as many threads at once, let go together.
  private func concurrently<Value: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Monitor<[Int: Value]>([:])
    let gate = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    for i in 0..<count {
      group.enter()
      let thread = Thread {
        gate.wait()
        let value = work(i)
        results.change { $0[i] = value }
        group.leave()
      }
      thread.start()
    }
    for _ in 0..<count { gate.signal() }
    group.wait()
    return results.change { results in (0..<count).compactMap { results[$0] } }
  }

  @Test func `a thousand first uses of one file load it once, and all get the same`() throws {
    let folder = try Folder(["notes.json": #"[{"text": "a"}, {"text": 1}, {"text": "b"}]"#])
    let counter = Counter()
    let bundle = ModelBundle(folder: folder.url, context: counter)
    let reports = concurrently(1000) { i in
      bundle.load(Counted.self, named: i.isMultiple(of: 2) ? "notes" : "notes.json")
    }
    #expect(reports.count == 1000)
    #expect(counter.count == 3)
    let first = try #require(reports.first)
    #expect(first.models.count == 2)
    // Classes: not equal ones, but the same.
    #expect(reports.allSatisfy { zip($0.models, first.models).allSatisfy { $0 === $1 } })
    #expect(reports.allSatisfy { $0.models.count == 2 && $0.diagnostics == first.diagnostics })
  }

  @Test func `a thousand first uses of one property load its file once`() throws {
    let folder = try Folder(["notes.json": Folder.note("a")])
    let counter = Counter()
    let property = BundledModels<Counted>(
      "notes", in: ModelBundle(folder: folder.url, context: counter))
    let values = concurrently(1000) { _ in property.wrappedValue }
    #expect(counter.count == 1)
    let first = try #require(values.first?.first)
    #expect(values.count == 1000)
    #expect(values.allSatisfy { $0.count == 1 && $0[0] === first })
  }

  @Test func `a thousand uses of one factory make equal models`() throws {
    let folder = try Folder(["notes.json": Folder.note("a")])
    let url = folder.url.appending(path: "notes.json")
    let models = concurrently(1000) { _ in try? Note.models(contentsOf: url) }
    #expect(models.count == 1000)
    #expect(models.allSatisfy { $0 == [Note(text: "a")] })
  }

  @Test func `a model may ask the bundle for another file`() throws {
    let folder = try Folder(["a.json": #"{"next": "b"}"#, "b.json": #"{"next": ""}"#])
    let bundle = ModelBundle(folder: folder.url)
    let links = concurrently(100) { i in
      try? bundle.model(Link.self, named: i.isMultiple(of: 2) ? "a" : "b")
    }
    #expect(links.enumerated().allSatisfy { $1?.depth == ($0.isMultiple(of: 2) ? 2 : 1) })
  }

  @Test func `a file that needs itself is told, not waited for`() throws {
    let folder = try Folder(["a.json": #"{"next": "b"}"#, "b.json": #"{"next": "a"}"#])
    let bundle = ModelBundle(folder: folder.url)
    let error = #expect(throws: ModelError.self) { try bundle.model(Link.self, named: "a") }
    let message = try #require(error?.diagnostics.first?.message)
    #expect(message.contains("`a.json` is needed to load itself"))
  }

  @Test func `files that need each other on two threads are told, not waited for`() throws {
    let folder = try Folder(["a.json": #"{"next": "b"}"#, "b.json": #"{"next": "a"}"#])
    let meeting = Meeting()
    let bundle = ModelBundle(folder: folder.url, context: meeting)
    meeting.bundle.change { $0 = bundle }
    defer { meeting.bundle.change { $0 = nil } }
    let errors = concurrently(2) { i -> String in
      do {
        _ = try bundle.model(Link.self, named: i == 0 ? "a" : "b")
        return ""
      } catch {
        return "\(error)"
      }
    }
    // Whichever asked last was told; the other's file needs that one, and so has the fault as well.
    #expect(errors.allSatisfy { $0.contains("is needed to load itself") })
    #expect(meeting.arrivals.change { $0 } == 2)
  }
}

/// Makes two loads wait for each other before either asks for the other's file.
private final class Meeting: Sendable {
  let bundle = Monitor<ModelBundle?>(nil)
  let arrivals = Monitor(0)

  func arrive() {
    arrivals.change { $0 += 1 }
    arrivals.wait { $0 < 2 ? nil : () }
  }
}

/// Counts how often models were read.
private final class Counter: Sendable {
  private let state = Monitor(0)

  var count: Int { state.change { $0 } }
  func increment() {
    state.change { $0 += 1 }
    // Long enough for others to come and find the load under way.
    Thread.sleep(forTimeInterval: 0.01)
  }
}

/// A model that counts its reading, by the context of the load.
private final class Counted: Model, Sendable {
  let text: String

  init(text: String) { self.text = text }

  static let factory = Factory(Counted.init(text:), Key("text"))

  static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Counted {
    reader.context(as: Counter.self)?.increment()
    return try factory.read(at: node, as: Counted.self, from: &reader)
  }
}

/// A model that asks the bundle for another one.
private struct Link: Model {
  let next: Followed

  var depth: Int { next.depth + 1 }

  static let factory = Factory(Link.init, Key("next"))
}

/// A name of a file that is followed while it is read.
private struct Followed: ModelValue {
  let depth: Int

  static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> Followed {
    let name = try String.read(at: node, from: &reader)
    guard !name.isEmpty else { return Followed(depth: 0) }
    let meeting = reader.context(as: Meeting.self)
    meeting?.arrive()
    guard
      let bundle = reader.context(as: ModelBundle.self) ?? meeting?.bundle.change({ $0 })
    else { return Followed(depth: 0) }
    do throws(ModelError) {
      return Followed(depth: try bundle.model(Link.self, named: name).depth)
    } catch {
      throw reader.fail(.invalid, at: node, "\(error)")
    }
  }
}
