import SemanticUI

extension ShownComponent {
  /// The state that holds a chosen option's value, or nothing.
  func choice(_ property: Property<BindingKind>) -> Binding<String?> {
    binding(self[property]) {
      if case .text(let text) = $0 { text } else { nil }
    } wrap: {
      .text($0)
    }
  }

  /// The state that holds a text; null is shown as no text.
  func words(_ property: Property<BindingKind>) -> Binding<String> {
    binding(self[property]) {
      $0?.text ?? ""
    } wrap: {
      .text($0)
    }
  }

  /// The state that is true or false.
  func flag(_ property: Property<BindingKind>) -> Binding<Bool> { flag(self[property]) }

  func flag(_ property: OptionalProperty<BindingKind>) -> Binding<Bool>? { self[property].map(flag) }

  private func flag(_ name: String) -> Binding<Bool> {
    binding(name) {
      $0 == .boolean(true)
    } wrap: {
      .boolean($0)
    }
  }

  /// The state that holds a number.
  func number(_ property: Property<BindingKind>) -> Binding<Double> {
    binding(self[property]) {
      if case .number(let number) = $0 { number } else { 0 }
    } wrap: {
      .number($0)
    }
  }

  /// The state that holds a list, as a set; what is new comes last, in the order of `known`.
  func members(_ property: Property<BindingKind>, known: [String]) -> Binding<Set<String>> {
    let name = self[property]
    let model = model
    return Binding {
      if case .list(let members)? = model.value(of: name) { Set(members) } else { [] }
    } set: { (members: Set<String>) in
      guard case .list(let old)? = model.value(of: name) else { return }
      let kept = old.filter { members.contains($0) }
      let new = known.filter { members.contains($0) && !kept.contains($0) }
      model.set(name, to: .list(kept + new))
    }
  }

  private func binding<Value>(
    _ name: String, read: @escaping (StateValue?) -> Value,
    wrap: @escaping (Value) -> StateValue
  ) -> Binding<Value> {
    let model = model
    return Binding {
      read(model.value(of: name))
    } set: { (value: Value) in
      model.set(name, to: wrap(value))
    }
  }
}
