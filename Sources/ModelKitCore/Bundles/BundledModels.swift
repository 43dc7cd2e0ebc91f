/// The models of a bundle's file as a property, loaded on first use: in place of a lazy getter.
///
/// ```swift
/// struct ShopScreen {
///   @BundledModels("shops", in: .app) var shops: [Shop]
/// }
/// let screen = ShopScreen()
/// show(screen.shops)                                        // the good entries
/// for finding in screen.$shops.diagnostics { log(finding.concise) }
/// ```
///
/// The value has the good entries, and none of a file that is missing; the projected value is the
/// ``LoadReport`` with all faults, and `try $shops.get()` is all or nothing. The bundle keeps the
/// models, so all properties of one file share them.
///
/// Swift allows no wrapper on a static property that every thread may use; there a getter does the
/// same: `static var shops: [Shop] { ModelBundle.app.load(named: "shops").models }`.
@propertyWrapper
public struct BundledModels<Made: Model & Sendable>: Sendable {
  private let bundle: ModelBundle
  private let name: String
  private let policy: Policy

  /// The models of a file; nothing is read yet.
  public init(_ name: String, in bundle: ModelBundle, policy: Policy = .strict) {
    self.bundle = bundle
    self.name = name
    self.policy = policy
  }

  /// The good entries of the file.
  ///
  /// - Complexity: O(*n*) in the bytes of the file the first time, then O(1).
  public var wrappedValue: [Made] { projectedValue.models }

  /// What came of loading the file.
  public var projectedValue: LoadReport<Made> { bundle.load(named: name, policy: policy) }
}
