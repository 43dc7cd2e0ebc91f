/// The way from a document's root to a node: `[1].price`, `shops["com.x"]`.
public struct NodePath: Sendable, Hashable, CustomStringConvertible {
  /// One step of the way.
  public enum Step: Sendable, Hashable {
    /// Into a list, to the element of this number from 0.
    case index(Int)
    /// Into a dictionary, to the value of this key.
    case key(String)
  }

  /// The steps, from the root.
  public var steps: [Step]

  /// The path of the root, or a path from its steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Whether this is the root.
  public var isRoot: Bool { steps.isEmpty }

  /// This path and one more step.
  public func appending(_ step: Step) -> NodePath { NodePath(steps + [step]) }

  /// Whether this path leads through the node of another, or to it.
  package func starts(with other: NodePath) -> Bool { steps.starts(with: other.steps) }

  /// The path as reports write it; empty for the root.
  public var description: String { description(from: 0) }

  /// The path from one of its steps on, as reports write it.
  package func description(from first: Int) -> String {
    var text = ""
    for step in steps[first...] {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where Self.isPlain(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\"\(Self.escaped(key))\"]"
      }
    }
    return text
  }

  /// Whether a key can be written without quotes: letters, digits, `_`, `-` and `$`, not digits
  /// alone.
  private static func isPlain(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return key.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$": true
      default: scalar.value > 0x7F && scalar.properties.isAlphabetic
      }
    }
  }

  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          text += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}
