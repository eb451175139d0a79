import SemanticTree
import VoiceOver

/// A state that a screen can be brought into.
public struct ExploredState: Sendable {
  /// What was done to come there, in words: `start`, or `'Shipping' › 'Express'`.
  public var name: String
  /// The activations from the start on.
  public var path: [NodeID]

  public init(name: String, path: [NodeID]) {
    self.name = name
    self.path = path
  }
}

/// Finds the states of a screen by activating its controls: every control in each of its own states once, and every
/// change of structure once. Combinations that show nothing new are not followed: ten chips make twelve states.
@MainActor
struct StateExplorer {
  let host: any ScreenHost
  let environment: ScreenEnvironment
  let limit: Int

  /// What the exploration found.
  struct Result {
    var states: [ExploredState]
    /// How many activations were left out because of the limit.
    var leftOut: Int
  }

  /// An element in one of its states.
  private struct Sight: Hashable {
    let id: NodeID
    let traits: Traits
    let expanded: ExpandedState?

    init(_ node: Node) {
      id = node.id
      traits = node.traits
      expanded = node.expanded
    }
  }

  /// - Parameter journey: states that are looked at in any case, such as those after a scenario's steps.
  func explore(after journey: [ExploredState]) throws -> Result {
    var states = [ExploredState(name: "start", path: [])] + journey.prefix(limit - 1)
    var seen = Set<Sight>()
    for state in states {
      seen.formUnion(sights(on: try screen(after: state.path)))
    }
    var tried = Set<Sight>()
    var leftOut = 0
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      for control in controls(on: try screen(after: state.path)) {
        guard tried.insert(Sight(control)).inserted else { continue }
        if states.count >= limit {
          leftOut += 1
          continue
        }
        let path = state.path + [control.id]
        let new = sights(on: try screen(after: path)).subtracting(
          seen)
        guard !new.isEmpty else { continue }
        seen.formUnion(new)
        states.append(ExploredState(name: name(of: control, after: state), path: path))
      }
    }
    return Result(states: states, leftOut: leftOut)
  }

  /// The screen of a state; nothing where the way to it is gone.
  private func screen(after path: [NodeID]) throws -> Screen? {
    try StateReplay(host: host, path: path).screen(in: environment)
  }

  /// What can be activated, in reading order.
  private func controls(on screen: Screen?) -> [Node] {
    guard let screen else { return [] }
    return ReadingOrder.stops(on: screen).map(\.node).filter {
      $0.can(.activate) && !$0.traits.contains(.notEnabled)
    }
  }

  private func sights(on screen: Screen?) -> Set<Sight> {
    guard let screen else { return [] }
    return Set(ReadingOrder.stops(on: screen).map { Sight($0.node) })
  }

  private func name(of control: Node, after state: ExploredState) -> String {
    let name = "'\(control.label ?? control.value ?? control.identifier ?? control.id.path)'"
    return state.path.isEmpty ? name : "\(state.name) › \(name)"
  }
}
