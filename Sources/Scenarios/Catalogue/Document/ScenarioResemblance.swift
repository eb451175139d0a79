import LocatedJSON

extension JSONValue {
  /// Whether a document among others of an app is meant as a scenario: it names a screen, or has no key that
  /// scenarios have not.
  public var resemblesScenario: Bool {
    guard let object, !object.members.isEmpty else { return false }
    if object["screen"] != nil || object["source"] != nil && object["title"] != nil { return true }
    let known = Set(ScenarioShape.shape.properties.map(\.name))
    return object.members.allSatisfy { known.contains($0.key) }
  }
}
