/// Behind this lives a screen: a view in this process, a view in a child process, or a dump that cannot change.
///
/// View code is main-actor code, so a host is too.
@MainActor
public protocol ScreenHost: AnyObject {
  /// Renders the present state in an environment.
  func screen(in environment: ScreenEnvironment) throws -> Screen

  /// Performs an interaction on the present state. The next `screen(in:)` shows what came of it.
  ///
  /// - Returns: whether anything took it.
  /// - Throws: `HostError` where the node is not there or the host cannot change.
  func perform(_ interaction: Interaction) throws -> Bool

  /// Goes back to the state at the start.
  func reset() throws

  /// Tells which screens the present state is going to be asked for, and in which order. A host whose screen lives in
  /// another process has them made while the ones before are looked at.
  func expect(_ environments: [ScreenEnvironment])
}

extension ScreenHost {
  public func expect(_ environments: [ScreenEnvironment]) {}
}

/// Something a user does.
public struct Interaction: Hashable, Codable, Sendable {
  public enum Kind: Hashable, Codable, Sendable {
    case action(NodeAction)
    /// Puts text at the end of a text field's value.
    case insertText(String)
    case deleteBackward
    /// Gives or takes keyboard focus.
    case focus(Bool)
    /// Tells the view that VoiceOver's cursor came or went (`@AccessibilityFocusState`).
    case accessibilityFocus(Bool)
  }

  public var kind: Kind
  public var node: NodeID

  public init(_ kind: Kind, on node: NodeID) {
    self.kind = kind
    self.node = node
  }

  /// A double tap.
  public static func activate(_ node: NodeID) -> Interaction {
    Interaction(.action(.activate), on: node)
  }
}

/// Why a host could not do as asked.
public enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchNode(NodeID)
  case cannotChange(String)
  /// The process that runs the view ended or answered nonsense.
  case lost(String)

  public var description: String {
    switch self {
    case .noSuchNode(let id): "no element '\(id)' is on the screen"
    case .cannotChange(let reason): reason
    case .lost(let reason): reason
    }
  }
}
