import SemanticTree

/// Where a focus state's value is kept, and whether the component's code or the user changed it last.
final class FocusLocation<Value> {
  private let state: StateLocation<Value>
  private(set) var isWish = false

  init(_ value: Value, runtime: Runtime) { state = StateLocation(value, runtime: runtime) }

  var value: Value { state.value }

  /// The component's code asks for focus, or gives it up.
  func wish(_ value: Value) {
    state.set(value)
    isWish = true
  }

  /// Focus came or went.
  func follow(_ value: Value) { state.set(value) }

  func grant() { isWish = false }
}

/// A view that wants to know whether it has focus, and may be asked to take it.
struct FocusObserver {
  let node: NodeID
  let isWish: () -> Bool
  /// Whether the component's state says that the view has focus.
  let claims: () -> Bool
  let follow: (Bool) -> Void
  let grant: () -> Void

  init<Value: Equatable>(_ node: NodeID, _ location: FocusLocation<Value>, focused: Value, unfocused: Value) {
    self.node = node
    isWish = { location.isWish }
    claims = { Tracking.untracked { location.value == focused } }
    follow = { hasFocus in
      if hasFocus {
        location.follow(focused)
      } else if Tracking.untracked({ location.value == focused }) {
        location.follow(unfocused)
      }
    }
    grant = { location.grant() }
  }
}

extension Runtime {
  /// Brings keyboard focus and the component's focus states together: first what code asked for, then what the
  /// user did.
  ///
  /// - Returns: whether anything changed.
  func synchronizeFocus() -> Bool {
    let before = editingField
    for observer in keyboardObservers where observer.isWish() && !observer.claims() && before == observer.node
    {
      editingField = nil
    }
    for observer in keyboardObservers where observer.isWish() && observer.claims() {
      editingField = observer.node
    }
    for observer in keyboardObservers { observer.grant() }
    for hasFocus in [false, true] {
      for observer in keyboardObservers where (editingField == observer.node) == hasFocus {
        if observer.claims() != hasFocus { observer.follow(hasFocus) }
      }
    }
    for observer in cursorObservers where observer.isWish() {
      if observer.claims() { focusRequest = observer.node }
      observer.grant()
    }
    return editingField != before
  }
}
