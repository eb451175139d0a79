import LocatedJSON

/// The sets and themes of a file that Tokens Studio wrote as one: its outermost keys are sets, whose tokens
/// refer to each other without the sets' names.
struct StudioSets {
  private let object: JSONObject
  private let value: TokenValue

  init(_ object: JSONObject, _ value: TokenValue) {
    self.object = object
    self.value = value
  }

  /// True for a file that tells of sets or themes.
  var isOfStudio: Bool {
    object["$metadata"]?.object?["tokenSetOrder"] != nil || object["$themes"]?.array != nil
  }

  /// All sets where there are no themes; otherwise the themes, of which those of a group exclude each other.
  var layers: [TokenLayer] {
    let themes = object["$themes"]?.array?.compactMap(\.object) ?? []
    guard !themes.isEmpty else { return [.always(sets.map(\.value))] }
    var groups: [String] = []
    var contexts: [String: [(name: String, sources: [TokenValue])]] = [:]
    for theme in themes {
      let group = theme["group"]?.string ?? "theme"
      if contexts[group] == nil { groups.append(group) }
      contexts[group, default: []].append((theme["name"]?.string ?? "theme", sources(of: theme)))
    }
    return groups.map { .choice(name: $0, contexts: contexts[$0] ?? []) }
  }

  private func sources(of theme: JSONObject) -> [TokenValue] {
    let chosen = theme["selectedTokenSets"]?.object
    return sets.filter { set in chosen?[set.name]?.string.map { $0 != "disabled" } ?? false }.map(\.value)
  }

  /// The sets in the order in which later ones go before earlier ones.
  private var sets: [(name: String, value: TokenValue)] {
    let order = object["$metadata"]?.object?["tokenSetOrder"]?.array?.compactMap(\.string) ?? []
    let keys = object.members.map(\.key).filter { !$0.hasPrefix("$") }
    let named = Set(order)
    return (order + keys.filter { !named.contains($0) }).compactMap { name in
      guard let set = object[name], set.object != nil else { return nil }
      return (name, value.with(set))
    }
  }
}
