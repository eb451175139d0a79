import VoiceOver

/// The words that VoiceOver may say differently, each reason once with the words that it concerns.
enum DoubtfulWords {
  static func lines(_ utterances: [Utterance]) -> [String] {
    var reasons: [String] = []
    var words: [String: [String]] = [:]
    for chunk in utterances.flatMap(\.chunks) {
      guard let doubt = chunk.certainty.doubt else { continue }
      if words[doubt] == nil { reasons.append(doubt) }
      if words[doubt]?.contains(chunk.text) != true { words[doubt, default: []].append(chunk.text) }
    }
    return reasons.map { reason in
      let quoted = (words[reason] ?? []).map { "'\($0)'" }.joined(separator: ", ")
      return "not certain: \(quoted): \(reason)"
    }
  }
}
