import SemanticTree
import VoiceOver

/// A tree of a case: either nodes with frames or a short notation.
indirect enum CaseTree: Decodable, Sendable {
  struct Branch: Decodable, Sendable {
    var label, direction, idiom: String?
    var frame: [Double]?
    var group, shouldGroupAccessibilityChildren, isAccessibilityElement: Bool?
    var children, accessibilityElements: [CaseTree]?
  }

  case branch(Branch)
  case notation(String)

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .notation(text)
    } else {
      self = .branch(try Branch(from: decoder))
    }
  }

  var order: ReadingOrder {
    guard case .branch(let branch) = self else { return ReadingOrder() }
    return ReadingOrder(
      direction: branch.direction == "rtl" ? .rightToLeft : .leftToRight,
      idiom: branch.idiom == "phone" ? .phone : .other)
  }

  func node(_ path: String = "root") -> Node {
    switch self {
    case .branch(let branch): branch.node(path)
    case .notation(let text): CaseTree.node(notation: text)
    }
  }

  /// `semanticGroup label "Mini player"`, or `root[View 0, modal with nothing accessible]`.
  private static func node(notation text: String) -> Node {
    if text.hasPrefix("semanticGroup"), let name = text.split(separator: "\"").dropFirst().first {
      let child = Node(id: NodeID("first"), label: "{first element}", frame: .unit)
      return Node(
        id: NodeID("group"), isElement: false, container: .semanticGroup, label: String(name),
        children: [child])
    }
    let inside = text.drop { $0 != "[" }.dropFirst().dropLast().split(separator: ",")
    let children = inside.enumerated().map { index, name in
      let isModal = name.contains("modal")
      var node = Node(
        id: NodeID("\(index)"), isElement: !isModal, label: String(name), frame: .unit)
      node.isModal = isModal
      return node
    }
    return Node(id: NodeID("root"), isElement: false, children: children)
  }
}

extension CaseTree.Branch {
  func node(_ path: String) -> Node {
    let below = accessibilityElements ?? children
    let isLeaf = below == nil || isAccessibilityElement == true
    let rect = frame.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    var node = Node(
      id: NodeID(path), isElement: isLeaf, container: container, label: label, frame: rect ?? .zero,
      children: (below ?? []).enumerated().map { $1.node("\(path)/\($0)") })
    if rect == nil { node.origins[.frame] = .absent }
    return node
  }

  private var container: Container? {
    if accessibilityElements != nil { return .explicitOrder }
    return group == true || shouldGroupAccessibilityChildren == true ? .semanticGroup : nil
  }
}

extension Rect {
  static let unit = Rect(x: 0, y: 0, width: 10, height: 10)
}
