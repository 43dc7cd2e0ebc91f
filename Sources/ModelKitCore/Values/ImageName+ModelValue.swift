public import ModelKitDocument

extension ImageName: ModelValue {
  /// Reads the name of an image: text that is not empty.
  public static func read(
    at node: NodeID, from reader: inout ModelReader
  ) throws(ModelFailure) -> ImageName {
    ImageName(try reader.imageName(at: node))
  }

  /// `ImageName`.
  public static func describe(in schema: inout ModelSchema) -> ValueShape { .imageName }
}
