import LocatedJSON
import SemanticTree
import VoiceOver

extension ExpectationRewriting {
  mutating func rewriteCursor(_ target: Target, _ json: JSONValue, _ check: ExpectationCheck) -> Outcome {
    guard let now = check.cursorTarget else { return .impossible("the cursor is on no element") }
    let there = check.finder.stops.first { $0.id == check.focus }?.node.summary ?? "no element"
    guard !check.finder.matches(target).isEmpty else {
      return .impossible("\(target.shortWords) is gone; the cursor is on \(there)")
    }
    return replace("cursor", of: json, by: now.draft)
  }

  mutating func rewriteState(_ condition: Condition, _ json: JSONValue, _ check: ExpectationCheck) -> Outcome
  {
    guard case .equals(let name, _) = condition, let value = check.state[name] else {
      return .impossible("the state has no value now")
    }
    return replace("equals", of: json, by: value.draft)
  }

  mutating func rewriteElement(
    _ target: Target, _ expected: ElementExpectation, _ json: JSONValue, _ check: ExpectationCheck
  ) -> Outcome {
    guard expected.exists else { return .impossible("there is such an element now") }
    let found = check.finder.matches(target)
    guard let stop = found.first, found.count == 1 else {
      return .impossible(found.isEmpty ? "the element is gone" : "\(found.count) elements fit")
    }
    let node = stop.node
    let spoken = check.finder.spokenState(stop)
    let value = expected.value.flatMap { Double($0) } == nil ? spoken ?? node.value : node.value
    var gone: Set<String> = []
    rewrite("label", expected.label, node.label, json, &gone)
    if expected.value != spoken, expected.value != node.value {
      rewrite("value", expected.value, value, json, &gone)
    }
    rewrite("hint", expected.hint, node.hint, json, &gone)
    rewrite("traits", expected.traits, expected.traits.intersection(node.traits), json, &gone)
    rewrite("lacks", expected.absentTraits, expected.absentTraits.subtracting(node.traits), json, &gone)
    text.edit.remove(gone, from: json, &edits)
    return .edited
  }

  private mutating func rewrite(
    _ key: String, _ expected: String?, _ actual: String?, _ json: JSONValue, _ gone: inout Set<String>
  ) {
    guard let expected, expected != actual, let value = json.object?[key] else { return }
    guard let actual, !actual.isEmpty else {
      gone.insert(key)
      return
    }
    text.edit.replace(value, by: .string(actual), &edits)
  }

  private mutating func rewrite(
    _ key: String, _ expected: Traits, _ kept: Traits, _ json: JSONValue, _ gone: inout Set<String>
  ) {
    guard expected != kept, let list = json.object?[key] else { return }
    guard !kept.isEmpty else {
      gone.insert(key)
      return
    }
    let names = (list.array ?? []).filter {
      $0.string.flatMap { Traits(name: $0) }.map(kept.isSuperset) ?? false
    }
    text.edit.replace(list, by: .list(names.map(text.edit.raw)), &edits)
  }
}

extension StateValue {
  /// As a scenario has it.
  fileprivate var draft: JSONDraft {
    switch self {
    case .text(let text): text.map { .string($0) } ?? .raw("null")
    case .list(let members): .list(members.map { .string($0) })
    case .boolean(let value): .raw("\(value)")
    case .number(let number): .raw(NumberText.of(number))
    }
  }
}
