import LocatedJSON

/// A group or a token of the structure that all files make together.
struct TokenNode {
  /// The names of the children, in the order in which they were met.
  private(set) var names: [String] = []
  private(set) var children: [String: TokenNode] = [:]
  /// The token's value; nil for a group.
  var value: TokenValue?
  /// The type that the token or group names itself.
  var type: String?
  /// The group that this one builds upon.
  var base: TokenValue?
  /// Where it is declared.
  var file: TokenFile
  var position: TextPosition

  /// An empty group.
  init(file: TokenFile, position: TextPosition) {
    self.file = file
    self.position = position
  }

  /// The child of a name.
  subscript(name: String) -> TokenNode? {
    get { children[name] }
    set {
      if children[name] == nil { names.append(name) }
      children[name] = newValue
    }
  }

  /// The token or group at the end of a path; nil where there is none.
  func node(at path: some Sequence<String>) -> TokenNode? {
    var node = self
    for name in path {
      guard let child = node.children[name] else { return nil }
      node = child
    }
    return node
  }

  /// Takes over what a later source declares, which goes before what is here.
  mutating func merge(_ other: TokenNode) {
    if value != nil || other.value != nil {
      self = other
      return
    }
    type = other.type ?? type
    base = other.base ?? base
    for name in other.names {
      guard let child = other.children[name] else { continue }
      if children[name] == nil { self[name] = child } else { children[name]?.merge(child) }
    }
  }
}
