/// Writes the ``Factory`` of a struct or a class, from its stored properties.
///
/// ```swift
/// @Model struct Shop {
///   let name: String
///   @Key("shop_icon") let icon: ImageName
///   let price: Decimal?             // may be missing
///   var tags: [String] = []         // an empty list where the key is missing
/// }
///
/// let shops = try Shop.models(contentsOf: url)
/// ```
///
/// stands for
///
/// ```swift
/// extension Shop: Model {
///   static let factory = Factory(
///     Shop.init(name:icon:price:tags:),
///     Key("name"), Key("shop_icon"), Key("price"), Key("tags", default: []))
/// }
/// ```
///
/// A property is read from the key of its name, of its case in an enumeration `CodingKeys`, or of
/// its `@Key`. Computed, static and lazy properties are not read, nor are a constant with a
/// value, of which a warning tells, and a property that `CodingKeys` leaves out.
///
/// An initializer of your own is called if it takes the properties by their names in their order;
/// else one that does is written, for a class also if it has none.
@attached(member, conformances: Model, names: named(factory), named(init))
@attached(extension, conformances: Model)
public macro Model() = #externalMacro(module: "ModelKitMacros", type: "Model")
