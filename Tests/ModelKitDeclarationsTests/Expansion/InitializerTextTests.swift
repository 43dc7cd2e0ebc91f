import ModelKitDeclarations
import Testing

struct InitializerTextTests {
  @Test func `a class has an initializer over its properties`() {
    let expanded = Expanded(
      """
      @Model class Shop {
        /// The name.
        ///
        /// As printed.
        let name: String
        var note: String?
        /// What it sells.
        var tags: [String] = []
      }
      """)
    #expect(
      expanded.members == """
        /// How `Shop` is made from a dictionary.
        class var factory: ModelKitCore.Factory<Shop> {
          ModelKitCore.Factory(
            Self.init(name:note:tags:),
            ModelKitCore.Key("name", \\Shop.name),
            ModelKitCore.Key("note", \\Shop.note),
            ModelKitCore.Key<[String]>("tags", \\Shop.tags, default: []))
        }

        /// Makes an instance from its parts.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///
        ///     As printed.
        ///   - tags: What it sells.
        required init(
          name: String,
          note: String? = nil,
          tags: [String] = []
        ) {
          self.name = name
          self.note = note
          self.tags = tags
        }
        """)
  }

  @Test(arguments: [
    ("class A { let a: Int }", "required init("),
    ("public class A { let a: Int }", "required init("),
    ("open class A { let a: Int }", "public required init("),
    ("final class A { let a: Int }", "init("),
    ("public final class A { public let a: Int }", "init("),
    ("final class A { private let a: Kind }", "private init("),
    ("final class A { fileprivate let a: Kind }", "fileprivate init("),
    ("struct A { let a: Int; init() { a = 1 } }", "private init("),
    ("struct A { let a: Int; init(from decoder: any Decoder) throws { a = 1 } }", "private init("),
    ("struct A { let a: Int; init(b: Int) { a = b } }", "private init("),
  ])
  func `an initializer is no more visible than it has to be`(type: String, lead: String) {
    let lines = Expanded("@Model \(type)").members.split(separator: "\n")
    #expect(lines.contains { $0 == lead })
  }

  @Test(arguments: [
    "struct A { let a: Int }", "struct A { let a: Int; init(a: Int) { self.a = a } }",
    "struct A { let a: Int; init(b: Int) { a = b }; init(a: String) throws { self.a = 1 } }",
    "class A { let a: Int; required init(a: Int) { self.a = a } }",
    "final class A { let a: Int; init(a: Int) { self.a = a } }",
  ])
  func `an initializer that takes what is read is not written again`(type: String) {
    let expanded = Expanded("@Model \(type)")
    #expect(expanded.members.contains(".init(a:)"))
    #expect(!expanded.members.contains("self.a"))
    #expect(expanded.model.findings == [])
  }

  @Test func `an initializer that may throw is tried among many keys`() {
    let names = (0..<25).map { "p\($0)" }
    let parameters = names.map { "\($0): Int8" }.joined(separator: ", ")
    let expanded = Expanded(
      "@Model struct A { let \(names.joined(separator: ", ")): Int; init(\(parameters)) throws {} }"
    )
    #expect(expanded.members.contains("return try A(p0: _value0"))
    #expect(expanded.members.contains("ModelKitCore.Key<Int8>(\"p0\")"))
  }

  @Test func `names that are words of Swift can be assigned to`() {
    let expanded = Expanded(
      "@Model final class A { let `self`: Int, `default`: Int, `var`: Int, `a b`: Int }")
    #expect(expanded.members.contains("A.init(self:default:var:`a b`:)"))
    #expect(
      expanded.members.hasSuffix(
        """
        init(
          self _self: Int,
          default: Int,
          `var`: Int,
          `a b`: Int
        ) {
          self.`self` = _self
          self.`default` = `default`
          self.`var` = `var`
          self.`a b` = `a b`
        }
        """))
  }

  @Test func `defaults that everyone sees name nothing that they do not`() {
    let expanded = Expanded("@Model open class A { var a: Int = hidden; var b: [Int] = [1] }")
    #expect(expanded.members.contains("  a: Int,\n  b: [Int] = [1]\n"))
  }
}
