// The arguments are those of Key's initializers, and go there word for word. A macro's arguments
// are checked without knowing the property, so an empty list or dictionary needs a declaration of
// its own; `.cafe` has to be written as `Kind.cafe`.

/// Says that a property of an `@Model` type is read from a key.
///
/// ```swift
/// @Model struct Shop {
///   @Key("shop_name") let name: String
/// }
/// ```
@attached(peer)
public macro Key(_ name: String, _ options: KeyOption...) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a key,
/// and what it is where the key is missing.
///
/// ```swift
/// @Model struct Shop {
///   @Key("stars", default: 3) let rating: Int
/// }
/// ```
@attached(peer)
public macro Key<Value>(_ name: String, _ options: KeyOption..., default: Value) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a key,
/// and that it is an empty list where the key is missing.
@attached(peer)
public macro Key(_ name: String, _ options: KeyOption..., default: [Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a key,
/// and that it is an empty dictionary where the key is missing.
@attached(peer)
public macro Key(_ name: String, _ options: KeyOption..., default: [Never: Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a nested key, by the names on the way.
@attached(peer)
public macro Key(_ path: [String], _ options: KeyOption...) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a nested key, by the names on the way,
/// and what it is where the key is missing.
@attached(peer)
public macro Key<Value>(_ path: [String], _ options: KeyOption..., default: Value) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a nested key, by the names on the way,
/// and that it is an empty list where the key is missing.
@attached(peer)
public macro Key(_ path: [String], _ options: KeyOption..., default: [Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from a nested key, by the names on the way,
/// and that it is an empty dictionary where the key is missing.
@attached(peer)
public macro Key(_ path: [String], _ options: KeyOption..., default: [Never: Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from its own name, with options.
@attached(peer)
public macro Key(_ option: KeyOption, _ options: KeyOption...) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from its own name, with options,
/// and what it is where the key is missing.
@attached(peer)
public macro Key<Value>(_ option: KeyOption, _ options: KeyOption..., default: Value) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from its own name, with options,
/// and that it is an empty list where the key is missing.
@attached(peer)
public macro Key(_ option: KeyOption, _ options: KeyOption..., default: [Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")

/// Says that a property of an `@Model` type is read from its own name, with options,
/// and that it is an empty dictionary where the key is missing.
@attached(peer)
public macro Key(_ option: KeyOption, _ options: KeyOption..., default: [Never: Never]) =
  #externalMacro(module: "ModelKitMacros", type: "Key")
