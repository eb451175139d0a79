import SemanticTree
import Testing

@testable import VoiceOver

/// What fingers do, and what VoiceOver answers when it is asked.
@MainActor @Suite struct GestureTests {
  @Test(
    "a gesture has the meaning that a new device gives it",
    arguments: [
      (Gesture.flick(.right, fingers: 1), VoiceOverCommand.next), (.flick(.left, fingers: 1), .previous),
      (.flick(.up, fingers: 1), .flickUp), (.flick(.up, fingers: 2), .readAll),
      (.flick(.down, fingers: 2), .readFromHere), (.flick(.up, fingers: 3), .scroll(.down)),
      (.flick(.left, fingers: 3), .scroll(.trailing)), (.tap(count: 2, fingers: 1), .activate),
      (.tap(count: 3, fingers: 1), .longPress), (.tap(count: 2, fingers: 2), .magicTap),
      (.tap(count: 3, fingers: 2), .openItemChooser), (.tap(count: 1, fingers: 3), .itemSummary),
      (.tap(count: 1, fingers: 4), .first), (.tap(count: 1, fingers: 4, inLowerHalf: true), .last),
      (.scrub, .escape), (.rotate(.clockwise), .turnRotor(.clockwise)),
    ])
  func meaning(_ gesture: Gesture, _ command: VoiceOverCommand) {
    #expect(gesture.command() == command)
  }

  @Test func sidewaysScrollingFollowsTheLayout() {
    #expect(Gesture.flick(.left, fingers: 3).command(in: .rightToLeft) == .scroll(.leading))
    #expect(Gesture.tap(count: 7, fingers: 1).command() == nil)
  }

  // MARK: - Reading on

  /// Two pages of two elements each; the second element turns the page.
  private func book(pages: Int) -> FakeHost<Int> {
    FakeHost(
      1,
      render: { page in
        [
          element("a", "Page \(page)", row: 0, traits: .header),
          element("b", "Text \(page)", row: 1, traits: .causesPageTurn),
        ]
      },
      answer: { page, interaction, _ in
        guard interaction.kind == .action(.scroll(.trailing)), page < pages else { return false }
        page += 1
        return true
      })
  }

  private func heard(_ step: Step) -> [String] { step.spoken.map { Transcript($0.utterance).text } }

  @Test func readingTurnsPages() throws {
    let session = try VoiceOverSession(host: book(pages: 2), environment: ScreenEnvironment())
    let step = try session.perform(.readAll)
    #expect(heard(step).filter { $0.contains("Page") || $0.contains("Text") }.count >= 4)
    #expect(heard(step).last == "Text 2")
    #expect(session.focus == NodeID("b") && step.command == .readAll && step.focusBefore == nil)
  }

  @Test func readingABookWithoutAnEndEnds() throws {
    let host = book(pages: .max)
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.readAll)
    #expect(host.state == VoiceOverSession.mostPages)
  }

  @Test func readingFromHereLeavesOutWhatIsAbove() throws {
    let host = FrozenHost((0..<4).map { element("\($0)", "Row \($0)", row: $0) })
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    _ = try session.perform(.focus(.id(NodeID("2"))))
    #expect(heard(try session.perform(.readFromHere)) == ["Row 2", "Row 3"])
    #expect(heard(try session.perform(.readAll)).count == 4)
  }

  @Test func anEmptyScreenReadsNothing() throws {
    let session = try VoiceOverSession(host: FrozenHost([]), environment: ScreenEnvironment())
    for command in [VoiceOverCommand.readAll, .flickDown, .readHint, .itemSummary, .turnRotor(.clockwise)] {
      #expect(try session.perform(command).focusAfter == nil)
    }
  }

  // MARK: - Asking

  private func table() throws -> VoiceOverSession {
    var cell = element("cell", "12", row: 0)
    cell.context = .tableCell(
      ReadingContext.TableCell(
        row: 2, column: 1, rowHeaders: [.init(label: "May")], columnHeaders: [.init(label: "Sales")]))
    let cover = Node(id: NodeID("cover"), label: "Cover", frame: Rect(x: 0, y: 0, width: 400, height: 900))
    let session = try VoiceOverSession(host: FrozenHost([cover, cell]), environment: ScreenEnvironment())
    _ = try session.perform(.focus(.id(NodeID("cell"))))
    return session
  }

  @Test(
    "a cell answers for its place",
    arguments: [
      (VoiceOverCommand.readHeaders, "May, Sales"), (.readCoordinates, "column 2"),
      (.itemSummary, "page 1 of 2, May, Sales, column 2"),
    ])
  func place(_ command: VoiceOverCommand, _ expected: String) throws {
    #expect(heard(try table().perform(command)) == [expected])
  }

  @Test func aFingerFindsTheSmallestElementBeneath() throws {
    let session = try table()
    #expect(try session.perform(.touch(Point(x: 30, y: 10))).focusAfter == NodeID("cell"))
    #expect(try session.perform(.touch(Point(x: 30, y: 800))).focusAfter == NodeID("cover"))
    let nowhere = try session.perform(.touch(Point(x: 30, y: 2000)))
    #expect(nowhere.soundEffects == [.boundary] && nowhere.focusAfter == NodeID("cover"))
  }

  @Test func theItemChooserListsAndChooses() throws {
    let labels = ["Pear", "apple", "Banana"]
    let host = FrozenHost(labels.enumerated().map { element($1, $1, row: $0) })
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    #expect(session.itemChooser == ["apple", "Banana", "Pear"])
    #expect(try session.perform(.choose("ban")).focusAfter == NodeID("Banana"))
    let error = #expect(throws: CommandError.self) { try session.perform(.choose("kiwi")) }
    #expect(error?.description.contains("Banana") == true)
  }

  @Test(
    "switches of the device are spoken",
    arguments: [
      (VoiceOverCommand.toggleSpeech, "speech off", "speech on"),
      (.toggleScreenCurtain, "screen curtain on", "screen curtain off"),
      (.toggleQuickNavigation, "quick nav on", "quick nav off"),
    ])
  func switches(_ command: VoiceOverCommand, _ first: String, _ second: String) throws {
    let session = try VoiceOverSession(host: FrozenHost([]), environment: ScreenEnvironment())
    #expect(heard(try session.perform(command)) == [first])
    #expect(heard(try session.perform(command)) == [second])
  }
}
