import SemanticTree
import Testing

@testable import VoiceOver

/// What flicks up and down do, by what the rotor stands on.
@MainActor @Suite struct RotorTests {
  /// A heading, two buttons of which the first has actions and content, a slider, a second heading and a link.
  private static let screen: [Node] = {
    var first = element("save", "Save", row: 1, traits: .button)
    first.actions = [.activate, .custom("Share"), .custom("Delete")]
    first.customContent = [
      CustomContent(label: "Size", value: "3 MB"), CustomContent(label: "Kind", value: "PDF"),
    ]
    var slider = element("volume", "Volume", row: 3, value: "50%", traits: .adjustable)
    slider.actions = [.increment, .decrement]
    var heading = element("title", "Files", row: 0, traits: .header)
    heading.headingLevel = 1
    var second = element("more", "More", row: 4, traits: .header)
    second.headingLevel = 2
    return [
      heading, first, element("send", "Send", row: 2, traits: .button), slider, second,
      element("help", "Help", row: 5, traits: .link),
    ]
  }()

  private func session(
    _ nodes: [Node] = RotorTests.screen, rotors: [Rotor] = [],
    answer: @escaping (inout Int, Interaction, inout FakeHost<Int>.Effects) -> Bool = { _, _, _ in true }
  ) throws -> VoiceOverSession {
    var group = group("all", .explicitOrder, nodes)
    group.rotors = rotors
    let host = FakeHost(0, render: { _ in [group] }, answer: answer)
    return try VoiceOverSession(host: host, environment: ScreenEnvironment())
  }

  private func heard(_ session: VoiceOverSession, _ commands: VoiceOverCommand...) throws -> [String] {
    try commands.map(session.perform).flatMap(\.spoken).map { Transcript($0.utterance).text }
  }

  @Test(
    "a jump finds the next of its kind",
    arguments: [
      (RotorItem.headings, "more"), (.headingLevel(2), "more"), (.links, "help"), (.buttons, "save"),
      (.formControls, "save"), (.vertical, "save"), (.sameItem, "more"),
    ])
  func jumps(_ item: RotorItem, _ expected: String) throws {
    let session = try session()
    _ = try session.perform(.start)
    #expect(session.rotorItems.contains(item) || !session.composer.settings.rotor.contains(item))
    let step = try session.perform(.jump(item, forward: true))
    #expect(step.focusAfter == NodeID(expected) && step.focusReason == .moved)
  }

  @Test func nothingFurtherIsSaid() throws {
    let session = try session()
    _ = try session.perform(.last)
    let step = try session.perform(.jump(.headings, forward: true))
    #expect(Transcript(step.spoken[0].utterance).text == "Heading not found")
    #expect(step.soundEffects == [.boundary] && step.focusAfter == NodeID("help"))
  }

