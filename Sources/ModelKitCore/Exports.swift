// Whoever imports the typed layer speaks of documents and diagnostics too.
@_exported public import ModelKitDocument
