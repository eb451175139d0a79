import SemanticTree

/// What somebody can say to Voice Control on a screen.
///
/// Apple documents the names (`accessibilityInputLabels`, else the label) and the commands "Show names", "Show
/// numbers" and "Tap …". It documents no order of the numbers: they are modelled in reading order, over what can be
/// operated and lies on the screen.
public struct VoiceControl: Hashable, Codable, Sendable {
  /// An element that can be operated.
  public struct Item: Hashable, Codable, Sendable {
    /// The element.
    public var node: NodeID
    /// The names that it answers to, most important first; none where only its number helps.
    public var names: [String]
    /// What "Show numbers" puts on it, counted from 1; nil where it lies outside the screen. Modelled.
    public var number: Int?
    /// The numbers of the other elements that share one of its names: saying the name makes Voice Control show
    /// numbers to choose from.
    public var sharesNameWith: [Int]

    /// The name that "Show names" shows.
    public var shownName: String { names.first ?? "(no name)" }
  }

  /// In reading order.
  public let items: [Item]

  /// What can be said of elements that are in reading order.
  public init(stops: [Stop], in environment: ScreenEnvironment) {
    var count = 0
    var found = stops.map(\.node).filter(\.isOperable).map { node in
      let isVisible = node.isOnScreen(in: environment)
      if isVisible { count += 1 }
      return Item(
        node: node.id, names: VoiceControl.names(of: node), number: isVisible ? count : nil,
        sharesNameWith: [])
    }
    let all = found
    for index in found.indices {
      let own = found[index]
      found[index].sharesNameWith = all.filter { $0.node != own.node && $0.answers(toAnyOf: own.names) }
        .compactMap(\.number)
    }
    items = found
  }

  /// What can be said on a screen.
  public init(_ screen: Screen, idiom: ReadingOrder.Idiom = .phone) {
    self.init(stops: ReadingOrder.stops(on: screen, idiom: idiom), in: screen.environment)
  }

  /// The names that "Show names" shows, in reading order.
  public static func shownNames(of stops: [Stop]) -> [String] {
    VoiceControl(stops: stops, in: ScreenEnvironment()).items.map(\.shownName)
  }

  /// What Voice Control listens to: the author's input labels, else the label (Apple's documentation of
  /// `accessibilityInputLabels`).
  public static func names(of node: Node) -> [String] {
    let names = node.inputLabels.isEmpty ? [node.label].compactMap { $0 } : node.inputLabels
    return names.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension VoiceControl.Item {
  /// Whether somebody who says one of the names may mean the element.
  func answers(toAnyOf others: [String]) -> Bool {
    let spoken = Set(others.map(\.audible))
    return names.contains { spoken.contains($0.audible) }
  }
}

extension VoiceControl {
  /// Why what was said moves nothing.
  public enum Misunderstanding: Error, Hashable, Sendable {
    /// Nothing has the name or number; `known` are the names that there are.
    case unknown(String, known: [String])
    /// Several have the name: Voice Control shows their numbers to choose from.
    case ambiguous(String, numbers: [Int])
  }

  /// The element of a name, or else of a number.
  ///
  /// - Throws: a `Misunderstanding`.
  public func item(called name: String) throws(Misunderstanding) -> Item {
    let named = items.filter { $0.answers(toAnyOf: [name]) }
    if named.count > 1 { throw .ambiguous(name, numbers: named.compactMap(\.number)) }
    if let only = named.first { return only }
    if let number = Int(name.audible), let item = items.first(where: { $0.number == number }) { return item }
    throw .unknown(name, known: items.flatMap(\.names))
  }
}
