package import ModelKitCore
package import ModelKitDocument

/// How the parts of a text report look.
package struct TextStyle: Sendable, Hashable {
  /// A part of a report that looks its own way.
  package enum Role: Sendable, Hashable {
    case severity(Severity)
    case message
    case gutter
    case related
  }

  private let isColored: Bool

  /// Nothing but the text.
  package static let plain = TextStyle(isColored: false)

  /// In the colours of the terminal's own palette.
  package static let colored = TextStyle(isColored: true)

  /// The text in the look of its role.
  package func paint(_ text: String, as role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(parameters(of: role))m\(text)\u{1B}[0m"
  }

  /// Two cells in a colour; blank where nothing is coloured.
  package func swatch(_ color: HexColor) -> String {
    guard isColored else { return "  " }
    return "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m"
  }

  /// The parameters of the terminal's "select graphic rendition" (ECMA-48, 8.3.117).
  private func parameters(of role: Role) -> String {
    switch role {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .message: "1"
    case .gutter: "34"
    case .related: "1;34"
    }
  }
}
