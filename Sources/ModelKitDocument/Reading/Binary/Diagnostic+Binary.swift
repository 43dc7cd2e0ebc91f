extension DiagnosticCode {
  /// A header or version that is not a binary property list's.
  public static let binaryHeader = DiagnosticCode("syntax.binary-header")
  /// A trailer that does not fit the file.
  public static let binaryTrailer = DiagnosticCode("syntax.binary-trailer")
  /// An object that is not written as one: its place, its marker, its count.
  public static let binaryObject = DiagnosticCode("syntax.binary-object")
  /// A reference to an object that does not exist.
  public static let binaryReference = DiagnosticCode("syntax.binary-reference")
  /// A dictionary's key that is not a string.
  public static let binaryKey = DiagnosticCode("syntax.binary-key")
  /// A container that holds itself, directly or through others.
  public static let binaryCycle = DiagnosticCode("syntax.binary-cycle")
}

/// Faults of the file as a whole.
extension Diagnostic {
  static func binaryHeader(_ header: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    header.isEmpty
      ? Diagnostic(
        .emptyFile, .error, "the file is empty; a binary property list begins with `bplist00`",
        span: SourceSpan(0, 0))
      : Diagnostic(
        .binaryHeader, .error, "byte offset 0: a binary property list begins with `bplist00`",
        span: SourceSpan(0, header.count), label: "something else")
  }

  static func binaryVersion(_ header: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let version = String(decoding: header.dropFirst(6), as: UTF8.self)
    return Diagnostic(
      .binaryHeader, .error,
      "byte offset 6: version \(quoted(version)) of the binary format is not a property list's",
      span: SourceSpan(6, header.count), label: "expected `00`",
      help: version.hasPrefix("1")
        ? "`bplist15` and `bplist16` are private formats of Apple's systems; write the file again "
          + "as `bplist00`, XML or JSON" : nil)
  }

  static func binaryTruncated(count: Int) -> Diagnostic {
    Diagnostic(
      .unexpectedEnd, .error,
      "the file ends at byte offset \(count); the smallest binary property list has 42 bytes",
      span: SourceSpan(count, count), help: "it was cut off; get the whole file again")
  }

  static func binaryTrailer(at offset: Int, width: Int, _ what: String) -> Diagnostic {
    Diagnostic(
      .binaryTrailer, .error, "the trailer, at byte offset \(offset), \(what)",
      span: SourceSpan(offset, offset + width),
      help: "the last 32 bytes are no trailer; a file that was cut off ends like this")
  }

  static func binaryOverlap(_ trailer: BinaryTrailer) -> Diagnostic {
    let end = trailer.layout.offsetTable
    return Diagnostic(
      .binaryObject, .error,
      "the \(trailer.count) objects, at byte offsets 8 to \(end), overlap so much that they "
        + "would take over 16 times their room", span: SourceSpan(BinaryHeader.byteCount, end))
  }

  static func binaryDepth(_ limit: Int, at place: BinaryReader.Location) -> Diagnostic {
    Diagnostic(
      .depthLimit, .error, "\(place) is nested deeper than \(limit) levels",
      span: place.markerSpan, label: "level \(limit + 1)")
  }

  static func binarySize(
    objects: Int, nodes: Int, most: Int, at place: BinaryReader.Location
  ) -> Diagnostic {
    let count = nodes == Int(UInt32.max) ? "more than four thousand million" : "\(nodes)"
    return Diagnostic(
      .nodeLimit, .error,
      "\(place) stands for a tree of \(count) values, made of \(objects) objects that share each "
        + "other; at most \(most) are read from this file", span: place.markerSpan)
  }
}

/// Faults of one object.
extension Diagnostic {
  static func binaryCycle(
    at place: BinaryReader.Location, leadsBackTo other: BinaryReader.Location
  ) -> Diagnostic {
    let message =
      place.object == other.object
      ? "\(place) contains itself"
      : "\(place) contains \(other), which contains it"
    var diagnostic = Diagnostic(.binaryCycle, .error, message, span: place.markerSpan)
    diagnostic.notes = ["a property list is a tree; the value was left out"]
    return diagnostic
  }

