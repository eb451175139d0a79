import SemanticTree
import Testing

@testable import VoiceOver

/// The cases with a single element: everything public sources say about what is spoken.
@Suite struct UtteranceCaseTests {
  static let kinds = ["utterance", "term", "speech"]
  static let compared = VoiceOverCase.all.filter {
    kinds.contains($0.kind) && CaseLedger.notExpressible[$0.id] == nil && CaseLedger.disputed[$0.id] == nil
  }

  @Test("a legend is AccessibilitySnapshot's", arguments: compared.filter { $0.style == "legend" })
  func legend(_ example: VoiceOverCase) {
    let legend = Legend(example.utterance)
    if example.id.hasPrefix("vod-") {
      // Another tool's legend, with marks of its own and the hint in the same line.
      let text = [legend.description, legend.hint ?? ""].joined(separator: " ")
      #expect(text.audible == example.expected.audible)
      return
    }
    #expect(legend.description == example.expected)
    if example.knowsHint { #expect(legend.hint == example.expectedHint) }
    if let trailers = example.expectedTrailers { #expect(legend.trailers == trailers) }
    if let menu = example.expectedMenu {
      #expect(example.node.customActions + example.node.moreContent == menu)
    }
  }

  @Test("a transcript sounds as reported", arguments: compared.filter { $0.style == "transcript" })
  func transcript(_ example: VoiceOverCase) {
    let hint = PhraseTable.english[.adjustHint].running
    let expected = example.expected.replacing("{default swipe hint}", with: hint)
      .replacing("（しばらく待つと）", with: "…")
    let spoken = Transcript(example.utterance).text.audible
    switch CaseLedger.quotes[example.id] ?? .whole {
    case .whole: #expect(spoken == expected.audible)
    case .start: #expect("\(spoken) ".hasPrefix("\(expected.audible) "))
    case .end: #expect(" \(spoken)".hasSuffix(" \(expected.audible)"))
    case .pieces:
      #expect(
        spoken.contains(expected.split(separator: "…").map { String($0).audible }.joined(separator: " ")))
    case .withoutHint:
      let utterance = Utterance(
        chunks: example.utterance.chunks.filter { $0.kind != .hint && $0.kind != .trailer })
      #expect(Transcript(utterance).text.audible == expected.audible)
    }
  }

  @Test("a disputed case still contradicts the others", arguments: CaseLedger.disputed.keys.sorted())
  func disputed(_ id: String) throws {
    let example = try #require(VoiceOverCase.all.first { $0.id == id })
    #expect(Legend(example.utterance).description.audible != example.expected.audible)
  }

  @Test("the register of each utterance fits its table of parts")
  func partsAreNamedApart() {
    let names = SpeechPart.inOrder.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
