import LocatedJSON

/// Makes a palette of design tokens.
struct TokenPalette {
  private let files: TokenFiles
  private let main: TokenFile
  private var treeReader: TokenTreeReader

  init(files: TokenFiles, main: TokenFile) {
    self.files = files
    self.main = main
    treeReader = TokenTreeReader(files: files)
  }

  /// - Throws: `PaletteError` or a `Diagnostic`.
  mutating func palette() throws -> Palette {
    let value = TokenValue(json: main.document, file: main)
    guard let object = main.document.object else { throw value.failure(expected: "an object of tokens") }
    let choices = TokenModes(try layers(of: object, value))
    var modes: [PaletteMode] = []
    var diagnostics = UniqueNotes<Diagnostic>()
    var notes = UniqueNotes<String>()
    for mode in choices.modes {
      let colors = try colors(of: mode.sources)
      modes.append(PaletteMode(name: mode.name, colors: colors.colors))
      colors.diagnostics.forEach { diagnostics.add($0) }
      colors.notes.forEach { notes.add($0) }
    }
    guard diagnostics.all.isEmpty else { throw PaletteError(diagnostics.all) }
    guard modes.contains(where: { !$0.colors.isEmpty }) else {
      throw PaletteError([nothing(notes.all)])
    }
    if let note = choices.note { notes.add(note) }
    return Palette(name: main.name, modes: modes, notes: notes.all)
  }

  private func layers(of object: JSONObject, _ value: TokenValue) throws(Diagnostic) -> [TokenLayer] {
    if object["resolutionOrder"]?.array != nil {
      var resolver = ResolverReader(main, files: files)
      return try resolver.layers()
    }
    let studio = StudioSets(object, value)
    return studio.isOfStudio ? studio.layers : [.always([value])]
  }

  private mutating func colors(of sources: [TokenValue]) throws(Diagnostic) -> TokenColors {
    var root = TokenNode(file: main, position: .start)
    for source in sources { root.merge(try treeReader.read(source)) }
    var groups = GroupExtension(root)
    return TokenColors(try groups.expanded(), files: files)
  }

  private func nothing(_ notes: [String]) -> Diagnostic {
    Diagnostic(
      file: main.name, position: nil, expected: "tokens of the type 'color'",
      found: notes.first.map { "none that can be judged: \($0)" } ?? "none",
      suggestion: "a token is {\"$type\": \"color\", \"$value\": …}")
  }
}

/// What is said once, however many modes it holds for.
private struct UniqueNotes<Note: Hashable> {
  private(set) var all: [Note] = []
  private var seen: Set<Note> = []

  mutating func add(_ note: Note) {
    if seen.insert(note).inserted { all.append(note) }
  }
}
