// The arguments are those of Key's initializers, and go there word for word. A macro's arguments
// are checked without knowing the property, so an empty list or dictionary needs a declaration of
// its own; `.cafe` has to be written as `Kind.cafe`.

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
///   @Key("kind", default: Kind.cafe) let kind: Kind
/// }
/// ```
@attached(peer)
public macro Key<Value>(_ name: String, default: Value) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says which key of the data a list is read from, and that it is empty where the key is missing:
/// `@Key("tags", default: [])`.
@attached(peer)
public macro Key(_ name: String, default: [Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says which key of the data a dictionary is read from, and that it is empty where the key is
/// missing: `@Key("prices", default: [:])`.
@attached(peer)
public macro Key(_ name: String, default: [Never: Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")
