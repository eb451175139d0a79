// What `import UniformTypeIdentifiers` stands for: kinds of content, which lie in SemanticUI, since views name them
// without it as well.
@_exported import SemanticUI
