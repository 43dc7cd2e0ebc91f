import ModelKitDocument

// Elements are matched by what they are written as:
//
//     file       A {x}   faulty   B     C
//     read       A                B     C         the policy leaves faulty elements out
//     edited     A                D     C         the one that changed stands in B's place
//     saved      A {x}   faulty   D     C
//
// What the file has besides (x) stays with its element wherever that goes, and a faulty element behind
// the one it stood behind.

extension ContentMerger {
  /// The elements of a list after an edit. One that was there before keeps what it has besides,
  /// wherever it stands now; one that changed is taken for the one that stood in its place.
  func merged(_ file: [NodeID], old: ListContent?, new: ListContent) -> [EditedContent.Part] {
    guard let read = outcomes(of: file, old: old, new: new) else {
      return new.elements.map { .init(value: .new($0)) }
    }
    var elements = Array(zip(new.elements, origins(of: new, among: read)))
    // A set has no order of its own: it takes that of the file.
    if new.reading.isSet {
      let kept = elements.filter { $0.1 != nil }.sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }
      elements = kept + elements.filter { $0.1 == nil }
    }
    let followers = followers(among: read, kept: Set(elements.compactMap(\.1)), in: new)
    func kept(_ places: [Int]) -> [EditedContent.Part] {
      places.map { .init(value: .kept(file[$0])) }
    }
    var merged = kept(followers[nil, default: []])
    for (element, origin) in elements {
      guard let origin else {
        merged.append(.init(value: .new(element)))
        continue
      }
      let before: ModelContent? =
        if case .element(let before) = read[origin] { before } else { nil }
      merged.append(.init(value: .edited(file[origin], old: before, new: element)))
      merged += kept(followers[origin, default: []])
    }
    return merged
  }

  /// What the elements of a file are to the list; `nil` if that cannot be told.
  private func outcomes(
    of file: [NodeID], old: ListContent?, new: ListContent
  ) -> [ElementReading.Outcome]? {
    // Where nothing was left out the elements are those that were read, one for one.
    if let old, !new.reading.isSet, old.elements.count == file.count {
      return old.elements.map { .element($0) }
    }
    var read = file.map {
      new.reading.outcome(
        of: $0, in: document, context: context, isSubstitute: isSubstitute)
    }
    var elements: [ModelContent] = []
    var seen: Set<ModelContent> = []
    for (index, outcome) in read.enumerated() {
      guard case .element(let element) = outcome else { continue }
      if new.reading.isSet, !seen.insert(element).inserted {
        read[index] = .repeated(element)
      } else {
        elements.append(element)
      }
    }
    guard let old else { return read }
    let isAsRead = new.reading.isSet ? seen == Set(old.elements) : elements == old.elements
    if isAsRead { return read }
    // A type that reads its list in a way of its own: what it has is known by number alone.
    return old.elements.count == file.count ? old.elements.map { .element($0) } : nil
  }

  /// The element of the file that each element was, if it was one.
  private func origins(of new: ListContent, among read: [ElementReading.Outcome]) -> [Int?] {
    let candidates = read.indices.filter { index in
      switch read[index] {
      case .element, .faulty: true
      case .leftOut, .repeated: false
      }
    }
    var origins = [Int?](repeating: nil, count: new.elements.count)
    // Of equal ones that which is still in its place.
    for (index, candidate) in zip(origins.indices, candidates) {
      guard case .element(let element) = read[candidate], element == new.elements[index] else {
        continue
      }
      origins[index] = candidate
    }
    let inPlace = Set(origins.compactMap { $0 })
    var places: [ModelContent: ArraySlice<Int>] = [:]
    for candidate in candidates where !inPlace.contains(candidate) {
      guard case .element(let element) = read[candidate] else { continue }
      places[element, default: []].append(candidate)
    }
    for index in origins.indices where origins[index] == nil {
      origins[index] = places[new.elements[index]]?.popFirst()
    }
    matchChanged(&origins, with: candidates, isSet: new.reading.isSet)
    return origins
  }

  /// Finds the elements of the file that those were that are in it no more as they are.
  private func matchChanged(_ origins: inout [Int?], with candidates: [Int], isSet: Bool) {
    let taken = Set(origins.compactMap { $0 })
    guard !isSet else {
      // A set has no places, but what alone is new and what alone is missing are one.
      let missing = candidates.filter { !taken.contains($0) }
      let added = origins.indices.filter { origins[$0] == nil }
      if missing.count == 1, added.count == 1 { origins[added[0]] = missing[0] }
      return
    }
    guard candidates.count == origins.count else { return }
    for (index, candidate) in candidates.enumerated()
    where origins[index] == nil && !taken.contains(candidate) { origins[index] = candidate }
  }

  /// The elements that were left out, by the element of the list behind which they stand.
  private func followers(
    among read: [ElementReading.Outcome], kept: Set<Int>, in new: ListContent
  ) -> [Int?: [Int]] {
    let elements = new.reading.isSet ? Set(new.elements) : []
    var followers: [Int?: [Int]] = [:]
    var leader: Int?
    for (index, outcome) in read.enumerated() {
      switch outcome {
      case .leftOut: followers[leader, default: []].append(index)
      // It goes with the one that it repeats.
      case .repeated(let element):
        if elements.contains(element) { followers[leader, default: []].append(index) }
      case .element, .faulty: if kept.contains(index) { leader = index }
      }
    }
    return followers
  }
}
