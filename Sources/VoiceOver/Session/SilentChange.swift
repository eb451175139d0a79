import SemanticTree

/// Something that changed on the screen and that VoiceOver says nothing about.
public struct SilentChange: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A state that has a name of its own.
  public enum State: String, Hashable, Codable, Sendable {
    case selected, dimmed, on, off, mixed, expanded, collapsed
  }

  /// What changed.
  public enum Change: Hashable, Codable, Sendable {
    /// The names of elements that can be reached now and could not before.
    case appeared([String])
    case disappeared([String])
    case label(to: String?)
    case value(to: String?)
    case hint(to: String?)
    /// A state came, or went without another in its place.
    case state(State, Bool)
    /// Traits without a state of their own, by name.
    case traits(added: [String], removed: [String])
  }

  /// nil for what appeared or disappeared.
  public var node: NodeID?
  /// How to refer to the element: its identifier or, in quotation marks, what it was called before.
  public var element: String
  /// What changed, with what it is now.
  public var change: Change

  /// The change as a line: `not announced: footnote is now 'Delivery: Overnight'`.
  public var description: String { "not announced: \(sentence)" }

  /// What changed, without that it was not announced: `footnote is now 'Delivery: Overnight'`.
  public var sentence: String {
    switch change {
    case .appeared(let names): SilentChange.list(names, "appeared")
    case .disappeared(let names): SilentChange.list(names, "disappeared")
    case .label(let text): sentence(of: element, text, without: "label")
    case .value(let text): sentence(of: "the value of \(element)", text, without: nil)
    case .hint(let text): sentence(of: "the hint of \(element)", text, without: nil)
    case .state(let state, true): "\(element) is now \(state.rawValue)"
    case .state(let state, false): "\(element) is no longer \(state.rawValue)"
    case .traits(let added, let removed): SilentChange.traits(of: element, added, removed)
    }
  }

  private func sentence(of subject: String, _ text: String?, without property: String?) -> String {
    if let text { return "\(subject) is now '\(text)'" }
    return property.map { "\(subject) no longer has a \($0)" } ?? "\(subject) is gone"
  }

  private static func list(_ names: [String], _ verb: String) -> String {
    if names.count == 1 { return "\(names[0]) \(verb)" }
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "\(names.count) elements \(verb): \(names.prefix(12).joined(separator: ", "))\(rest)"
  }

  private static func traits(of element: String, _ added: [String], _ removed: [String]) -> String {
    let changes = added.map { "gained '\($0)'" } + removed.map { "lost '\($0)'" }
    return "the traits of \(element) changed: \(changes.joined(separator: ", "))"
  }
}

extension Node {
  /// The identifier, or what is spoken first in quotation marks, or what kind of element it is.
  var referenceName: String {
    if let identifier = identifier.spoken { return identifier }
    return spokenName
  }

  /// What is spoken first in quotation marks, or what kind of element it is.
  var spokenName: String {
    if let text = label.spoken ?? value.spoken { return "'\(text)'" }
    return identifier.spoken ?? "an element without a label (\(traits.names.first ?? "no trait"))"
  }
}
