extension ScenarioState {
  /// A text with its places filled.
  public func text(_ template: TextTemplate) -> String { template.filled(from: values) }

  /// Whether a condition holds; one on an unknown state does not.
  public func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .equals(let name, let value): self[name]?.equals(value) ?? false
    case .isEmpty(let name, let expected): self[name].map { $0.isEmpty == expected } ?? false
    case .contains(let name, let member): has(member, in: name)
    case .not(let condition): !holds(condition)
    }
  }

  /// Whether a flag is up.
  public func isTrue(_ flag: Flag) -> Bool {
    switch flag {
    case .literal(let value): value
    case .state(let name): self[name] == .boolean(true)
    case .condition(let condition): holds(condition)
    }
  }

  private func has(_ member: String, in name: String) -> Bool {
    guard case .list(let members)? = self[name] else { return false }
    return members.contains(member)
  }
}
