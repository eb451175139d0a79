import SemanticTree
import Testing

@testable import Pages

/// A reviewer is told what is said differently, and nothing that is not.
@Suite struct ComparisonTests {
  private func lines(_ said: [(node: String, said: String)]) -> [SurveyedLine] {
    said.map { SurveyedLine(node: NodeID($0.node), said: $0.said, kind: "", voiceControlNames: []) }
  }

  @Test func equalLinesAreNoChange() {
    let old = lines([("a", "Title"), ("b", "Pay, button")])
    #expect(Comparison.changes(from: old, to: old).isEmpty)
  }

  @Test func aWordThatCameIsAChange() {
    let changes = Comparison.changes(
      from: lines([("a", "Title"), ("b", "Pay, button")]),
      to: lines([("a", "Title, heading"), ("b", "Pay, button")]))
    #expect(changes == [.init(kind: .changed, stop: 1, before: "Title", after: "Title, heading")])
  }

  /// A renamed type changes identities and not what is heard.
  @Test func anotherIdentityAloneIsNone() {
    let changes = Comparison.changes(from: lines([("a", "Title")]), to: lines([("z", "Title")]))
    #expect(changes.isEmpty)
  }

  @Test func whatCameAndWentIsTold() {
    let changes = Comparison.changes(
      from: lines([("a", "Title"), ("b", "Search, image")]), to: lines([("a", "Title"), ("c", "Total: 3")]))
    #expect(
      changes == [
        .init(kind: .added, stop: 2, before: nil, after: "Total: 3"),
        .init(kind: .removed, stop: 2, before: "Search, image", after: nil),
      ])
  }

  @Test func onlyWhatLeftItsPlaceHasMoved() {
    let changes = Comparison.changes(
      from: lines([("a", "One"), ("b", "Two"), ("c", "Three")]),
      to: lines([("c", "Three"), ("a", "One"), ("b", "Two")]))
    #expect(changes == [.init(kind: .moved, stop: 1, before: "as stop 3", after: "Three")])
  }

  @Test(arguments: [
    (
      "Clear, button", "Clear filters, button", "<del>Clear,</del> button", "<ins>Clear filters,</ins> button"
    ),
    ("a <b>", "a <b>", "a &lt;b&gt;", "a &lt;b&gt;"), ("", "New", "", "<ins>New</ins>"),
  ])
  func wordsAreMarked(_ old: String, _ new: String, _ before: String, _ after: String) {
    func joined(_ markup: Markup) -> String {
      markup.html.replacing("</ins> <ins>", with: " ").replacing("</del> <del>", with: " ")
    }
    #expect(joined(WordDifference.before(old, new)) == before)
    #expect(joined(WordDifference.after(old, new)) == after)
  }

  @Test(arguments: [
    ("Clear, button", "Clear. Button.", DeviceComparison.same), ("Clear button", "clear  button", .same),
    ("Clear, button", "Clear", .different), ("", "", .same),
  ])
  func punctuationIsNotHeard(_ heard: String, _ said: String, _ result: DeviceComparison) {
    #expect(DeviceComparison(heard, said) == result)
  }
}
