import Foundation
import ModelKitCore
import Testing

/// Containers that are kept while what they belong to is encoded anew.
struct KeptContainerTests {
  private enum Key: String, CodingKey { case a, b, x, y }

  /// Encodes on in a container whose dictionary the root has let go of.
  private struct Replaced: Encodable {
    func encode(to encoder: any Encoder) throws {
      var root = encoder.container(keyedBy: Key.self)
      var kept = try keptContainer(in: &root)
      try root.encode(1, forKey: .a)
      try kept.encode(2, forKey: .x)
      try kept.encode(3, forKey: .y)
      var inner = kept.nestedContainer(keyedBy: Key.self, forKey: .b)
      try inner.encode(4, forKey: .x)
    }

    private func keptContainer(
      in root: inout KeyedEncodingContainer<Key>
    ) throws -> KeyedEncodingContainer<Key> {
      var outer = root.nestedContainer(keyedBy: Key.self, forKey: .a)
      var kept = outer.nestedContainer(keyedBy: Key.self, forKey: .b)
      for key in [Key.x, .y] { try kept.encode(0, forKey: key) }
      _ = kept.nestedContainer(keyedBy: Key.self, forKey: .b)
      return kept
    }
  }

  /// Hands its container to whoever encodes it.
  private struct Shared: Encodable {
    final class Place { var container: KeyedEncodingContainer<Key>? }
    let place: Place

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: .x)
      place.container = container
    }
  }

  /// Is what another value is, and then encodes on in that one's container.
  private struct Wrapped: Encodable {
    func encode(to encoder: any Encoder) throws {
      let place = Shared.Place()
      var single = encoder.singleValueContainer()
      try single.encode(Shared(place: place))
      try place.container?.encode(2, forKey: .x)
    }
  }

  @Test func `a container outlives the dictionary that it was opened in`() throws {
    let data = try ModelEncoder().encode(Replaced())
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":1}"#)
  }

  @Test func `a container outlives the value that was taken over from it`() throws {
    let data = try ModelEncoder().encode(Wrapped())
    #expect(String(decoding: data, as: UTF8.self) == #"{"x":1}"#)
  }
}
