import SemanticTree

/// Finds the next or previous element of a rotor's kind.
struct RotorSearch {
  let stops: [Stop]
  /// The index of the focused stop; without one the search begins before the first.
  let from: Int?

  /// The index of the next fitting stop in a direction; nil where there is none.
  func next(_ item: RotorItem, forward: Bool) -> Int? {
    switch item {
    case .containers, .tables, .lists, .landmarks: nextContainer(item, forward: forward)
    case .sameItem: from.flatMap { sameItem(as: stops[$0].node, forward) }
    case .vertical: from.flatMap { vertical(from: $0, forward) }
    default: first(forward) { RotorSearch.fits(stops[$0], item) }
    }
  }

  private func first(_ forward: Bool, where fits: (Int) -> Bool) -> Int? {
    forward
      ? stops.indices.dropFirst(from.map { $0 + 1 } ?? 0).first(where: fits)
      : stops.indices.prefix(from ?? 0).last(where: fits)
  }

  /// Whether an element is of a rotor's kind, or a container of that kind is around it.
  static func fits(_ stop: Stop, _ item: RotorItem) -> Bool {
    let node = stop.node
    func has(_ trait: Traits) -> Bool { node.traits.contains(trait) }
    switch item {
    case .headings: return has(.header)
    case .headingLevel(let level): return has(.header) && node.headingLevel == level
    case .links: return has(.link)
    case .visitedLinks: return has([.link, .visited])
    case .buttons: return has(.button) && !has(.link)
    case .textFields: return has(.textEntry) && !has(.searchField)
    case .searchFields: return has(.searchField)
    case .formControls: return isFormControl(node)
    case .images: return has(.image)
    case .staticText: return has(.staticText)
    case .tables, .lists, .landmarks, .containers: return stop.containers.contains { isA(item, $0.kind) }
    default: return false
    }
  }

  private static func isFormControl(_ node: Node) -> Bool {
    let controls: Traits = [
      .button, .toggleButton, .textEntry, .searchField, .adjustable, .popUpButton, .radioButton,
    ]
    return !node.traits.isDisjoint(with: controls) && !node.traits.contains(.link)
  }

  private static func isA(_ item: RotorItem, _ container: Container) -> Bool {
    switch (item, container) {
    case (.tables, .dataTable), (.lists, .list), (.landmarks, .landmark): true
    case (.containers, .explicitOrder), (.containers, .scrollView): false
    case (.containers, _): true
    default: false
    }
  }

  /// The first element of the next container, or of the one before.
  private func nextContainer(_ item: RotorItem, forward: Bool) -> Int? {
    func entered(_ index: Int) -> Bool {
      stops[index].entered(from: index > 0 ? stops[index - 1] : nil).contains { Self.isA(item, $0.kind) }
    }
    return first(forward, where: entered)
  }

  private func sameItem(as node: Node, _ forward: Bool) -> Int? {
    first(forward) { kind(of: stops[$0].node) == kind(of: node) }
  }

  /// What a rotor calls one kind: role and state words apart.
  private func kind(of node: Node) -> Traits {
    node.traits.subtracting([.selected, .notEnabled, .isEditing, .updatesFrequently, .visited])
  }

  /// The nearest element below or above whose width reaches over the middle of this one.
  private func vertical(from: Int, _ forward: Bool) -> Int? {
    let frame = stops[from].node.frame
    func distance(_ index: Int) -> Double {
      let other = stops[index].node.frame
      return forward ? other.minY - frame.minY : frame.minY - other.minY
    }
    let candidates = stops.indices.filter { index in
      let other = stops[index].node.frame
      return index != from && distance(index) > 0 && other.minX <= frame.center.x
        && other.maxX >= frame.center.x
    }
    return candidates.min { distance($0) < distance($1) }
  }
}
