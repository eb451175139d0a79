import LocatedJSON

/// Reads a resolver of design tokens: which sets and modifiers make them, in which order.
struct ResolverReader {
  private let file: TokenFile
  private let files: TokenFiles
  private var active: [TokenPlace] = []
  private var sourcesLeft = ResolverReader.mostSources

  private static let mostSources = 2_000
  private static let depthLimit = 32

  init(_ file: TokenFile, files: TokenFiles) {
    self.file = file
    self.files = files
  }

  private func value(_ json: JSONValue) -> TokenValue { TokenValue(json: json, file: file) }

  /// The parts in their order.
  mutating func layers() throws(Diagnostic) -> [TokenLayer] {
    var layers: [TokenLayer] = []
    var names: Set<String> = []
    for item in file.document.object?["resolutionOrder"]?.array ?? [] {
      let (name, kind, definition) = try definition(of: item)
      guard names.insert(kind + "/" + name).inserted else {
        throw value(item).failure(
          expected: "each set and modifier once", found: "\(Quotation.quoted(name)) a second time")
      }
      layers.append(
        kind == "sets"
          ? .always(try sources(ofSet: definition)) : try choice(name, of: definition))
    }
    return layers
  }

  /// What an item of the order stands for: its name, `sets` or `modifiers`, and where it is defined.
  private func definition(of item: JSONValue) throws(Diagnostic) -> (String, String, JSONValue) {
    if let reference = item.object?["$ref"] { return try definition(at: reference) }
    let kinds = ["set": "sets", "modifier": "modifiers"]
    guard let object = item.object, let name = object["name"]?.string,
      let kind = object["type"]?.string.flatMap({ kinds[$0] })
    else {
      throw value(item).failure(
        expected: "a '$ref' to a set or modifier, or one with 'name' and 'type' ('set' or 'modifier')")
    }
    return (name, kind, item)
  }

  private func definition(at reference: JSONValue) throws(Diagnostic) -> (String, String, JSONValue) {
    guard case .pointer(nil, let keys)? = reference.string.map({ TokenReference(pointer: $0) }),
      keys.count == 2,
      ["sets", "modifiers"].contains(keys[0])
    else { throw value(reference).failure(expected: "'#/sets/NAME' or '#/modifiers/NAME'") }
    guard let found = file.document.value(at: keys) else {
      let known = file.document.object?[keys[0]]?.object?.members.map(\.key) ?? []
      throw value(reference).failure(
        expected: "the name of one of the \(keys[0])",
        suggestion: NearestName.suggestion(for: keys[1], in: known))
    }
    return (keys[1], keys[0], found)
  }

  private mutating func choice(_ name: String, of definition: JSONValue) throws(Diagnostic) -> TokenLayer {
    guard let contexts = definition.object?["contexts"]?.object, !contexts.members.isEmpty else {
      throw value(definition).failure(expected: "a modifier with 'contexts'")
    }
    var all: [(name: String, sources: [TokenValue])] = []
    for context in contexts.members {
      all.append((context.key, try sources(ofList: context.value)))
    }
    return .choice(name: name, contexts: all)
  }

  private mutating func sources(ofSet definition: JSONValue) throws(Diagnostic) -> [TokenValue] {
    guard let list = definition.object?["sources"] else {
      throw value(definition).failure(expected: "a set with 'sources'")
    }
    let place = value(definition).place
    guard !active.contains(place), active.count < Self.depthLimit else {
      throw value(definition).failure(
        expected: "a set that does not hold itself", found: "a circle of '$ref's")
    }
    active.append(place)
    defer { active.removeLast() }
    return try sources(ofList: list)
  }

  private mutating func sources(
    ofList list: JSONValue
  ) throws(Diagnostic) -> [TokenValue] {
    guard let elements = list.array else { throw value(list).failure(expected: "a list of sources") }
    var all: [TokenValue] = []
    for element in elements {
      sourcesLeft -= 1
      guard sourcesLeft >= 0 else {
        throw value(element).failure(expected: "at most \(Self.mostSources) sources", found: "more")
      }
      all += try sources(of: element)
    }
    return all
  }

  /// The tokens that a list of sources has written in it or refers to.
  private mutating func sources(of element: JSONValue) throws(Diagnostic) -> [TokenValue] {
    guard let object = element.object else {
      throw value(element).failure(expected: "tokens or a '$ref' to them")
    }
    guard let reference = object["$ref"] else { return [value(element)] }
    guard let text = reference.string, case .pointer(let name, let keys) = TokenReference(pointer: text)
    else {
      throw value(reference).failure(expected: "a path of a file or '#/sets/NAME'")
    }
    guard let name else {
      let (_, kind, definition) = try definition(at: reference)
      guard kind == "sets" else {
        throw value(reference).failure(expected: "a set", suggestion: "a modifier may not be a source")
      }
      return try sources(ofSet: definition)
    }
    let other = try files.open(name, from: value(reference))
    guard let found = other.document.value(at: keys), found.object != nil else {
      throw value(reference).failure(expected: "a '$ref' to an object of tokens")
    }
    return [TokenValue(json: found, file: other)]
  }
}
