import LocatedJSON
import SemanticTree
import VoiceOver

/// A difference between what is said of an element before and after, as a reviewer would tell it.
public struct SpokenChange: Hashable, Codable, Sendable, CustomStringConvertible {
  /// What became of a line.
  public enum Kind: String, Hashable, Codable, Sendable {
    case moved, changed
  }

  /// What became of the line.
  public var kind: Kind
  /// What the element is called, or the whole line where that is not known.
  public var element: String
  /// The element as it was before; nil where that is not known.
  public var node: NodeID?
  /// In which line it was and is, counted from 1 within the part.
  public var oldLine, newLine: Int
  /// Each part of the utterance that differs: `role 'button' is now 'link'`.
  public var details: [String]

  /// The change as a line: `'Shipping': role 'button' is now 'link'`.
  public var description: String {
    switch kind {
    case .moved: "\(Quotation.quoted(element)): moved from line \(oldLine) to line \(newLine)"
    case .changed: "\(Quotation.quoted(element)): \(details.joined(separator: "; "))"
    }
  }
}

extension SpokenChange {
  private typealias Numbered = (number: Int, line: SpokenScript.Line)

  /// What the differences between lines mean.
  static func between(
    _ lines: [DifferenceLine], _ old: [SpokenScript.Line], _ new: [SpokenScript.Line]
  ) -> [SpokenChange] {
    var (removed, added): ([Numbered], [Numbered]) = ([], [])
    var (left, right) = (0, 0)
    for line in lines {
      if line.kind == .missing { removed.append((left, old[left])) }
      if line.kind == .unexpected { added.append((right, new[right])) }
      if line.kind != .unexpected { left += 1 }
      if line.kind != .missing { right += 1 }
    }
    let moved = take(&removed, &added) { $0.text == $1.text }.map { SpokenChange(.moved, $0, $1, []) }
    let changed = (take(&removed, &added) { $0.node != nil && $0.node == $1.node } + alike(removed, added))
      .compactMap { pair -> SpokenChange? in
        let details = details(pair.0.line.utterance, pair.1.line.utterance)
        return details.isEmpty ? nil : SpokenChange(.changed, pair.0, pair.1, details)
      }
    return (moved + changed).sorted { ($0.newLine, $0.oldLine) < ($1.newLine, $1.oldLine) }
  }

  private init(_ kind: Kind, _ old: Numbered, _ new: Numbered, _ details: [String]) {
    self.kind = kind
    element = old.line.utterance?.name ?? old.line.text
    node = old.line.node
    (oldLine, newLine) = (old.number + 1, new.number + 1)
    self.details = details
  }

  /// Takes the pairs that belong together out of both lists.
  private static func take(
    _ removed: inout [Numbered], _ added: inout [Numbered],
    where fits: (SpokenScript.Line, SpokenScript.Line) -> Bool
  ) -> [(Numbered, Numbered)] {
    var pairs: [(Numbered, Numbered)] = []
    removed.removeAll { old in
      guard let index = added.firstIndex(where: { fits(old.line, $0.line) }) else { return false }
      pairs.append((old, added.remove(at: index)))
      return true
    }
    return pairs
  }

  private static func alike(_ removed: [Numbered], _ added: [Numbered]) -> [(Numbered, Numbered)] {
    LineAlignment(removed.map(\.line.text), added.map(\.line.text)).pairs.compactMap { pair in
      guard let left = pair.left, let right = pair.right else { return nil }
      return (removed[left], added[right])
    }
  }

  // MARK: - Parts of an utterance

  private static func details(_ old: Utterance?, _ new: Utterance?) -> [String] {
    guard let old, let new else { return [] }
    let found = Chunk.Kind.allCases.flatMap { kind in
      detail(of: kind, old.chunks.filter { $0.kind == kind }, new.chunks.filter { $0.kind == kind })
    }
    return found.isEmpty ? ["the same in another order"] : found
  }

  private static func detail(of kind: Chunk.Kind, _ old: [Chunk], _ new: [Chunk]) -> [String] {
    let (before, after) = (old.map(\.text), new.map(\.text))
    if before == after { return [] }
    func list(_ texts: [String]) -> String { texts.map { Quotation.quoted($0) }.joined(separator: ", ") }
    if before.isEmpty { return ["now with \(kind.words) \(list(after))"] }
    if after.isEmpty { return ["no longer with \(kind.words) \(list(before))"] }
    return ["\(kind.words) \(list(before)) is now \(list(after))"]
  }
}

extension Utterance {
  /// What the element is called.
  fileprivate var name: String? {
    (chunks.first { $0.kind == .label } ?? chunks.first { $0.kind == .value } ?? chunks.first)?.text
  }
}

extension Chunk.Kind {
  /// What the part is called.
  fileprivate var words: String {
    switch self {
    case .entryLabel: "container"
    case .selected: "selection"
    case .tableHeader: "table header"
    case .disabled: "dimming"
    default: rawValue
    }
  }
}
