// What stands in angle brackets:
//
//     <0fbd77 1c2735ae>                  data in hexadecimal digits, white space anywhere
//     <[D713]>                           data in base64                           (GNUstep)
//     <*I5> <*R1.5> <*BY> <*BN>          integer, real, boolean                   (GNUstep)
//     <*D2011-11-28 09:21:30 +0000>      date                                     (GNUstep)
//     <*I"5">                            the same in quotes                       (GNUstep)

extension OpenStepReader {
  /// Reads the value whose `<` the cursor is at.
  @inline(never)
  mutating func readAngle(_ start: OpenStepCursor) -> OpenStepCursor {
    var cursor = start
    let p = cursor.p
    if isMergeMarker(p) {
      cursor.p = passMergeMarker(p)
      return cursor
    }
    switch p[1] {
    case UInt8(ascii: "*"): readTyped(p, &cursor)
    case UInt8(ascii: "["): readBase64(p, &cursor)
    default: readHexadecimal(p, &cursor)
    }
    return cursor
  }

  private mutating func readHexadecimal(
    _ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    var q = p + 1
    var digits = 0
    while true {
      if HexDigit.value(q[0]) != nil {
        digits &+= 1
        q += 1
      } else {
        let next = OpenStepText.skipSpace(q)
        guard next > q else { break }
        q = next
      }
    }
    guard q < limit, q[0] == UInt8(ascii: ">") else {
      return refuseAngle(p, at: q, .hexadecimal, &cursor)
    }
    guard digits & 1 == 0 else {
      report(.openStepOddDigits(digits, at: span(p, q + 1)))
      return pushInvalid(from: p, to: q + 1, &cursor)
    }
    pushAngle(Node.Bits.data, from: p + 1, to: q, next: q + 1, &cursor)
  }

  private mutating func readBase64(_ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor) {
    var q = p + 2
    while OpenStepAngle.base64.allows(q[0]), q < limit { q += 1 }
    guard q < limit, q[0] == UInt8(ascii: "]"), q[1] == UInt8(ascii: ">") else {
      return refuseAngle(p, at: q[0] == UInt8(ascii: "]") ? q + 1 : q, .base64, &cursor)
    }
    do throws(Base64.Fault) {
      _ = try Base64.decodedCount(p + 2, count: q - p - 2, allowingSpace: true)
      pushAngle(Node.Bits.data | Node.Bits.typed, from: p + 2, to: q, next: q + 2, &cursor)
    } catch {
      report(.openStepBase64(error.message, at: span(p, q + 2)))
      pushInvalid(from: p, to: q + 2, &cursor)
    }
  }

  private mutating func readTyped(_ p: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor) {
    var end = p + 2
    while end < limit, OpenStepAngle.typed.allows(end[0]) { end += 1 }
    guard end < limit, end[0] == UInt8(ascii: ">") else {
      return refuseAngle(p, at: end, .typed, &cursor)
    }
    var content = p + 3
    var contentEnd = end
    if end - content >= 2, content[0] == UInt8(ascii: "\""), end[-1] == UInt8(ascii: "\"") {
      content += 1
      contentEnd -= 1
    }
    let value = OpenStepTypedValue(
      letter: p[2], content, count: max(0, contentEnd - content))
    switch value {
    case .value(let bits):
      pushAngle(bits | Node.Bits.typed, from: content, to: contentEnd, next: end + 1, &cursor)
    case .fault(let code, let message, let help):
      report(Diagnostic(code, .error, message, span: span(p, end + 1), help: help))
      pushInvalid(from: p, to: end + 1, &cursor)
    }
  }

  private func pushAngle(
    _ bits: UInt32, from content: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>,
    next: UnsafePointer<UInt8>, _ cursor: inout OpenStepCursor
  ) {
    let string = OpenStepString(content: content, end: end, next: next, bits: bits)
    push(string, as: 0, buffer.base, &cursor)
    cursor.p = next
    cursor.entries &+= 1
    cursor.stage = .separator
  }

  /// Reports a byte that cannot stand in angle brackets, or that the text ends in them; reading goes
  /// on behind the `>` if one stands before the next separator.
  private mutating func refuseAngle(
    _ p: UnsafePointer<UInt8>, at fault: UnsafePointer<UInt8>, _ form: OpenStepAngle,
    _ cursor: inout OpenStepCursor
  ) {
    var q = fault
    while q < limit, !OpenStepAngle.isStop(q[0]) { q += 1 }
    let isClosed = q < limit && q[0] == UInt8(ascii: ">")
    if isClosed || fault < limit && !OpenStepAngle.isStop(fault[0]) {
      let found = characterSpan(fault)
      report(
        .openStepAngle(form, at: span(p, isClosed ? q + 1 : q), name(of: fault), found))
    } else {
      report(.openStepUnclosedAngle(at: span(p, p + 1)))
      if fault >= limit { isOver = true }
    }
    pushInvalid(from: p, to: isClosed ? q + 1 : q, &cursor)
  }
}

/// The forms in angle brackets.
enum OpenStepAngle {
  case hexadecimal, base64, typed

  /// Whether a byte may stand in the form, before its end.
  func allows(_ byte: UInt8) -> Bool {
    switch self {
    case .hexadecimal: HexDigit.value(byte) != nil || byte <= 0x20
    case .base64:
      byte != UInt8(ascii: "]") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: ";")
    case .typed:
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: ">") && byte != UInt8(ascii: ";")
        && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ")")
    }
  }

  /// Whether a byte ends the search for a `>` that is missing.
  static func isStop(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "\""), 0x0A, 0x0D:
      true
    default: false
    }
  }
}
