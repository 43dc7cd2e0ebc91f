public import Foundation
public import ModelKitCore
public import ModelKitDocument

extension ModelBundle {
  /// The resources of an app, a framework or any other `Bundle`, in its preferred languages.
  ///
  /// ```swift
  /// extension ModelBundle { static let app = ModelBundle(.main) }
  ///
  /// let shops = try ModelBundle.app.models(Shop.self, named: "shops")
  /// ```
  ///
  /// Keep it: another one of the same `Bundle` loads the files anew.
  ///
  /// - Parameters:
  ///   - bundle: Whose resources, and whose preferred and development languages.
  ///   - options: How files are read.
  ///   - context: What models being read can ask for; the model bundle itself if nothing is said.
  public convenience init(
    _ bundle: Bundle, options: ReadingOptions = ReadingOptions(), context: (any Sendable)? = nil
  ) {
    // `developmentLocalization` traps on Linux where the bundle does not name its language.
    let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    self.init(
      folder: bundle.resourceURL ?? bundle.bundleURL, languages: bundle.preferredLocalizations,
      developmentLanguage: region, options: options, context: context)
  }
}
