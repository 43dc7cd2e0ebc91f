/// The one model of a bundle's file as a property, loaded on first use.
///
/// ```swift
/// @BundledModel("page", in: .app) var page: Page?
/// ```
///
/// The value is `nil` if the file is missing or faulty; the projected value, `$page`, is the
/// ``LoadReport`` that says why.
@propertyWrapper
public struct BundledModel<Made: Model & Sendable>: Sendable {
  private let bundle: ModelBundle
  private let name: String
  private let policy: Policy

  /// The model of a file; nothing is read yet.
  public init(_ name: String, in bundle: ModelBundle, policy: Policy = .strict) {
    self.bundle = bundle
    self.name = name
    self.policy = policy
  }

  /// The model, if the file has one without a fault.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public var wrappedValue: Made? { projectedValue.models.first }

  /// What came of loading the file.
  public var projectedValue: LoadReport<Made> { bundle.loadOne(named: name, policy: policy) }
}
