import SemanticTree

/// A screen that a test makes of a state, and the state's answers to interactions.
@MainActor final class FakeHost<State>: ScreenHost {
  /// What a component does beside changing its state.
  struct Effects {
    var notifications: [Notification] = []
    var focusRequest: NodeID?
  }

  private(set) var state: State
  private(set) var log: [Interaction] = []
  private let initial: State
  private var effects = Effects()
  private let render: (State) -> [Node]
  private let answer: (inout State, Interaction, inout Effects) -> Bool

  init(
    _ state: State, render: @escaping (State) -> [Node],
    answer: @escaping (inout State, Interaction, inout Effects) -> Bool = { _, _, _ in false }
  ) {
    self.state = state
    initial = state
    self.render = render
    self.answer = answer
  }

  func screen(in environment: ScreenEnvironment) throws -> Screen {
    defer { effects = Effects() }
    let root = Node(id: NodeID("root"), isElement: false, children: render(state))
    return Screen(
      environment: environment, root: root, notifications: effects.notifications,
      focusRequest: effects.focusRequest)
  }

  func perform(_ interaction: Interaction) throws -> Bool {
    log.append(interaction)
    return answer(&state, interaction, &effects)
  }

  func reset() throws { state = initial }
}

/// A host that shows one screen and can do nothing, as a dump does.
@MainActor final class FrozenHost: ScreenHost {
  private let nodes: [Node]

  init(_ nodes: [Node]) { self.nodes = nodes }

  func screen(in environment: ScreenEnvironment) throws -> Screen {
    Screen(environment: environment, root: Node(id: NodeID("root"), isElement: false, children: nodes))
  }

  func perform(_ interaction: Interaction) throws -> Bool { throw HostError.cannotChange("a dump is frozen") }

  func reset() throws {}
}

/// An element in the n-th row of a screen.
func element(
  _ id: String, _ label: String?, row: Int, value: String? = nil, hint: String? = nil, traits: Traits = []
) -> Node {
  Node(
    id: NodeID(id), label: label, value: value, hint: hint, traits: traits,
    frame: Rect(x: 20, y: 50 * Double(row), width: 300, height: 40))
}

func group(_ id: String, _ container: Container?, label: String? = nil, _ children: [Node]) -> Node {
  Node(
    id: NodeID(id), isElement: false, container: container, label: label,
    frame: children.map(\.frame).reduce(.zero) { $0.union($1) }, children: children)
}

extension Interaction {
  func activates(_ id: String) -> Bool { self == .activate(NodeID(id)) }
}