  static func binaryKey(
    at place: BinaryReader.Location, kind: NodeKind, dictionary: BinaryReader.Location
  ) -> Diagnostic {
    Diagnostic(
      .binaryKey, .error, "\(place) is a key of \(dictionary), but not a string",
      span: place.markerSpan, label: "of kind \(kind)")
  }

  static func binaryOffset(
    of place: BinaryReader.Location, entry: SourceSpan, end: Int
  ) -> Diagnostic {
    Diagnostic(
      .binaryObject, .error,
      "the offset table, at byte offset \(entry.start), puts object \(place.object) at "
        + "\(place.offset), outside the objects (8 to \(end))", span: entry)
  }

  static func binaryReference(
    at place: BinaryReader.Location, to reference: UInt64, count: Int
  ) -> Diagnostic {
    Diagnostic(
      .binaryReference, .error,
      "\(place) refers to object \(reference), but there are \(count), numbered from 0",
      span: place.markerSpan)
  }

  static func binaryMarker(at place: BinaryReader.Location, _ marker: UInt8) -> Diagnostic {
    Diagnostic(
      .binaryObject, .error,
      "\(place) begins with \(HexText.byte(marker)), which marks no kind of value",
      span: place.markerSpan)
  }

  static func binaryCount(at place: BinaryReader.Location, _ form: BinaryForm) -> Diagnostic {
    Diagnostic(
      .binaryObject, .error,
      "\(place) is \(form.name) whose count is not an integer of up to 8 bytes",
      span: place.markerSpan)
  }

  static func binaryRoom(
    at place: BinaryReader.Location, _ form: BinaryForm, needs: UInt64, end: Int
  ) -> Diagnostic {
    Diagnostic(
      .binaryObject, .error,
      "\(place) is \(form.name) that claims \(needs) bytes, but the objects end at byte offset "
        + "\(end)", span: place.markerSpan)
  }

  static func binaryDate(at place: BinaryReader.Location, seconds: Double) -> Diagnostic {
    Diagnostic(
      .invalidDate, .error,
      "\(place) is a date \(seconds) seconds after 2001, outside the years 1 to 9999",
      span: SourceSpan(place.offset, place.offset + 9))
  }

  static func binaryUID(at place: BinaryReader.Location, width: Int) -> Diagnostic {
    Diagnostic(
      .outOfRange, .error, "\(place) is a uid of \(width) bytes that does not fit into 64 bits",
      span: SourceSpan(place.offset, place.offset + 1 + width))
  }

  static func binarySurrogate(
    at place: BinaryReader.Location, _ unit: UInt16, offset: Int
  ) -> Diagnostic {
    let code = HexText.scalar(UInt32(unit))
    return Diagnostic(
      .encoding, .error,
      "\(place) is a UTF-16 string with the unpaired surrogate \(code) at byte offset \(offset)",
      span: SourceSpan(offset, offset + 2))
  }

  static func binaryASCII(
    at place: BinaryReader.Location, _ byte: UInt8, offset: Int
  ) -> Diagnostic {
    Diagnostic(
      .encoding, .error,
      "\(place) is an ASCII string, but has the byte \(HexText.byte(byte)) at byte offset \(offset)",
      span: SourceSpan(offset, offset + 1))
  }

  private static func quoted(_ version: String) -> String {
    let isPlain = version.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 }
    return isPlain && !version.isEmpty ? "`\(version)`" : "(unprintable)"
  }
}

extension BinaryReader.Location: CustomStringConvertible {
  var description: String { "object \(object) at byte offset \(offset)" }

  /// The object's first byte.
  var markerSpan: SourceSpan { SourceSpan(offset, offset + 1) }
}
