extension XMLReader {
  /// Reads until the value at the top is complete.
  ///
  /// This loop knows the exact tags that property lists are written in, and plain content. Anything
  /// else, right or wrong, it leaves untouched to ``readIrregular(_:)``.
  @inline(never)
  mutating func readValues(_ start: XMLCursor) -> XMLCursor {
    let base = self.base
    var markup = self.markup
    let deepest = limits.depth
    var nodes = buffer.base
    var room = self.room
    var cursor = start
    let key = XMLWord("<key>")
    let keyEnd = XMLWord("</key>")
    let string = XMLWord("<string>")
    let stringEnd = XMLWord("</string")
    let integer = XMLWord("<integer")
    let integerEnd = XMLWord("</intege")
    let integerTail = XMLWord("r>")
    let real = XMLWord("<real>")
    let realEnd = XMLWord("</real>")
    let date = XMLWord("<date>")
    let dateEnd = XMLWord("</date>")
    let data = XMLWord("<data>")
    let dataEnd = XMLWord("</data>")
    let isTrue = XMLWord("<true/>")
    let isFalse = XMLWord("<false/>")
    let dictionary = XMLWord("<dict>")
    let dictionaryEnd = XMLWord("</dict>")
    let array = XMLWord("<array>")
    let arrayEnd = XMLWord("</array>")
    let emptyDictionary = XMLWord("<dict/>")
    let emptyArray = XMLWord("<array/>")

    @inline(__always)
    func node(
      _ bits: UInt32, _ first: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, next: Int
    ) -> Node {
      Node(
        offset: UInt32(truncatingIfNeeded: first - base),
        length: UInt32(truncatingIfNeeded: end - first),
        next: UInt32(truncatingIfNeeded: next), bits: bits)
    }

    while true {
      var p = XMLText.skipSpace(cursor.p)
      var word = XMLWord.load(p)
      regular: do {
        guard cursor.count <= room else { break regular }
        if cursor.wantsKey {
          if key.begins(word) {
            var bits = Node.Bits.string | Node.Bits.key
            var end = XMLText.skipPlain(p + 5)
            if !keyEnd.begins(XMLWord.load(end)) {
              end = XMLText.end(of: end, markup: markup, bits: &bits)
              guard keyEnd.begins(XMLWord.load(end)) else { break regular }
            }
            nodes[cursor.count] = node(bits, p + 5, end, next: cursor.count &+ 1)
            cursor.count &+= 1
            cursor.wantsKey = false
            p = XMLText.skipSpace(end + 6)
            word = XMLWord.load(p)
          } else if dictionaryEnd.begins(word) {
            cursor.p = p + 7
            Self.close(&cursor, nodes)
            if cursor.isFinished { return cursor }
            continue
          } else {
            break regular
          }
        }
        if string.begins(word) {
          var bits = Node.Bits.string
          var end = XMLText.skipPlain(p + 8)
          if !stringEnd.begins(XMLWord.load(end)) {
            end = XMLText.end(of: end, markup: markup, bits: &bits)
            guard stringEnd.begins(XMLWord.load(end)) else { break regular }
          }
          guard end[8] == UInt8(ascii: ">") else { break regular }
          nodes[cursor.count] = node(bits, p + 8, end, next: cursor.count &+ 1)
          cursor.p = end + 9
        } else if integer.begins(word), p[8] == UInt8(ascii: ">") {
          let end = XMLNumber.endOfPlainInteger(p + 9)
          guard integerEnd.begins(XMLWord.load(end)), integerTail.begins(XMLWord.load(end + 8)),
            end > p + 9
          else { break regular }
          nodes[cursor.count] = node(Node.Bits.integer, p + 9, end, next: cursor.count &+ 1)
          cursor.p = end + 10
        } else if real.begins(word) {
          let end = XMLNumber.endOfPlainReal(p + 6)
          guard realEnd.begins(XMLWord.load(end)), end > p + 6 else { break regular }
          nodes[cursor.count] = node(Node.Bits.real, p + 6, end, next: cursor.count &+ 1)
          cursor.p = end + 7
        } else if isTrue.begins(word) {
          nodes[cursor.count] = node(
            Node.Bits.boolean | Node.Bits.isTrue, p, p + 7, next: cursor.count &+ 1)
          cursor.p = p + 7
        } else if isFalse.begins(word) {
          nodes[cursor.count] = node(Node.Bits.boolean, p, p + 8, next: cursor.count &+ 1)
          cursor.p = p + 8
        } else if dictionary.begins(word) || array.begins(word) {
          guard cursor.depth < deepest else { break regular }
          let isDictionary = dictionary.begins(word)
          Self.open(&cursor, at: UInt32(truncatingIfNeeded: p - base), isDictionary, nodes)
          cursor.p = p + (isDictionary ? 6 : 7)
          continue
        } else if arrayEnd.begins(word), !cursor.isDictionary, cursor.open != 0 {
          cursor.p = p + 8
          Self.close(&cursor, nodes)
          if cursor.isFinished { return cursor }
          continue
        } else if emptyArray.begins(word) {
          nodes[cursor.count] = node(Node.Bits.array, p, p, next: cursor.count &+ 1)
          cursor.p = p + 8
        } else if emptyDictionary.begins(word) {
          nodes[cursor.count] = node(Node.Bits.dictionary, p, p, next: cursor.count &+ 1)
          cursor.p = p + 7
        } else if date.begins(word) {
          guard CalendarDate.isPropertyListDate(p + 6), dateEnd.begins(XMLWord.load(p + 26)) else {
            break regular
          }
          nodes[cursor.count] = node(Node.Bits.date, p + 6, p + 26, next: cursor.count &+ 1)
          cursor.p = p + 33
        } else if data.begins(word) {
          let end = XMLText.endOfData(p + 6)
          guard dataEnd.begins(XMLWord.load(end)) else { break regular }
          nodes[cursor.count] = node(Node.Bits.data, p + 6, end, next: cursor.count &+ 1)
          cursor.p = end + 7
        } else {
          break regular
        }
        cursor.count &+= 1
        cursor.completeValue()
        if cursor.isFinished { return cursor }
        continue
      }
      cursor.p = p
      cursor = readIrregular(cursor)
      if cursor.isFinished { return cursor }
      nodes = buffer.base
      room = self.room
      markup = self.markup
    }
  }

