import ModelKit

/// The carousel of `carousel.json`.
struct Carousel: Model {
  let images: [ImageName]
  let pageWidth: Double
  let pageHeight: Double
  let secondsPerPage: Double
  let currentDot: HexColor
  let otherDots: HexColor

  static let factory = Factory(
    Carousel.init, Key("images"), Key("pageWidth"), Key("pageHeight"),
    Key("secondsPerPage", default: 1), Key("currentDot"), Key("otherDots"))
}
