import SemanticTree

/// What is drawn for each element, in the order of painting. What is painted with no strength at all is not there.
struct Paintings {
  private(set) var texts: [NodeID: [TextDrawing]] = [:]
  private(set) var symbols: [NodeID: [SymbolDrawing]] = [:]
  private(set) var pictures: [NodeID: [ImageDrawing]] = [:]
  /// The strength of what is drawn for an element, from 0 to 1: its strongest part, under all groups around it.
  private(set) var opacities: [NodeID: Double] = [:]

  /// The colours and symbols that are drawn for an element, without words and places.
  private(set) var looks: [NodeID: [String]] = [:]

  init(_ screen: Screen) { collect(screen.drawing, opacity: 1) }

  private mutating func collect(_ items: [DrawingItem], opacity: Double) {
    for item in items {
      if case .group(let group) = item {
        let strength = if case .opacity(let strength) = group.effect { strength } else { 1.0 }
        if strength > 0 { collect(group.children, opacity: opacity * strength) }
      } else if let node = item.node {
        opacities[node] = max(opacities[node] ?? 0, opacity)
        add(item, of: node)
        looks[node, default: []].append(item.look)
      }
    }
  }

  private mutating func add(_ item: DrawingItem, of node: NodeID) {
    switch item {
    case .text(let text): texts[node, default: []].append(text)
    case .symbol(let symbol): symbols[node, default: []].append(symbol)
    case .image(let picture): pictures[node, default: []].append(picture)
    case .fill, .stroke, .group: break
    }
  }

  /// The words that are drawn for an element.
  func words(on node: NodeID) -> [String] { (texts[node] ?? []).map(\.text) }
}

extension DrawingItem {
  /// What kind of thing it is and its colour.
  fileprivate var look: String {
    let form =
      switch self {
      case .text(let text): "text \(text.font.weight.rawValue)"
      case .symbol(let symbol): symbol.name
      case .image(let image): image.name
      case .fill: "fill"
      case .stroke: "stroke"
      case .group: "group"
      }
    return "\(form) \(paint?.name ?? "")"
  }
}
