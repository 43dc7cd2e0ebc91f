import ModelKitCore

/// The good entries of a file, to be printed: nodes of its document and what they are called.
struct LoadedEntries {
  let document: Document
  /// The good entries to be shown, in the order of the file.
  let nodes: [NodeID]
  /// All of them, those beyond the limit included.
  private let all: [NodeID]
  /// How many of them are beyond the limit and not in ``nodes``.
  var omitted: Int { all.count - nodes.count }
  /// The columns to print; one without a key stands for the entry itself.
  let columns: [Column]
  /// The model of the entries.
  private let model: ModelDescription?
  /// The model's name.
  var modelName: String { model?.name ?? "Entry" }

  /// A key of the entries, and what its values are.
  struct Column {
    let key: String?
    let shape: ValueShape
    /// The property that the column shows, where the model has it.
    var property: PropertyDescription?

    var title: String { key ?? "value" }
  }

  init(
    _ nodes: [NodeID], of document: Document, schema: ModelSchema, options: PrintOptions
  ) {
    self.document = document
    all = nodes
    self.nodes = options.limit.map { Array(nodes.prefix($0)) } ?? nodes
    model = schema.root.map { schema[$0] }
    let known =
      model?.properties.map {
        Column(key: $0.specification.spelledPath, shape: $0.shape, property: $0)
      } ?? []
    columns =
      options.columns?.map { name in
        known.first { $0.key == name } ?? Column(key: name, shape: .any)
      } ?? (known.isEmpty ? [Column(key: nil, shape: .any)] : known)
  }

  /// Whether the file is one entry instead of holding entries.
  var isSingle: Bool { nodes.count == 1 && nodes.first == document.root }

  /// What an entry has in each column; `nil` where it lacks the key.
  ///
  /// - Complexity: O(*n*) in the keys of the entry and the columns.
  func values(in entry: NodeID) -> [NodeID?] {
    let values = KeyedValues(document, of: entry)
    let naming = model?.changes.naming(within: .asWritten) ?? .asWritten
    return columns.map { column in
      guard let key = column.key else { return entry }
      guard let property = column.property else { return values[key] }
      return document.value(of: property, in: values, naming: naming)
    }
  }

  /// The keys asked for that no entry has, so that a slip of the pen is not an empty column.
  var missingColumns: [String] {
    guard !all.isEmpty else { return [] }
    var isMissing = columns.map { $0.key != nil }
    for entry in all where isMissing.contains(true) {
      for (index, value) in values(in: entry).enumerated() where value != nil {
        isMissing[index] = false
      }
    }
    return zip(columns, isMissing).compactMap { $1 ? $0.key : nil }
  }
}
