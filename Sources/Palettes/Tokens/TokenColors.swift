import LocatedJSON

/// Collects the tokens that are colours.
struct TokenColors {
  private let root: TokenNode
  private let resolver: TokenResolver
  private(set) var colors: [PaletteColor] = []
  /// What is wrong with tokens that are colours.
  private(set) var diagnostics: [Diagnostic] = []
  /// Tokens that are not judged.
  private(set) var notes: [String] = []

  init(_ root: TokenNode, files: TokenFiles) {
    self.root = root
    resolver = TokenResolver(root, files: files)
    collect(root, [], type: nil)
  }

  private mutating func collect(_ node: TokenNode, _ path: [String], type: String?) {
    if let value = node.value {
      add(TokenName.text(path), node, value, inherited: type)
    } else {
      for name in node.names {
        guard let child = node.children[name] else { continue }
        collect(child, path + [name], type: node.type ?? type)
      }
    }
  }

  private mutating func add(_ name: String, _ node: TokenNode, _ value: TokenValue, inherited: String?) {
    let isReference = TokenReference(value.json) != nil
    if let type = node.type ?? (isReference ? nil : inherited), type != "color" { return }
    do {
      let end = try resolver.follow(value)
      let type = node.type ?? (isReference ? end.type : nil) ?? inherited
      guard type == "color" || type == nil && ColorValue.looksLikeColor(end.value.json) else { return }
      let reading = try ColorValue(end.value, resolver).reading()
      if let note = reading.note { notes.append("\(value.location): '\(name)' \(note)") }
      guard let color = reading.color else { return }
      colors.append(
        PaletteColor(
          name: name, color: color, source: end.name, file: node.file.name, position: node.position))
    } catch {
      if (node.type ?? inherited) == "color" {
        diagnostics.append(error)
      } else {
        notes.append("\(value.location): '\(name)' is not judged: \(error.message)")
      }
    }
  }
}
