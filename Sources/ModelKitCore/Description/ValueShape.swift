/// What a value of a model has to be: the one description that decoding, checking and export share.
///
/// A shape comes from a Swift type (``ModelValue/describe(in:)``), from Swift source, or from data.
public indirect enum ValueShape: Sendable, Hashable {
  /// `Bool`.
  case boolean
  /// An integer type.
  case integer(IntegerWidth)
  /// `Double`.
  case double
  /// `Float`.
  case float
  /// `Decimal`.
  case decimal
  /// `String`.
  case string
  /// `Date`.
  case date
  /// `Data`.
  case data
  /// `URL`.
  case url
  /// `UUID`.
  case uuid
  /// ``HexColor``.
  case color
  /// ``ImageName``.
  case imageName
  /// An enumeration with raw values.
  case enumeration(EnumerationDescription)
  /// A value that may be absent or null.
  case optional(ValueShape)
  /// A list.
  case array(ValueShape)
  /// A list without duplicates.
  case set(ValueShape)
  /// A dictionary with keys of one shape and values of another.
  case dictionary(key: ValueShape, value: ValueShape)
  /// A model of the same ``ModelSchema``.
  case model(ModelID)
  /// A value that nothing is known of: everything is accepted.
  case any
  /// A Swift type with a reading of its own; its name. A checker that works from this description
  /// accepts whatever is there.
  case custom(String)

  /// The shape without the `optional` around it.
  public var unwrapped: ValueShape {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }

  /// Whether the value may be absent.
  public var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}
