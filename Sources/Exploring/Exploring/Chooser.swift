import Terminal
import VoiceOver

/// A list to choose from, narrowed by typing.
public struct Chooser: Equatable, Sendable {
  /// One line of the list.
  public struct Item: Equatable, Sendable {
    public var name: String
    var command: VoiceOverCommand
  }

  /// What became of the list.
  enum Outcome: Equatable {
    /// The line under the cursor may be another one.
    case moved
    case chosen(VoiceOverCommand)
    case closed
    case nothing
  }

  public let title: String
  private let items: [Item]
  /// What was typed.
  public private(set) var filter = ""
  /// The place of the cursor among ``shown``.
  public private(set) var index = 0

  init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }

  /// The lines that have what was typed.
  public var shown: [Item] {
    filter.isEmpty ? items : items.filter { $0.name.lowercased().contains(filter.lowercased()) }
  }

  var current: Item? { shown.indices.contains(index) ? shown[index] : nil }

  /// What is said of the line under the cursor.
  var words: String {
    guard let current else { return "nothing has '\(filter)'" }
    return "\(current.name), \(index + 1) of \(shown.count)"
  }

  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .down, .right, .tab: move(to: index + 1)
    case .up, .left, .backTab: move(to: index - 1)
    case .home: move(to: 0)
    case .end: move(to: shown.count - 1)
    case .pageDown: move(to: min(index + 10, shown.count - 1))
    case .pageUp: move(to: max(index - 10, 0))
    case .enter: current.map { .chosen($0.command) } ?? .nothing
    case .escape: .closed
    case .backspace: narrow(String(filter.dropLast()))
    case .character(let character): narrow(filter + String(character))
    case .paste(let text): narrow(filter + text.prefix(200))
    default: .nothing
    }
  }

  private mutating func move(to place: Int) -> Outcome {
    guard shown.indices.contains(place) else { return .moved }
    index = place
    return .moved
  }

  private mutating func narrow(_ text: String) -> Outcome {
    filter = text
    index = 0
    return .moved
  }
}
