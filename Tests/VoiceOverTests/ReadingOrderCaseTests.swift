import SemanticTree
import Testing
import VoiceOver

/// The cases with a tree: in which order its elements are read.
@Suite struct ReadingOrderCaseTests {
  static let orders = VoiceOverCase.all.filter { $0.kind == "order" }
  static let entrances = VoiceOverCase.all.filter { $0.kind == "enter-container" }

  @Test(arguments: orders) func order(_ example: VoiceOverCase) throws {
    let tree = try #require(example.element.tree)
    let labels = tree.order.stops(in: tree.node()).map { $0.node.label ?? "" }
    #expect(labels == example.expectedOrder)
  }

  @Test(arguments: entrances) func entrance(_ example: VoiceOverCase) throws {
    let tree = try #require(example.element.tree)
    let stop = try #require(tree.order.stops(in: tree.node()).first)
    let utterance = UtteranceComposer().utterance(for: stop)
    #expect(Transcript(utterance).text == example.expected)
  }
}
