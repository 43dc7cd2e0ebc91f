import ModelKit

/// The scrolling page of `page.plist`.
struct Page: Model {
  let title: String
  let bounces: Bool
  let blocks: [Block]

  /// One block of the page.
  struct Block: Model {
    let title: String
    let height: Int
    let color: HexColor

    static let factory = Factory(Block.init, Key("title"), Key("height"), Key("color"))
  }

  static let factory = Factory(
    Page.init, Key("title"), Key("bounces", default: true), Key("blocks", default: []))
}
