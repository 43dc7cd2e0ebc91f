import ModelKitCore

/// What the types of the standard library, Foundation and ModelKit are to data.
enum StandardType {
  /// A type without arguments.
  static func shape(named name: String) -> ValueShape? {
    if let width = IntegerWidth(rawValue: name) { return .integer(width) }
    switch name {
    case "Bool": return .boolean
    case "Double", "Float64", "CGFloat", "TimeInterval": return .double
    case "Float", "Float32": return .float
    case "Decimal": return .decimal
    case "String": return .string
    case "Date": return .date
    case "Data": return .data
    case "URL": return .url
    case "UUID": return .uuid
    case "HexColor": return .color
    case "ImageName": return .imageName
    case "Any", "AnyHashable": return .any
    default: return nil
    }
  }

  /// A type with arguments: `Array`, `Set`, `Dictionary`, `Optional`; `nil` for others.
  static func shape(named name: String, of arguments: [ValueShape]) -> ValueShape? {
    switch (name, arguments.count) {
    case ("Optional", 1), ("Presence", 1): .optional(arguments[0])
    case ("Array", 1), ("ContiguousArray", 1): .array(arguments[0])
    case ("Set", 1): .set(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    default: nil
    }
  }

  /// How many arguments a type takes; `nil` for types that take none.
  static func argumentCount(of name: String) -> Int? {
    switch name {
    case "Optional", "Presence", "Array", "ContiguousArray", "Set": 1
    case "Dictionary": 2
    default: nil
    }
  }

  /// Modules whose name may stand before a type's.
  static let modules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "CoreGraphics", "CoreFoundation", "ModelKit",
  ]

  /// What to write instead of a known type that is no value of data.
  static func replacement(for name: String) -> String? {
    switch name {
    case "UIColor", "NSColor", "CGColor", "Color": "HexColor"
    case "UIImage", "NSImage", "CGImage", "Image": "ImageName"
    case "NSString", "NSMutableString", "Substring", "Character", "StaticString": "String"
    case "NSNumber": "Int, Double or Bool"
    case "NSDecimalNumber": "Decimal"
    case "NSInteger", "CLong", "CInt": "Int"
    case "NSDate": "Date"
    case "NSData", "NSMutableData": "Data"
    case "NSURL": "URL"
    case "NSUUID": "UUID"
    case "NSArray", "NSMutableArray": "an array, [String]"
    case "NSDictionary", "NSMutableDictionary": "a dictionary, [String: String]"
    case "NSSet", "NSMutableSet": "a set, Set<String>"
    case "Int128", "Float16", "Float80", "UInt128": "a narrower type"
    case "CGSize", "CGPoint", "CGRect", "Range", "ClosedRange": "a struct of its parts"
    default: nil
    }
  }

  /// The names, for suggestions.
  static let names: [String] =
    IntegerWidth.allCases.map(\.rawValue) + [
      "Bool", "Double", "CGFloat", "TimeInterval", "Float", "Decimal", "String", "Date", "Data",
      "URL", "UUID", "HexColor", "ImageName", "Any", "Optional", "Presence", "Array", "Set",
      "Dictionary",
    ]
}
