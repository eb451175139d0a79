import LocatedJSON

/// A part of what the tokens of a mode are made of; later parts go before earlier ones.
enum TokenLayer {
  /// Sources of every mode.
  case always([TokenValue])
  /// Sources of which each mode takes those of one context.
  case choice(name: String, contexts: [(name: String, sources: [TokenValue])])
}

/// The combinations of contexts, of which each is a mode.
struct TokenModes {
  /// Each with the sources that are read for it, in order.
  let modes: [(name: String, sources: [TokenValue])]
  /// What was left out; nil where nothing was.
  let note: String?

  private static let mostModes = 32

  init(_ layers: [TokenLayer]) {
    var counts: [Int] = []
    var total = 1
    for case .choice(_, let contexts) in layers {
      counts.append(contexts.count)
      total = min(total.multipliedReportingOverflow(by: contexts.count).partialValue, 1 << 20)
    }
    let shown = min(total, Self.mostModes)
    modes = (0..<shown).map { Self.mode($0, layers, counts) }
    note = total > shown ? "only the first \(shown) combinations of contexts are judged" : nil
  }

  /// The mode of a number, whose digits choose the contexts; the last choice changes first.
  private static func mode(
    _ number: Int, _ layers: [TokenLayer], _ counts: [Int]
  ) -> (name: String, sources: [TokenValue]) {
    var digits: [Int] = []
    var rest = number
    for count in counts.reversed() {
      digits.insert(rest % count, at: 0)
      rest /= count
    }
    var names: [String] = []
    var sources: [TokenValue] = []
    for layer in layers {
      switch layer {
      case .always(let values): sources += values
      case .choice(let name, let contexts):
        let context = contexts[digits[names.count]]
        names.append(counts.count == 1 ? context.name : "\(name) \(context.name)")
        sources += context.sources
      }
    }
    return (names.isEmpty ? "default" : names.joined(separator: ", "), sources)
  }
}
