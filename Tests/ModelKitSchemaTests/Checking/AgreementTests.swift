import ModelKitCore
import ModelKitDocument
import ModelKitSchema
import ModelKitTestSupport
import Testing

/// What the checker accepts is exactly what decoding accepts, and both say the same about the rest.
struct AgreementTests {
  /// How a tree is handed over.
  enum Form: String, CaseIterable {
    case memory, json, xml, binary, openStep

    /// The tree as a document of the form. In text a key can stand twice.
    func document(of tree: RandomTree) -> Document {
      let document = tree.document
      switch self {
      case .memory: return document
      case .json: return read(document, as: .json, name: "tree.json")
      case .xml: return read(document, as: .xml, name: "tree.plist")
      case .binary: return read(document, as: .binary, name: "tree.plist")
      case .openStep: return read(document, as: .openStep, name: "tree.plist")
      }
    }

    private func read(_ document: Document, as format: OutputFormat, name: String) -> Document {
      var bytes = document.written(as: format).bytes
      if format != .binary {
        let text = String(decoding: bytes, as: UTF8.self)
        bytes = Array(text.replacing(TreeMaker.again, with: "").utf8)
      }
      return Document(reading: SourceText(bytes, name: name))
    }
  }

  private func compare<M: Model>(_ type: M.Type, _ document: Document, _ policy: Policy) -> Int {
    let loaded = M.load(from: document, policy: policy)
    let checked = SchemaChecker(M.schema, policy: policy).check(document)
    #expect(loaded.findings == checked.findings, "\(text(of: document))")
    for (mine, theirs) in zip(loaded.diagnostics, checked.diagnostics) where mine != theirs {
      Issue.record("decoding: \(mine)\nchecking: \(theirs)\n\(text(of: document))")
      break
    }
    #expect(loaded.notes == checked.notes)
    #expect(loaded.rejected == checked.rejected)
    #expect(loaded.entryCount == checked.entryCount)
    #expect(loaded.models.count == checked.models.count)
    #expect(loaded.models.count + loaded.rejected.count == loaded.entryCount)
    return loaded.models.count
  }

  private func text(of document: Document) -> String {
    document.source.text(in: SourceSpan(start: 0, end: UInt32(document.source.count)))
  }

  private func check<M: Model>(
    _ type: M.Type, _ form: Form, damage: Int, rounds: Int, seed: UInt64
  ) throws -> Int {
    let schema = M.schema
    let root = try #require(schema.root)
    var maker = TreeMaker(
      random: SeededRandom(seed: seed), schema: schema, isJSON: form == .json, damage: damage)
    let policies = [
      Policy.strict, Policy(unknownKeys: .error, duplicateKeys: .warning),
      Policy(unknownKeys: .ignore, duplicateKeys: .ignore), .lenient,
      Policy(
        coercion: .lenient, nulls: .defaulted, faultyElements: .skip, compactsLists: true,
        unixTime: .seconds, emptyStringIsNil: true),
      Policy(faultyElements: .fail, allowsNonFiniteNumbers: true, acceptsWholeReals: true),
      Policy(faultyElements: .replace, keyNaming: .snakeCase),
    ]
    var accepted = 0
    for round in 0..<rounds {
      let document = form.document(of: maker.file(of: root))
      accepted += compare(type, document, policies[round % policies.count])
    }
    return accepted
  }

  @Test(arguments: Form.allCases) func `a small model`(form: Form) throws {
    let accepted = try check(Shop.self, form, damage: 12, rounds: 150, seed: 7)
    #expect(accepted > 50)
  }

  @Test(arguments: Form.allCases) func `a recursive model`(form: Form) throws {
    #expect(try check(Part.self, form, damage: 25, rounds: 100, seed: 8) > 30)
  }

  @Test(arguments: Form.allCases) func `a model with a property of every type`(form: Form) throws {
    _ = try check(AllTypes.self, form, damage: 8, rounds: 60, seed: 9)
  }

  @Test(arguments: Form.allCases) func `a model whose keys say more`(form: Form) throws {
    _ = try check(Optioned.self, form, damage: 6, rounds: 210, seed: 11)
  }

  @Test(arguments: Form.allCases) func `a model whose parts have rules`(form: Form) throws {
    _ = try check(RuledParts.self, form, damage: 5, rounds: 280, seed: 13)
  }

  @Test(arguments: Form.allCases) func `a union`(form: Form) throws {
    _ = try check(PartOrShop.self, form, damage: 10, rounds: 140, seed: 12)
  }

  @Test(arguments: Form.allCases) func `without damage most entries are good`(form: Form) throws {
    #expect(try check(Shop.self, form, damage: 1_000_000, rounds: 30, seed: 10) > 60)
  }

  @Test func `files with faults of the text`() throws {
    let xml = Sample.xml(
      "<array><dict><key>name</key><string>A<key>x</key></dict><dict><key>name</key>"
        + "<integer>x</integer><key>name</key><string>B</string></dict><dict><key>name</key></dict></array>"
    )
    _ = compare(Shop.self, xml.document, .strict)
    for text in [
      #"[{"name": "A",}, {"name": tru}, {"name" "B"}, {"name": "C", "tags": ["a" "b"]}"#,
      #"[{"name": "A", "tags": [1, }, {"name": "B"}]"#, "{", "[", "", "nul",
      #"{"a": {"name": "B}}"#,
    ] {
      _ = compare(Shop.self, Sample.json(text).document, .strict)
      _ = compare(Part.self, Sample.json(text).document, .strict)
    }
  }
}
