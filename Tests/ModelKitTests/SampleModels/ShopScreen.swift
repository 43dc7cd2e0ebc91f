import Foundation
import ModelKit

extension ModelBundle {
  static let app = ModelBundle(.main)  // or ModelBundle(folder: url, languages: ["zh-Hans", "en"])
}

struct ShopScreen {
  @BundledModels("shops", in: .app) var shops: [Shop]  // loaded once, when first asked for
  @BundledModel("page", in: .app) var page: Page?  // `$page` and `$shops` are the reports
}
