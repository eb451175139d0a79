import LocatedJSON

/// Fills groups with what the groups have that they build upon with `$extends`.
struct GroupExtension {
  private let root: TokenNode
  private var nodesLeft = GroupExtension.mostNodes

  private static let mostNodes = 50_000
  private static let depthLimit = 64

  init(_ root: TokenNode) {
    self.root = root
  }

  /// The whole structure with all groups filled.
  mutating func expanded() throws(Diagnostic) -> TokenNode {
    GroupExtension.hasBase(root) ? try expand(root, active: []) : root
  }

  private static func hasBase(_ node: TokenNode) -> Bool {
    node.base != nil || node.children.values.contains { hasBase($0) }
  }

  private mutating func expand(_ node: TokenNode, active: [TokenPlace]) throws(Diagnostic) -> TokenNode {
    nodesLeft -= 1
    var (own, active) = (node, active)
    own.base = nil
    if let base = node.base { try enter(base, &active) }
    for name in node.names {
      guard let child = node[name] else { continue }
      own[name] = try expand(child, active: active)
    }
    guard let base = node.base else { return own }
    var result = try expand(try group(of: base), active: active)
    result.merge(own)
    return result
  }

  private func enter(_ base: TokenValue, _ active: inout [TokenPlace]) throws(Diagnostic) {
    guard nodesLeft > 0, active.count < Self.depthLimit, !active.contains(base.place) else {
      throw base.failure(expected: "a group that does not build upon itself", found: "a circle of '$extends'")
    }
    active.append(base.place)
  }

  private func group(of base: TokenValue) throws(Diagnostic) -> TokenNode {
    var path: [String] = []
    switch base.json.string.flatMap({ TokenReference(base.json) ?? TokenReference(pointer: $0) }) {
    case .alias(let names)?: path = names
    case .pointer(nil, let keys)?: path = keys
    default: throw base.failure(expected: "a group of this file such as '{button}'")
    }
    guard let group = root.node(at: path) else {
      throw base.failure(expected: "the path of a group", suggestion: "there is no such group")
    }
    return group
  }
}
