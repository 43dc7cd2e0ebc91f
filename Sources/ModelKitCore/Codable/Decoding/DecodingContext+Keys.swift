import ModelKitDocument

extension DecodingContext {
  /// A key of the file as types ask for it, by the decoder's strategy.
  func convertedKey(_ key: String, in scope: DecodingScope, entry: UInt32) -> String {
    switch settings.keyDecodingStrategy {
    case .useDefaultKeys: return key
    case .custom(let function):
      return function(scope.codingPath(at: entry)).stringValue
    case .convertFromSnakeCase:
      if let known = convertedKeys[key] { return known }
      let converted = SnakeCase.camelCase(key)
      convertedKeys[key] = converted
      return converted
    }
  }
}
