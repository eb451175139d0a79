/// What decoding notes for the validators, in the order of the file.
struct ScenarioFacts: Sendable {
  /// The use of a state by name.
  struct StateUse: Sendable {
    var name: String
    /// The kinds of state that can be used so.
    var kinds: [StateKind]
    var place: JSONPlace
  }

  /// An identity given to a component, or the use of one.
  struct Identity: Sendable {
    var name: String
    var place: JSONPlace
  }

  var stateUses: [StateUse] = []
  var identities: [Identity] = []
  var componentUses: [Identity] = []
}
