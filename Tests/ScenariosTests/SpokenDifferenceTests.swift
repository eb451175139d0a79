import Testing

@testable import Scenarios

@Suite @MainActor struct SpokenDifferenceTests {
  private static func script(_ children: String, steps: String = "[]") throws -> SpokenScript {
    let text = #"""
      {"title": "T", "state": {"word": "New"}, "steps": \#(steps),
       "screen": {"type": "vstack", "children": [\#(children)]}}
      """#
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "t.json")
    return SpokenScript(try ScenarioPlayer(scenario).play(), file: "t.json")
  }

  private static func text(_ words: String) -> String { #"{"type": "text", "text": "\#(words)"}"# }
  private static let save =
    #"{"type": "button", "title": "Save", "action": [{"set": "word", "to": "Saved"}]}"#
  private static let link =
    #"{"type": "text", "text": "Save", "accessibility": {"traits": ["link"], "removeTraits": ["staticText"]}}"#

  private func difference(_ old: String, _ new: String, _ steps: (String, String) = ("[]", "[]")) throws
    -> SpokenDifference
  {
    SpokenDifference(from: try Self.script(old, steps: steps.0), to: try Self.script(new, steps: steps.1))
  }

  @Test func theSameIsTheSame() throws {
    let same = try difference(Self.save, Self.save)
    #expect(same.isSame && same.parts.allSatisfy(\.notes.isEmpty))
  }

  @Test func aRoleThatChangedIsNamed() throws {
    let reading = try difference(Self.text("A") + "," + Self.save, Self.text("A") + "," + Self.link).parts[0]
    #expect(reading.lines.map(\.description) == ["  A", "- Save, button", "+ Save, link"])
    #expect(reading.notes.map(\.description) == ["'Save': role 'button' is now 'link'"])
  }

  @Test func aMovedLineIsToldAsMoved() throws {
    let (a, b, c) = (Self.text("A"), Self.text("B"), Self.text("C"))
    let reading = try difference("\(a),\(b),\(c)", "\(c),\(a),\(b)").parts[0]
    #expect(reading.notes.map(\.description) == ["'C': moved from line 3 to line 1"])
  }

  @Test func whatIsNewOrGoneNeedsNoNote() throws {
    let reading = try difference(Self.text("A"), Self.text("A") + "," + Self.text("Zebra")).parts[0]
    #expect(reading.lines.map(\.description) == ["  A", "+ Zebra"] && reading.notes.isEmpty)
  }

  @Test func silentChangesOfStepsAreCompared() throws {
    let steps = #"[{"activate": "Save"}]"#
    let shown = Self.save + "," + Self.text("{word}")
    let loud = shown.replacing(
      #"{"set": "word", "to": "Saved"}"#, with: #"{"set": "word", "to": "Saved"}, {"announce": "Saved"}"#)
    let step = try difference(shown, loud, (steps, steps)).parts.last
    #expect(step?.heading == "activate 'Save'")
    #expect(step?.lines.map(\.description).contains("+ Saved") == true, "\(step?.lines ?? [])")
  }

  @Test func stepsArePutSideBySideByWhatIsDone() throws {
    let parts = try difference(Self.save, Self.save, (#"["next", "last"]"#, #"["last", "read"]"#)).parts
    #expect(
      parts.dropFirst(2).map { "\($0.heading) \($0.kind)" } == [
        "next missing", "last same", "read unexpected",
      ])
  }

  @Test func linesThatSomebodyCopiedAreCompared() throws {
    let heard = try DeviceTranscript(
      Array("Save, button\n> activate 'Save'\n(nothing)\n".utf8), file: "t.txt")
    let here = try Self.script(Self.save, steps: #"[{"activate": "Save"}]"#)
    let difference = SpokenDifference(from: SpokenScript(heard, file: "t.txt"), to: here.readingOnly)
    #expect(difference.parts.first?.isSame == true)
  }

  @Test(arguments: [
    (["a b", "c"], ["c", "a b"]), ([], ["x"]),
    (["one two three", "four five six"], ["four five", "one two"]),
    (["a", "a", "a"], ["a"]),
  ])
  func alignmentKeepsEveryLineInItsOrder(left: [String], right: [String]) {
    let pairs = LineAlignment(left, right).pairs
    #expect(pairs.compactMap(\.left) == Array(left.indices))
    #expect(pairs.compactMap(\.right) == Array(right.indices))
  }

  @Test func alikeLinesArePaired() {
    let pairs = LineAlignment(["Title", "Save, button", "End"], ["Title", "Save, link", "New thing", "End"])
      .pairs
    #expect(
      pairs == [
        .init(left: 0, right: 0), .init(left: 1, right: 1), .init(left: nil, right: 2),
        .init(left: 2, right: 3),
      ])
  }
}
