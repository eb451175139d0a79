/// What the words of a step may stand for in a scenario.
enum StepCandidates {
  /// As JSON; the first that a scenario takes is meant, and the first tells what is wrong where none is taken.
  static func list(for text: String) -> [String] {
    if text.hasPrefix("{") { return [text] }
    let words = StepWord.words(of: text)
    guard let key = words.first?.text, words.count > 1 else {
      return [JSONDraft.quoted(words.first?.text ?? "")]
    }
    let rest = Array(words.dropFirst())
    return numbers(key, rest) + pairs(key, rest) + whole(key, rest) + times(key, rest) + members(key, rest)
  }

  /// `next 3`, `tap 2`.
  private static func numbers(_ key: String, _ rest: [StepWord]) -> [String] {
    guard rest.count == 1, rest[0].kind == .plain else { return [] }
    let text = rest[0].text
    let repeated = Int(text.drop { $0 == "x" || $0 == "×" }).map {
      object(("do", JSONDraft.quoted(key)), times: $0)
    }
    return [repeated, Int(text).map { object((key, "\($0)")) }].compactMap { $0 }
  }

  /// `type 'Ada' into 'Name'`.
  private static func pairs(_ key: String, _ rest: [StepWord]) -> [String] {
    guard rest.count == 3, rest[0].kind != .plain, rest[1].kind == .plain else { return [] }
    return rest[0].json.flatMap { first in
      rest[2].json.map { object((key, first), (rest[1].text, $0)) }
    }
  }

  /// `activate Select a country`, `focus { "id": "country" }`, `keys [tab, space]`.
  private static func whole(_ key: String, _ rest: [StepWord]) -> [String] {
    if rest.count == 1 { return rest[0].json.map { object((key, $0)) } }
    return [object((key, JSONDraft.quoted(rest.map(\.text).joined(separator: " "))))]
  }

  /// `swipe right 3`.
  private static func times(_ key: String, _ rest: [StepWord]) -> [String] {
    guard rest.count > 1, let last = rest.last, last.kind == .plain,
      let times = Int(last.text.drop { $0 == "x" || $0 == "×" })
    else { return [] }
    let words = rest.dropLast().map(\.text).joined(separator: " ")
    return [object((key, JSONDraft.quoted(words)), times: times)]
  }

  /// `keys tab space`.
  private static func members(_ key: String, _ rest: [StepWord]) -> [String] {
    [object((key, "[\(rest.map { JSONDraft.quoted($0.text) }.joined(separator: ", "))]"))]
  }

  private static func object(_ members: (String, String)..., times: Int? = nil) -> String {
    let all = members + (times.map { [("times", "\($0)")] } ?? [])
    return "{ \(all.map { "\(JSONDraft.quoted($0)): \($1)" }.joined(separator: ", ")) }"
  }
}
