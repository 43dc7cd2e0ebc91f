/// Says which key of the data a property of an `@Model` type is read from.
///
/// ```swift
/// @Model struct Shop {
///   @Key("shop_name") let name: String
/// }
/// ```
@attached(peer)
public macro Key(_ name: String) = #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says which key of the data a property of an `@Model` type is read from, and what it is where
/// the key is missing.
///
/// ```swift
/// @Model struct Shop {
///   @Key("stars", default: 3) let rating: Int
/// }
/// ```
@attached(peer)
public macro Key<Value>(_ name: String, default: Value) =
  #externalMacro(module: "ModelKitMacros", type: "Key")