  @Test func flicksGoThroughWhatTheRotorStandsOn() throws {
    let session = try session()
    #expect(
      try heard(session, .start, .rotor(.headings), .flickDown, .flickUp)
        == ["Files, heading level 1", "Headings", "More, heading level 2", "Files, heading level 1"])
  }

  @Test func theRotorOffersOnlyWhatLeadsSomewhere() throws {
    let session = try session([element("a", "Alone", row: 0)])
    _ = try session.perform(.start)
    #expect(session.rotorItems == [.characters, .words, .lines])
    #expect(throws: CommandError.self) { try session.perform(.rotor(.headings)) }
  }

  @Test func turningGoesRound() throws {
    let session = try session()
    _ = try session.perform(.start)
    let items = session.rotorItems
    let seen = try items.map { _ in
      _ = try session.perform(.turnRotor(.clockwise))
      return session.rotorItem
    }
    #expect(Set(seen) == Set(items))
    _ = try session.perform(.turnRotor(.counterclockwise))
    #expect(session.rotorItem == seen[seen.count - 2])
  }

  // MARK: - By itself

  @Test func anAdjustableElementSetsTheRotorToItsValue() throws {
    let session = try session()
    _ = try session.perform(.focus(.id(NodeID("volume"))))
    #expect(session.rotorItem == .adjustValue)
    #expect(try session.perform(.flickUp).command == .increment)
    #expect(try session.perform(.flickDown).command == .decrement)
    _ = try session.perform(.next)
    #expect(session.rotorItem == .characters)
  }

  @Test func theUsersChoiceComesBack() throws {
    let session = try session()
    _ = try session.perform(.start)
    _ = try session.perform(.rotor(.headings))
    _ = try session.perform(.focus(.id(NodeID("volume"))))
    #expect(session.rotorItem == .adjustValue)
    _ = try session.perform(.next)
    #expect(session.rotorItem == .headings)
  }

  @Test func aDoubleTapDoesTheChosenAction() throws {
    let session = try session()
    _ = try session.perform(.focus(.id(NodeID("save"))))
    #expect(session.rotorItem == .actions)
    #expect(try heard(session, .flickDown, .flickDown, .flickDown) == ["Share", "Delete", "Activate"])
    #expect(try session.perform(.activate).command == .activate)
    #expect(try heard(session, .flickUp) == ["Delete"])
    #expect(try session.perform(.activate).command == .custom("Delete"))
    _ = try session.perform(.next)
    _ = try session.perform(.previous)
    #expect(try session.perform(.activate).command == .activate, "the choice ends with the focus")
  }

  @Test func moreContentIsReadEntryByEntry() throws {
    let session = try session()
    _ = try session.perform(.focus(.id(NodeID("save"))))
    #expect(
      try heard(session, .rotor(.moreContent), .flickDown, .flickDown) == [
        "More Content", "Size, 3 MB", "Kind, PDF",
      ])
    #expect(try session.perform(.flickDown).soundEffects == [.boundary])
  }

  // MARK: - Text

  @Test(
    "text is read in units",
    arguments: [
      (RotorItem.characters, ["S", "e", "n", "d"]), (.words, ["Send"]), (.lines, ["Send"]),
    ])
  func text(_ unit: RotorItem, _ expected: [String]) throws {
    let session = try session()
    _ = try session.perform(.focus(.id(NodeID("send"))))
    var read: [String] = []
    while read.count < 10 {
      let step = try session.perform(.readNext(unit, forward: true))
      guard let spoken = step.spoken.first else { break }
      read.append(Transcript(spoken.utterance).text)
    }
    #expect(read == expected)
  }

  @Test func aCapitalIsMarkedAsTheUserWants() throws {
    var settings = SpeechSettings.device
    settings.capitals = .speak
    let host = FrozenHost([element("a", "Pa", row: 0)])
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment(), settings: settings)
    _ = try session.perform(.start)
    #expect(try heard(session, .readNext(.characters, forward: true)) == ["cap P"])
    #expect(try heard(session, .readNext(.characters, forward: true)) == ["a"])
  }

  // MARK: - The author's

  @Test func aCustomRotorVisitsItsEntries() throws {
    let rotor = Rotor(
      name: "Warnings",
      entries: [
        Rotor.Entry(label: "first", target: NodeID("send")),
        Rotor.Entry(label: "gone", target: NodeID("nowhere")),
        Rotor.Entry(label: "last", target: NodeID("help")),
      ])
    let session = try session(rotors: [rotor])
    _ = try session.perform(.start)
    #expect(session.rotorItems.contains(.custom("Warnings")))
    #expect(
      try heard(session, .rotor(.custom("Warnings")), .flickDown, .flickDown, .flickDown, .flickDown) == [
        "Warnings", "Send, button", "gone", "Help, link", "Warnings not found",
      ])
    #expect(session.focus == NodeID("help"))
  }

  @Test func containersAreEnteredAtTheirFirstElement() throws {
    func row(_ id: String, _ row: Int) -> Node { element(id, id, row: row) }
    let list = group("list", .list, label: "Fruit", [row("a", 1), row("b", 2)])
    let other = group("other", .semanticGroup, label: "Other", [row("c", 3)])
    let session = try session([row("top", 0), list, other])
    _ = try session.perform(.start)
    #expect(
      try heard(
        session, .jump(.containers, forward: true), .jump(.containers, forward: true),
        .jump(.containers, forward: false))
        == ["Fruit, a, list start", "Other, c", "Fruit, a, list start"])
  }

  @Test("a file can name every item", arguments: RotorItem.platform + [.custom("Errors")])
  func names(_ item: RotorItem) {
    #expect(RotorItem(name: item.name) == item)
  }

  @Test func hintsCanBeTurnedOff() throws {
    var settings = SpeechSettings.device
    settings.rotor = [.hints]
    let host = FrozenHost([element("a", "Save", row: 0, hint: "Keeps it", traits: .button)])
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment(), settings: settings)
    #expect(try heard(session, .start) == ["Save, button, Keeps it"])
    #expect(
      try heard(session, .flickDown, .readItem, .readHint) == ["Hints, off", "Save, button", "Keeps it"])
    try session.reset()
    #expect(try heard(session, .start) == ["Save, button, Keeps it"])
  }
}
