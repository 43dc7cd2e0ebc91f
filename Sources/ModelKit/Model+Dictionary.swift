import Foundation
public import ModelKitCore
import ModelKitDocument

extension Model {
  /// Makes a model of a dictionary in memory: the classic `initWithDict:`.
  ///
  /// ```swift
  /// let shop = try Shop(dictionary: ["name": "果粉优选", "icon": "shop_1"])
  /// ```
  ///
  /// Values are Swift's or Foundation's, as `PropertyListSerialization` and `JSONSerialization` give
  /// them. A truth value and the number 1 are told apart. The rules are those of files; findings
  /// have a path and no line.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public init(dictionary: [String: Any], policy: Policy = .strict) throws(ModelError) {
    try self.init(from: Document(dictionary: dictionary), policy: policy)
  }

  /// Makes models of dictionaries in memory, all or nothing.
  ///
  /// - Throws: ``ModelError`` with every fault found.
  public static func models(
    dictionaries: [[String: Any]], policy: Policy = .strict
  ) throws(ModelError) -> [Self] {
    try models(from: Document(value: dictionaries), policy: policy)
  }

  /// Makes models of dictionaries in memory: the good ones, and a finding for each fault.
  public static func load(
    dictionaries: [[String: Any]], policy: Policy = .strict
  ) -> LoadReport<Self> {
    load(from: Document(value: dictionaries), policy: policy)
  }
}
