import LocatedJSON

/// Finds the values that tokens refer to.
final class TokenResolver {
  /// What is found at the end of a chain of references.
  struct End {
    var value: TokenValue
    /// The name of the last token on the way; nil where nothing was referred to.
    var name: String?
    /// The type of the last token that has one.
    var type: String?

    /// The end of a chain of which this is the beginning.
    func followed(by next: End) -> End {
      End(value: next.value, name: next.name ?? name, type: next.type ?? type)
    }
  }

  private let root: TokenNode
  private let files: TokenFiles
  private var known: [TokenPlace: Result<End, Diagnostic>] = [:]
  /// Looking for a name that is alike takes time, and a file of mistakes has thousands of them.
  private var adviceLeft = 20

  /// References into values that are references themselves.
  private static let depthLimit = 32

  init(_ root: TokenNode, files: TokenFiles) {
    self.root = root
    self.files = files
  }

  /// Follows references to a value that is none.
  ///
  /// - Throws: where a reference leads nowhere or in a circle; the same for all references on the way.
  func follow(_ start: TokenValue, depth: Int = 0) throws(Diagnostic) -> End {
    var end = End(value: start)
    var passed: Set<TokenPlace> = []
    do throws(Diagnostic) {
      while let reference = TokenReference(end.value.json) {
        let place = end.value.place
        if let found = known[place] {
          end = end.followed(by: try found.get())
          break
        }
        guard passed.insert(place).inserted else {
          throw start.failure(
            expected: "a reference that ends at a value", found: "a circle: \(start.json.summary)")
        }
        end = end.followed(by: try target(of: reference, from: end.value, depth: depth))
      }
    } catch {
      for place in passed { known[place] = .failure(error) }
      throw error
    }
    for place in passed { known[place] = .success(end) }
    return end
  }

  private func target(
    of reference: TokenReference, from value: TokenValue, depth: Int
  ) throws(Diagnostic) -> End {
    switch reference {
    case .alias(let names):
      if let found = token(at: names) ?? rawToken(at: names, in: value.file) { return found }
      throw missing(names.joined(separator: "."), value)
    case .pointer(let name, let keys):
      let file = if let name { try files.open(name, from: value) } else { value.file }
      return try target(of: keys, in: file, from: value, depth: depth)
    }
  }

  /// The value at the end of a JSON Pointer. What other sources declare goes before what stands in the same
  /// file.
  private func target(
    of keys: [String], in file: TokenFile, from value: TokenValue, depth: Int
  ) throws(Diagnostic) -> End {
    let path = keys.prefix { $0 != "$value" }
    let rest = keys.dropFirst(path.count + 1)
    let own = file === value.file ? token(at: path) : nil
    guard let found = own ?? rawToken(at: path, in: file) ?? rawValue(at: path, in: file) else {
      throw missing("/" + keys.joined(separator: "/"), value)
    }
    guard !rest.isEmpty else { return found }
    guard depth < Self.depthLimit else {
      throw value.failure(expected: "a reference that ends at a value", found: "a circle or a long chain")
    }
    let inner = try follow(found.value, depth: depth + 1)
    guard let part = inner.value.json.value(at: rest) else {
      throw missing("/" + keys.joined(separator: "/"), value)
    }
    return End(value: inner.value.with(part))
  }

  /// A token of the structure that all sources make, with the type of its groups.
  private func token(at path: some Collection<String>) -> End? {
    var (node, type) = (root, root.type)
    for name in path {
      guard let child = node.children[name] else { return nil }
      node = child
      type = child.type ?? type
    }
    if node.value == nil, let child = node.children["$root"] {
      node = child
      type = child.type ?? type
    }
    guard let value = node.value else { return nil }
    return End(value: value, name: TokenName.text(path), type: type)
  }

  private func rawToken(at path: some Collection<String>, in file: TokenFile) -> End? {
    guard let object = file.document.value(at: path)?.object, let json = TokenForm.value(of: object) else {
      return nil
    }
    return End(
      value: TokenValue(json: json, file: file), name: TokenName.text(path), type: TokenForm.type(of: object))
  }

  private func rawValue(at path: some Collection<String>, in file: TokenFile) -> End? {
    file.document.value(at: path).map { End(value: TokenValue(json: $0, file: file)) }
  }

  private func missing(_ name: String, _ value: TokenValue) -> Diagnostic {
    adviceLeft -= 1
    return value.failure(
      expected: "a reference to a token", found: "\(Quotation.quoted(name)), which is none",
      suggestion: adviceLeft < 0 ? nil : NearestName.suggestion(for: name, in: names))
  }

  /// The names of all tokens, for advice.
  private lazy var names: [String] = {
    var names: [String] = []
    func collect(_ node: TokenNode, _ path: [String]) {
      if node.value != nil { names.append(TokenName.text(path)) }
      for name in node.names where names.count < 1000 {
        if let child = node.children[name] { collect(child, path + [name]) }
      }
    }
    collect(root, [])
    return names
  }()
}

/// Names of tokens as they are shown.
enum TokenName {
  /// `color.text.primary`; the root token of a group has the group's name.
  static func text(_ path: some Collection<String>) -> String {
    path.filter { $0 != "$root" }.joined(separator: ".")
  }
}
