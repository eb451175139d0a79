import Palettes

/// Finds the surfaces that a name says it is written on: `onBrand` belongs to `brand`.
struct ColorPairing {
  private struct Surface {
    var name: String
    var words: NameWords
    /// The last part without the words that tell its role.
    var core: [String]
  }

  private var surfaces: [[String]: [Surface]] = [:]

  /// - Parameter names: the names of all colours that something may be written on.
  init(_ names: [String]) {
    for name in names {
      let words = NameWords(name)
      let core = words.last.filter { !ColorRole.ownWords.contains($0) }
      let surface = Surface(name: name, words: words, core: core)
      for key in Set([words.last, core]) where !key.isEmpty { surfaces[key, default: []].append(surface) }
    }
  }

  /// The counterparts of a text: those of its own group where there are any, otherwise all of the name.
  func counterparts(of name: String) -> Set<String> {
    let words = NameWords(name)
    guard let index = words.last.lastIndex(of: "on") else { return groupCounterparts(of: words) }
    let target = Array(words.last[(index + 1)...])
    return names(of: target, beside: words.parts.dropLast())
  }

  /// The counterparts of `on.brand`, where the group says that something is written on others.
  private func groupCounterparts(of words: NameWords) -> Set<String> {
    guard words.parts.dropLast().last == ["on"] else { return [] }
    return names(of: words.last, beside: words.parts.dropLast(2))
  }

  private func names(of target: [String], beside group: ArraySlice<[String]>) -> Set<String> {
    let found = surfaces[target] ?? []
    let exact = found.filter { $0.words.parts.dropLast() == group }
    return Set((exact.isEmpty ? found : exact).map(\.name))
  }
}
