import LocatedJSON
import SemanticTree
import VoiceOver

/// Finds the elements that a target names among those that can be reached.
struct TargetFinder {
  let stops: [Stop]
  let screen: ScreenPart
  /// The state as it is spoken, such as "on"; nil where there is none.
  let spokenState: (Stop) -> String?

  /// The elements that fit, in reading order; with a position, that one alone.
  func matches(_ target: Target) -> [Stop] {
    let owners = target.component.map { parts(of: $0) }
    let fitting = stops.filter { stop in
      let isInComponent = owners.map { $0.contains { $0.owns(stop.id) } } ?? true
      return isInComponent && fits(stop, target)
    }
    guard let position = target.position else { return fitting }
    return fitting.indices.contains(position - 1) ? [fitting[position - 1]] : []
  }

  /// The one element that fits.
  ///
  /// - Throws: a `ScenarioError` where none or several do, which says what there is instead.
  func element(_ target: Target, at source: SourceLocation) throws(ScenarioError) -> Stop {
    let found = matches(target)
    guard let only = found.first, found.count == 1 else {
      throw ScenarioError([found.isEmpty ? missing(target, source) : ambiguous(target, found, source)])
    }
    return only
  }

  private func fits(_ stop: Stop, _ target: Target) -> Bool {
    let node = stop.node
    return [(target.label, node.label), (target.identifier, node.identifier)]
      .allSatisfy { wanted, actual in wanted == nil || wanted == actual }
      && (target.value == nil || target.value == node.value || target.value == spokenState(stop))
      && node.traits.isSuperset(of: target.trait ?? [])
  }

  private func parts(of component: String) -> [ScreenPart] {
    screen.subtree.first { $0.node[Modifiers.id] == component }?.subtree ?? []
  }

  // MARK: What is wrong

  private func missing(_ target: Target, _ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      source, expected: "an element with \(target.words) that can be reached", found: "none",
      suggestion: advice(on: target))
  }

  /// The name that was probably meant, or the names that there are.
  private func advice(on target: Target) -> String? {
    var anywhere = target
    anywhere.position = nil
    let others = matches(anywhere)
    if target.position != nil, !others.isEmpty { return "there are \(others.count) without the position" }
    if let label = target.label, let unlabelled = stops.first(where: { $0.node.isUnlabelled(showing: label) })
    {
      return "\(unlabelled.node.summary) has no label, only this text: give it as 'value', or use 'id'"
    }
    let labels = stops.compactMap(\.node.label)
    if let label = target.label, let near = NearestName.suggestion(for: label, in: labels) { return near }
    if target.label != nil, let field = stops.first(where: { $0.node.isUnlabelledField }) {
      return "\(field.node.summary) has no label: if it is meant, give what it holds as 'value', or use 'id'"
    }
    let identifiers = stops.compactMap(\.node.identifier)
    if let name = target.identifier, let near = NearestName.suggestion(for: name, in: identifiers) {
      return near
    }
    return "there are \(TargetFinder.list(stops))"
  }

  private func ambiguous(_ target: Target, _ found: [Stop], _ source: SourceLocation) -> Diagnostic {
    Diagnostic(
      source, expected: "one element with \(target.words)",
      found: "\(found.count): \(TargetFinder.list(found))",
      suggestion: "add a 'position' from 1 to \(found.count), or a 'trait', 'value' or 'id'")
  }

  private static func list(_ stops: [Stop]) -> String {
    let names = stops.prefix(8).map(\.node.summary).joined(separator: ", ")
    if names.isEmpty { return "no elements" }
    return stops.count > 8 ? "\(names) and \(stops.count - 8) more" : names
  }
}

extension Node {
  /// Whether it is a text field that nobody gave a label, so that what it holds hides what it is for.
  fileprivate var isUnlabelledField: Bool {
    label == nil && value != nil && !traits.isDisjoint(with: [.textEntry, .secureTextField, .textArea])
  }

  /// A text field has its words, or its placeholder, as its value and often no label.
  fileprivate func isUnlabelled(showing text: String) -> Bool { label == nil && value == text }
}

extension Target {
  /// What the element is known by: `label 'Price', position 2`.
  var words: String {
    let parts = [
      label.map { "label \(Quotation.quoted($0))" }, value.map { "value \(Quotation.quoted($0))" },
      identifier.map { "identifier \(Quotation.quoted($0))" }, component.map { "id \(Quotation.quoted($0))" },
      trait.map { "the trait \($0.names.joined(separator: ", "))" }, position.map { "position \($0)" },
    ]
    let given = parts.compactMap { $0 }
    return given.isEmpty ? "any properties" : given.joined(separator: ", ")
  }

  /// As `words`, but a label alone stands for itself.
  var shortWords: String {
    if let label, self == Target(label: label) { return Quotation.quoted(label) }
    return "the element with \(words)"
  }
}
