import ModelKit

/// A card of the grid, from `mbti.plist` or `mbti.json`.
struct Personality: Model {
  let backgroundColor: HexColor
  let text: String
  let image: ImageName
  let textColor: HexColor

  static let factory = Factory(
    Personality.init, Key("bgColor"), Key("text"), Key("imgPath"), Key("textColor"))
}
