import SemanticTree

/// What was left out of a screen's source, and the elements that it changes.
struct MissingParts {
  private struct Part {
    var aspects: Set<Aspect>
    var isContent: Bool
    /// The views made in the part's scope; nil where any view may be changed.
    var made: Set<NodeID>?
    /// The elements around those views, which are made of them.
    var around: Set<NodeID>

    func changes(_ node: NodeID) -> Bool {
      guard let made else { return true }
      return around.contains(node) || made.contains { $0 == node || node.isWithin($0) }
    }
  }

  private let parts: [Part]

  init(_ scene: Scene) {
    let entries = scene.screen.notModelled.filter(\.isLeftOut)
    if entries.isEmpty {
      parts = []
      return
    }
    let places = SourcePlaces(scene.screen)
    parts = entries.compactMap { entry in
      guard let leftOut = entry.leftOut else { return nil }
      let aspects = leftOut.aspects(named: entry.name)
      if aspects.isEmpty { return nil }
      let made = leftOut.scope.map(places.views)
      let around = Set((made ?? []).compactMap { scene.anyElement(drawn: $0)?.id })
      return Part(aspects: aspects, isContent: leftOut.part.isContent, made: made, around: around)
    }
  }

  /// What is left of a verdict: of what was left out nobody knows what it would have changed.
  func outcome<Reason>(of verdict: Verdict<Reason>, _ info: RuleInfo) -> Outcome {
    if parts.isEmpty { return verdict.outcome }
    guard [.pass, .review, .fail].contains(verdict.outcome) else { return verdict.outcome }
    let relevant = parts.filter { !$0.aspects.isDisjoint(with: info.dependsOn) }
    let isMissing = relevant.contains { part in
      guard let node = verdict.node else { return part.isContent || verdict.outcome == .pass }
      return part.changes(node)
    }
    return isMissing ? .notMeasured : verdict.outcome
  }
}

extension LeftOut {
  /// What may be otherwise than it is shown.
  ///
  /// - Parameter name: what the part is called.
  func aspects(named name: String) -> Set<Aspect> {
    switch part {
    case .importing, .preview: []
    case .call, .argument, .statement: call.map(ModifierAspects.of) ?? .all
    case .attribute: ModifierAspects.of(name)
    case .inheritance, .body, .declaration: .all
    }
  }
}

/// Where the views of a screen were made.
private struct SourcePlaces {
  private let places: [(id: NodeID, source: SourceLocation?)]

  init(_ screen: Screen) {
    var places: [(id: NodeID, source: SourceLocation?)] = []
    func visit(_ node: Node, in outer: SourceLocation?) {
      let source = node.source ?? outer
      // What nobody knows the place of may be made anywhere; the root is the screen itself.
      if node.isElement || source != nil { places.append((node.id, source)) }
      for child in node.children { visit(child, in: source) }
    }
    visit(screen.root, in: nil)
    for leaf in screen.painted {
      guard case .text(let text) = leaf.item, let id = text.node, let source = text.source else { continue }
      places.append((id, source))
    }
    self.places = places
  }

  /// The views that are made in some pieces of source.
  func views(in spans: [SourceSpan]) -> Set<NodeID> {
    if spans.isEmpty { return [] }
    let found = places.filter { place in
      place.source.map { source in spans.contains { $0.contains(source) } } ?? true
    }
    return Set(found.map(\.id))
  }
}
