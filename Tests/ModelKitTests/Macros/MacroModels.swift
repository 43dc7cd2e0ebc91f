import Foundation
public import ModelKit

// Types of the program that have the names of the library's: what the macro writes means its own.
private struct Factory {}
private enum Key {}

/// A shop.
@Model struct MarkedShop: Equatable {
  let name: String
  @Key("shop_icon") let icon: ImageName
  let price: Decimal?
  var tags: [String] = []
  var stars = 3
  let version = 2
  private enum CodingKeys: CodingKey { case name, icon, price, tags, stars, note, isOpen }
  var title: String { name.uppercased() }
  static let limit = 7
  var note: String? { didSet {} }
  @ModelKit.Key("open") private var isOpen: Bool = true

  var opens: Bool { isOpen }
}

/// A public type with an internal part.
@Model public struct PublicShop: Sendable {
  /// A name of the library's.
  public let key: String
  let hidden: Hidden
  /// A name of the macro's.
  public let factory: Int
  let `default`: Int

  struct Hidden: Model {
    let label: String
    static let factory = ModelKitCore.Factory(Hidden.init, ModelKitCore.Key("label"))
  }

  /// A public part.
  @Model public struct Part: Sendable {
    /// What it says.
    @Key("part_label", default: "none") public let label: String
  }
}

/// A place for types.
public enum Namespace {}

extension Namespace {
  @Model struct Nested {
    let parts: [PublicShop.Part]
  }
}

// swift-format-ignore
public extension Namespace {
  @Model struct Exposed {
    let a: Int
  }
}

@Model struct Sheet<Item: ModelValue> where Item: Sendable {
  let items: [Item]
  let next: Int?

  @Model struct Header {
    let title: String
  }
}

@available(macOS 99, *)
@Model struct Recent { let a: Int }

@Model struct Strict {
  let low: Int
  let high: Int

  struct Refusal: Error, CustomStringConvertible { var description: String { "low above high" } }

  init(low: Int, high: Int) throws {
    guard low <= high else { throw Refusal() }
    self.low = low
    self.high = high
  }
}

@Model struct Coded: Codable, Equatable {
  let name: String
  var count: Int = 1
  var cache: [String: Int] = [:]
  lazy var size = cache.count
  @Key("other") var note: String? = nil

  enum CodingKeys: String, CodingKey { case name = "coded_name", count }
}

@Model struct Decoded: Decodable {
  let name: String
  init(from decoder: any Decoder) throws { name = "decoded" }
}

@Model class Conveyance {
  /// How many wheels it has.
  let wheels: Int
  var colour: HexColor?
  var tags: [String] = ["new"]
}

class Bicycle: Conveyance {}

@Model class Written {
  let a: Int
  required init(a: Int) { self.a = a * 2 }
}

@Model final class Settled: Sendable {
  let a: Int
  private let b: Secret
  private enum Secret: String, ModelValue, CaseIterable { case x }
  var isX: Bool { b == .x }
}

@Model final class Crate<Item: ModelValue> {
  let item: Item
}

/// A class that other modules may inherit from.
@Model open class Opened {
  /// A number.
  public let a: Int
  /// Words.
  public var tags: [String] = []
}

@Model struct Keyless {
  let version = 1
  private enum CodingKeys: CodingKey {}
}

@Model struct Defaulted {
  @Key("t", default: []) let tags: [String]
  @Key("p", default: [:]) let prices: [String: Decimal]
  @Key("s", default: 2) let stars: UInt8
  @Key("d", default: Date(timeIntervalSince1970: 0)) let day: Date
}

@Model struct Branch: Equatable {
  let name: String
  let children: [Branch]
}

@propertyWrapper struct Clamped: Equatable {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) }
}

@Model struct Wrapped {
  @Clamped var level: Int
  @Clamped var step: Int = 5
}

@Model struct Wide: Equatable {
  let a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int
  let b0: String, b1: String, b2: String, b3: String, b4: String, b5: String, b6: String
  let b7: String, b8: String, b9: String
  let c0: Double?
  var c1: Double = 1.5
  var c2 = 2
  @Key("c-3") let c3: [Int]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  let c4: Bool?, c5: Bool?, c6: Bool?, c7: Bool?, c8: Bool!, c9: Bool?
}

@Model struct WideStrict {
  let a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int?
  let b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: Int?
  let c0, c1, c2, c3, c4, c5: Int?

  init(
    a0: Int?, a1: Int?, a2: Int?, a3: Int?, a4: Int?, a5: Int?, a6: Int?, a7: Int?, a8: Int?,
    a9: Int?, b0: Int?, b1: Int?, b2: Int?, b3: Int?, b4: Int?, b5: Int?, b6: Int?, b7: Int?,
    b8: Int?, b9: Int?, c0: Int?, c1: Int?, c2: Int?, c3: Int?, c4: Int?, c5: Int?
  ) throws {
    throw Strict.Refusal()
  }
}

@Model class WideClass {
  let a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int
  let b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: Int
  let c0, c1, c2, c3, c4, c5: Int
}
