/// What decoding notes for the validators, in the order of the file.
package struct ScenarioFacts: Sendable {
  /// The use of a state by name.
  package struct StateUse: Sendable {
    var name: String
    /// The kinds of state that can be used so.
    var kinds: [StateKind]
    var place: JSONPlace
    /// The value that the state is given or compared with, in words; nil where only its name is used.
    var value: String?
  }

  /// An identity given to a component, or the use of one.
  package struct Identity: Sendable {
    var name: String
    var place: JSONPlace
  }

  package var stateUses: [StateUse] = []
  package var identities: [Identity] = []
  package var componentUses: [Identity] = []
}
