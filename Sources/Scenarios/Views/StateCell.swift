import Observation

/// The present value of one state, observed by the views that show it.
@Observable @MainActor
final class StateCell {
  var value: StateValue

  init(_ value: StateValue) {
    self.value = value
  }
}
