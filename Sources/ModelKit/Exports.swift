// `import ModelKit` is all that an app or a tool needs.
@_exported public import ModelKitCore
@_exported public import ModelKitDocument
