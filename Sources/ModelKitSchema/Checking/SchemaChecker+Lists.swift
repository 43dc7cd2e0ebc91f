import ModelKitCore
import ModelKitDocument

extension SchemaChecker {
  /// Checks a list, or one in which no element stands twice.
  func checkList(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ element: CheckPlan.ShapeID, isSet: Bool,
    _ reader: inout ModelReader
  ) throws(ModelFailure) {
    guard var cursor = reader.enterList(node) else {
      return try checkOther(node, shape, element, isSet: isSet, &reader)
    }
    var isWhole = !reader.isDamaged(node)
    var seen = Set<ComparedValue>()
    for index in 0..<cursor.count {
      let child = reader.nextElement(&cursor, index)
      let mark = reader.mark
      do throws(ModelFailure) {
        try check(child, element, &reader)
        guard reader.isSound(since: mark) else { throw ModelFailure() }
        // Within what is being compared a set has been looked at already.
        guard isSet, !reader.isReadingAgain else { continue }
        let value = reader.quietly { reader -> ComparedValue? in
          self.value(of: child, element, &reader)
        }
        if let value, !seen.insert(value).inserted { throw reader.duplicateElement(at: child) }
      } catch {
        guard reader.settle(child, since: mark) == .fault else { continue }
        isWhole = false
        if reader.endsLists { break }
      }
    }
    reader.leaveList()
    guard isWhole else { throw ModelFailure() }
  }

  /// Checks a value that is no list where a list or a set is expected.
  private func checkOther(
    _ node: NodeID, _ shape: CheckPlan.ShapeID, _ element: CheckPlan.ShapeID, isSet: Bool,
    _ reader: inout ModelReader
  ) throws(ModelFailure) {
    if let substitute = reader.listSubstitute(for: node) {
      return try reader.read(substitute, inPlaceOf: node) {
        (node, reader) throws(ModelFailure) in try check(node, shape, &reader)
      }
    }
    if !isSet, case .integer(.uint8) = plan.shapes[element], reader.kind(at: node) == .data {
      return
    }
    if reader.takesOneForMany(node) {
      try check(node, element, &reader)
      return reader.noteCoercion(at: node, to: name(of: shape))
    }
    throw reader.mismatch(at: node, expected: name(of: shape))
  }

  /// What a shape is called in messages.
  func name(of shape: CheckPlan.ShapeID) -> String {
    plan.schema.name(of: plan.sources[shape])
  }
}
