import ModelKitDocument

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the containers of one decoding share.
///
/// `Decoder` and its containers are handed to code that may keep them, but the reader they read with
/// belongs to whoever opened the document. So they reach it through here, where it is there for as
/// long as the decoding runs and no longer; a container that is used later finds none and throws.
/// This is the one place that the reader's address is kept.
final class DecodingContext {
  /// The decoder's strategies.
  let settings: ModelDecoder
  /// What `userInfo` gives.
  let userInfo: [CodingUserInfoKey: Any]
  let known = KnownTypes()
  /// Whether the first entry with a key counts, as one that stands twice is an error.
  let stopsAtFirstKey: Bool
  /// Whether the file's keys are converted before they are compared.
  let convertsKeys: Bool
  /// Whether a key may be taken from the next entry, unseen what comes after it.
  let takesFirstKey: Bool
  /// Whether every container is looked through for keys that nobody asked for.
  let auditsKeys: Bool

  /// The reader, while the decoding runs.
  private(set) var reader: UnsafeMutablePointer<ModelReader>?
  /// How deep calls may go, and how many values lie within each other.
  var stack = StackRoom()
  var depth = 0
  /// The containers opened for the value that is being decoded, the last one first.
  var uses: DecodingScope?
  /// A scope that nobody uses any more, to be used again; its sibling is the next one.
  var spare: DecodingScope?
  /// Whether the value has failed before and is decoded again for its faults.
  var isSearching = false
  /// The faults that a search has found, of values that have got a stand-in.
  var found: [Diagnostic] = []
  /// Whether a container was opened that has lost an entry, which the file's reader has reported.
  var metDamage = false
  /// The faults that containers have thrown, as the types that read them.
  var thrownBy: [Any.Type] = []
  /// Types that have caught a fault: their `init(from:)` was not written by the compiler.
  var handwritten: Set<ObjectIdentifier> = []
  /// Where an error of someone else's came up, and its text.
  var stranger: (text: String, path: NodePath, fault: DecodingFault)?
  /// The stored properties of types, as they are asked for.
  var properties: [ObjectIdentifier: StoredProperties] = [:]
  /// Keys that have been converted before.
  var convertedKeys: [String: String] = [:]

  init(_ settings: ModelDecoder) {
    self.settings = settings
    userInfo = settings.userInfo
    stopsAtFirstKey = settings.policy.duplicateKeys == .error
    convertsKeys = if case .useDefaultKeys = settings.keyDecodingStrategy { false } else { true }
    takesFirstKey = stopsAtFirstKey && !convertsKeys
    auditsKeys =
      settings.policy.duplicateKeys != .ignore || settings.policy.unknownKeys != .ignore
  }

  /// Decodes a value; its faults, and its unknown keys, are reported to the reader.
  func decode<T: Decodable>(
    _ type: T.Type, at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> T {
    let known = reader.mark
    metDamage = false
    let first = run(type, at: node, from: &reader)
    if case .success(let value) = first {
      guard reader.errorCount == known.errors, !metDamage else { throw ModelFailure() }
      return value
    }
    var faults = first.faults
    if settings.faultSearch != .first, !faults.isEmpty {
      reader.rewind(to: known)
      isSearching = true
      let second = run(type, at: node, from: &reader)
      isSearching = false
      // A type that decodes by another rule the second time is not to be believed.
      if !second.faults.isEmpty { faults = second.faults }
    }
    for fault in faults { reader.report(fault) }
    if faults.isEmpty, !reader.document.diagnostics.contains(where: { $0.severity == .error }) {
      throw reader.fail(
        .rejectedByFactory, at: node, "\(TypeSpelling.name(of: type)) could not be decoded")
    }
    throw ModelFailure()
  }

  /// Lets go of what was kept for further values: it holds on to the context.
  func finish() {
    while let scope = spare {
      spare = scope.sibling
      scope.sibling = nil
    }
  }

  private func run<T: Decodable>(
    _ type: T.Type, at node: NodeID, from reader: inout ModelReader
  ) -> Result<T, DecodingFault> {
    withUnsafeMutablePointer(to: &reader) { pointer in
      self.reader = pointer
      thrownBy = []
      found = []
      stranger = nil
      stack = StackRoom()
      depth = 0
      defer {
        self.reader = nil
        uses = nil
      }
      let scope = DecodingScope(outermost: self)
      do {
        let value = try value(type, at: node, in: scope, place: 0)
        noteCaught(all: true)
        return .success(value)
      } catch {
        let fault = fault(of: error, reading: type, at: node, in: scope, place: 0)
        noteCaught(all: false)
        return .failure(fault)
      }
    }
  }

  /// Whoever got a fault and did not pass it on has an `init(from:)` of its own making.
  private func noteCaught(all: Bool) {
    guard !isSearching else { return }
    for type in all ? thrownBy[...] : thrownBy.dropLast() {
      handwritten.insert(ObjectIdentifier(type))
    }
  }
}

extension Result where Failure == DecodingFault {
  /// What was found; nothing after a success.
  fileprivate var faults: [Diagnostic] {
    if case .failure(let fault) = self { fault.diagnostics } else { [] }
  }
}
