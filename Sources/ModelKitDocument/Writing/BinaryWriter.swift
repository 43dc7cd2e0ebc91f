// A binary property list is a header, the objects, a table of where each begins, and a trailer.
// `["a", "a"]` is
//
//     00  62 70 6C 69 73 74 30 30   bplist00
//     08  A2 01 01                  object 0: an array of two, both object 1
//     0B  51 61                     object 1: the ASCII string `a`
//     0D  08 0B                     the offsets of objects 0 and 1, one byte each
//     0F  00 00 00 00 00 00 01 01   sizes of an offset and of a reference: one byte each
//     17  00 00 00 00 00 00 00 02   how many objects
//     1F  00 00 00 00 00 00 00 00   which of them is the root
//     27  00 00 00 00 00 00 00 0D   where the offsets begin
//
// How wide references are is known only once all objects are counted. So scalars are encoded as
// they are met, equal ones once; of containers the numbers of their children are kept; and all is put
// together at the end.

/// Writes binary property lists (`bplist00`), the root as object 0.
struct BinaryWriter {
  private var objects = BinaryObjectTable()
  private var open: [OpenContainer] = []
  /// The keys and values met so far of the containers that are open, as numbers of objects.
  private var children: [UInt32] = []
  private var key: UInt32?
  private var numbers: [NodeID: UInt32] = [:]

  private struct OpenContainer {
    let number: UInt32
    let firstChild: Int
  }

  /// The bytes of a document; what the format cannot hold is reported to the walk and left out.
  static func write(_ walk: inout TreeWalk) -> [UInt8] {
    var writer = BinaryWriter()
    walk.takesArchiveReferences = true
    walk.sharesContainers = true
    while let step = walk.next() { writer.write(step, of: &walk) }
    return writer.objects.isEmpty ? [] : writer.objects.file()
  }

  private mutating func write(_ step: TreeWalk.Step, of walk: inout TreeWalk) {
    switch step {
    case .open(let id, _):
      let number = objects.addContainer()
      refer(to: number)
      open.append(OpenContainer(number: number, firstChild: children.count))
      if walk.document.binary != nil { numbers[id] = number }
    case .key(let id):
      key = walk.document.withUTF8(of: id) { objects.number(ofText: $0) }
    case .value(let id):
      value(id, of: &walk)
    case .uid(_, let number):
      refer(to: objects.number(ofUID: number))
    case .close(let id):
      let container = open.removeLast()
      objects.setChildren(
        children[container.firstChild...], of: container.number, kind: walk.document.node(id))
      children.removeSubrange(container.firstChild...)
    }
  }

  private mutating func value(_ id: NodeID, of walk: inout TreeWalk) {
    let document = walk.document
    switch document.kind(of: id) {
    case .string:
      refer(to: document.withUTF8(of: id) { objects.number(ofText: $0) })
    case .integer:
      guard let value = document.integer(id), value.fitsPropertyList else {
        return lose(.integerBeyondPropertyList(document.numberText(id)), at: id, of: &walk)
      }
      refer(to: objects.number(ofInteger: value))
    case .real:
      guard let value = walk.binaryReal(id) else { return key = nil }
      refer(to: objects.number(ofReal: value))
    case .boolean:
      refer(to: objects.number(ofBoolean: document.boolean(id) == true))
    case .date:
      let seconds = document.secondsSinceReferenceDate(id) ?? 0
      guard BinaryDate.isInCalendar(seconds) else {
        return lose(.dateBeyondCalendar(format: .binary), at: id, of: &walk)
      }
      refer(to: objects.number(ofDate: seconds))
    case .data:
      refer(to: objects.number(ofData: document.data(id) ?? []))
    case .null:
      lose(.nullInPropertyList, at: id, of: &walk)
    case .array, .dictionary:
      // A container that was written before: the walk does not enter it again.
      if let number = numbers[id] { refer(to: number) }
    case .invalid, .uid:
      key = nil
    }
  }

  /// Notes a child of the innermost container, with its key where it has one.
  private mutating func refer(to number: UInt32) {
    if let key { children.append(key) }
    key = nil
    children.append(number)
  }

  private mutating func lose(_ finding: Diagnostic, at id: NodeID, of walk: inout TreeWalk) {
    walk.report(finding, at: id)
    key = nil
  }
}
