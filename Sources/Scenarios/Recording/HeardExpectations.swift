import SemanticTree
import VoiceOver

/// The expectations that what was heard would meet.
struct HeardExpectations {
  let check: ExpectationCheck

  /// The keys of expectations that are made here; others are an author's alone.
  static let keys: Set<String> = ["says", "silent", "announces", "notAnnounced", "cursor", "transcript"]

  /// What a step caused: what is said, or that nothing is; what came in silence; where the cursor stands.
  var ofStep: [JSONDraft] {
    var seen = Set<String>()
    let heard = check.commands.flatMap(\.spoken).compactMap { spoken -> JSONDraft? in
      let text = Transcript(spoken.utterance).text
      let key = if case .notification = spoken.reason { "announces" } else { "says" }
      guard !text.isEmpty, seen.insert(key + text).inserted else { return nil }
      return .object([(key, .string(text))])
    }
    let silence: [JSONDraft] = [.object([("silent", .raw("true"))])]
    return (heard.isEmpty ? silence : heard) + unannounced + [cursor].compactMap { $0 }
  }

  /// All that is read from first to last.
  var transcript: JSONDraft { .list(check.transcript.map { .string($0) }) }

  /// Where many elements come at once a part of the screen opens, which is found by walking on; a single text that
  /// comes is what a listener would want to be told.
  private var unannounced: [JSONDraft] {
    check.unannouncedTexts(mostAtOnce: 1).map { .object([("notAnnounced", .string($0))]) }
  }

  private var cursor: JSONDraft? {
    check.cursorTarget.map { .object([("cursor", $0.draft)]) }
  }
}

extension ExpectationCheck {
  /// The texts that came up without a word, each once.
  ///
  /// - Parameter mostAtOnce: more elements that appear together are left out.
  func unannouncedTexts(mostAtOnce: Int = .max) -> [String] {
    var seen = Set<String>()
    let texts = commands.flatMap(\.silentChanges).flatMap { change -> [String] in
      switch change.change {
      case .label(let text), .value(let text): [text].compactMap { $0 }
      case .appeared(let names) where names.count <= mostAtOnce:
        names.filter { $0.count > 2 && $0.hasPrefix("'") && $0.hasSuffix("'") }.map {
          String($0.dropFirst().dropLast())
        }
      default: []
      }
    }
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The shortest name of the element under the cursor that fits no other; nil where the cursor is nowhere.
  var cursorTarget: Target? {
    guard let stop = finder.stops.first(where: { $0.id == focus }) else { return nil }
    let node = stop.node
    let trait = node.traits.names.first.flatMap { Traits(name: $0) }
    let label = node.label.flatMap { $0.isEmpty ? nil : $0 }
    let candidates = [
      label.map { Target(label: $0) },
      label.flatMap { label in trait.map { Target(label: label, trait: $0) } },
      node.identifier.flatMap { $0.isEmpty ? nil : Target(identifier: $0) },
      node.value.flatMap { $0.isEmpty || label != nil ? nil : Target(value: $0) },
    ].compactMap { $0 }
    if let single = candidates.first(where: { finder.matches($0).map(\.id) == [stop.id] }) { return single }
    var numbered = candidates.first ?? trait.map { Target(trait: $0) } ?? Target()
    numbered.position = finder.matches(numbered).firstIndex { $0.id == stop.id }.map { $0 + 1 }
    return numbered
  }
}

extension Target {
  /// As a scenario has it: a label alone stands for itself.
  var draft: JSONDraft {
    if let label, self == Target(label: label) { return .string(label) }
    let texts = [("label", label), ("value", value), ("identifier", identifier), ("id", component)]
    var members = texts.compactMap { key, text in text.map { (key: key, value: JSONDraft.string($0)) } }
    if let name = trait?.names.first { members.append(("trait", .string(name))) }
    if let position { members.append(("position", .raw("\(position)"))) }
    return .object(members)
  }
}
