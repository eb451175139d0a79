import SemanticTree
import Terminal
import VoiceOver

/// How an element is written into a picture of characters.
struct ElementSketch: Equatable {
  let id: NodeID
  let frame: Rect
  /// Label and value.
  let name: String
  /// The name in the brackets that tell what kind of element it is.
  let text: String
  let style: Canvas.Style
  /// Whether it takes part in something, so that it is drawn with a frame where there is room.
  let isControl: Bool

  /// - Parameter state: the words for its state, such as "on".
  init(_ stop: Stop, state: String?) {
    let node = stop.node
    id = node.id
    frame = node.frame
    isControl = !node.traits.isDisjoint(with: [.button, .link, .textEntry, .adjustable, .searchField])
    name = Self.name(of: node, state)
    text = Self.bracketed(name, node.traits)
    if node.traits.contains(.notEnabled) {
      style = .faint
    } else {
      style = node.traits.contains(.header) ? .bold : .plain
    }
  }

  private static func name(of node: Node, _ state: String?) -> String {
    let value = state ?? node.value
    let parts = [node.label, value].compactMap { $0 }.filter { !$0.isEmpty }
    let words = TerminalText.harmless(parts.joined(separator: ": "))
    let name = words.isEmpty ? "no name" : words
    return node.traits.contains(.selected) ? "* \(name)" : name
  }

  private static func bracketed(_ name: String, _ traits: Traits) -> String {
    if !traits.isDisjoint(with: [.textEntry, .searchField]) { return "|\(name)|" }
    if traits.contains(.adjustable) { return "<\(name)>" }
    if traits.contains(.button) || traits.contains(.link) { return "[\(name)]" }
    return traits.contains(.image) ? "(\(name))" : name
  }
}