  /// The count of nodes up to which more can be written.
  private var room: Int {
    min(buffer.capacity - Self.spareNodes, limits.nodes)
  }

  /// Opens a container whose `<` is at `offset`.
  @inline(__always)
  static func open(
    _ cursor: inout XMLCursor, at offset: UInt32, _ isDictionary: Bool,
    _ nodes: UnsafeMutablePointer<Node>
  ) {
    nodes[cursor.count] = Node(
      offset: offset, length: cursor.entries, next: UInt32(truncatingIfNeeded: cursor.open),
      bits: (isDictionary ? Node.Bits.dictionary : Node.Bits.array)
        | (cursor.isDictionary ? inDictionary : 0))
    cursor.count &+= 1
    cursor.open = cursor.count
    cursor.entries = 0
    cursor.depth &+= 1
    cursor.isDictionary = isDictionary
    cursor.wantsKey = isDictionary
  }

  /// Closes the innermost open container, which completes a value of the one around it.
  @inline(__always)
  static func close(_ cursor: inout XMLCursor, _ nodes: UnsafeMutablePointer<Node>) {
    let node = nodes + (cursor.open &- 1)
    let saved = node.pointee
    node.pointee = Node(
      offset: saved.offset, length: cursor.entries,
      next: UInt32(truncatingIfNeeded: cursor.count), bits: saved.bits & finishedBits)
    cursor.entries = saved.length
    cursor.open = Int(saved.next)
    cursor.depth &-= 1
    cursor.isDictionary = saved.bits & inDictionary != 0
    cursor.completeValue()
  }
}
