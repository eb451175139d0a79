import SemanticTree
import Testing

@testable import VoiceOver

@Suite struct OtherInputTests {
  /// A control at a height, by which it is read.
  private static func control(
    _ label: String?, _ y: Double, _ traits: Traits = .button, id: String? = nil,
    _ change: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(
      id: NodeID(id ?? "\(label ?? "none")-\(y)"), label: label, traits: traits,
      frame: Rect(x: 0, y: y, width: 100, height: 40))
    change(&node)
    return node
  }

  private static func screen(_ nodes: Node...) -> Screen {
    Screen(
      environment: ScreenEnvironment(),
      root: Node(
        id: NodeID("root"), isElement: false, frame: Rect(x: 0, y: 0, width: 402, height: 874),
        children: nodes))
  }

  private static func group(_ label: String?, _ container: Container, _ members: Node...) -> Node {
    Node(
      id: NodeID("group-\(label ?? "none")"), isElement: false, container: container, label: label,
      frame: Rect(x: 0, y: 0, width: 402, height: 400), children: members)
  }

  // MARK: - Voice Control

  @Test func namesAndNumbersGoByReadingOrder() {
    let voice = VoiceControl(
      Self.screen(
        Self.control("Last", 300), Self.control("First", 0) { $0.inputLabels = ["One", "Uno", " "] },
        Self.control("Title", 100, .header), Self.control(nil, 200)))
    #expect(voice.items.map(\.names) == [["One", "Uno"], [], ["Last"]])
    #expect(voice.items.map(\.number) == [1, 2, 3])
    #expect(voice.items.map(\.shownName) == ["One", "(no name)", "Last"])
  }

  @Test(arguments: [
    ("a dimmed button", Traits.button.union(.notEnabled), true, [], false),
    ("a button that takes no touches", .button, false, [], false),
    ("plain text", .staticText, true, [], false),
    ("a text that scrolls", .staticText, true, [NodeAction.scroll(.up)], false),
    ("a text with an action", .staticText, true, [.custom("Copy")], true),
    ("a slider", .adjustable, true, [], true), ("a field", .textEntry, true, [], true),
    ("a link", .link, true, [], true),
  ])
  func whatCanBeOperatedIsOffered(
    name: String, traits: Traits, responds: Bool, actions: [NodeAction], isOffered: Bool
  ) {
    let node = Self.control("A", 0, traits) {
      $0.respondsToInteraction = responds
      $0.actions = actions
    }
    #expect(VoiceControl(Self.screen(node)).items.isEmpty != isOffered, "\(name)")
    #expect(SwitchControl(Self.screen(node)).items.isEmpty != isOffered, "\(name)")
  }

  @Test func whatLiesOutsideTheScreenHasNoNumber() {
    let voice = VoiceControl(Self.screen(Self.control("A", 0), Self.control("B", 2000)))
    #expect(voice.items.map(\.number) == [1, nil])
  }

  @Test func oneNameOfTwoIsAmbiguous() {
    let voice = VoiceControl(
      Self.screen(Self.control("Remove", 0), Self.control("Save", 100), Self.control("remove!", 200)))
    #expect(voice.items.map(\.sharesNameWith) == [[3], [], [1]])
    #expect(throws: VoiceControl.Misunderstanding.ambiguous("Remove", numbers: [1, 3])) {
      try voice.item(called: "Remove")
    }
  }

  @Test(arguments: [("save", "Save"), ("2", "Save"), ("two", "Save"), ("5", "5"), ("Remove", "Remove")])
  func isFoundByNameOrNumber(said: String, label: String) throws {
    let voice = VoiceControl(
      Self.screen(Self.control("Remove", 0), Self.control("Save", 100), Self.control("5", 200)))
    #expect(try voice.item(called: said).names == [label])
  }

  @Test(arguments: ["Svae", "9", ""])
  func unknownNamesAreTold(said: String) {
    let voice = VoiceControl(Self.screen(Self.control("Save", 0)))
    #expect(throws: VoiceControl.Misunderstanding.unknown(said, known: ["Save"])) {
      try voice.item(called: said)
    }
  }

  @Test(arguments: [
    ("Tap Price", "tap", "Price"), ("tap the  red one", "tap", "the red one"),
    ("Long press 3", "long press", "3"),
    ("Increment Volume", "increment", "Volume"), ("7", "tap", "7"),
  ])
  func sentencesAreUnderstood(sentence: String, verb: String, object: String) throws {
    let command = try #require(VoiceControlCommand(sentence))
    #expect(command.verb.rawValue == verb && command.object == object)
  }

  @Test(arguments: ["", "Tap", "Price", "Tapprice", "Long Price", "Open Price"])
  func otherSentencesAreNot(sentence: String) {
    #expect(VoiceControlCommand(sentence) == nil)
  }

  // MARK: - Switch Control

  @Test func groupsComeBeforeTheirMembers() {
    let scan = SwitchControl(
      Self.screen(
        Self.group(
          "Filters", .semanticGroup, Self.control("Price", 0), Self.control("Text", 50, .staticText),
          Self.group(nil, .list, Self.control("A", 100), Self.control("B", 150))),
        Self.control("Done", 500)))
    #expect(
      scan.lines == [
        "Filters (group of 2)", "Filters > Price", "Filters > list (group of 2)", "Filters > list > A",
        "Filters > list > B", "Done",
      ])
  }

  @Test func aGroupWithoutANameIsCalledAfterItsFirstMember() {
    let scan = SwitchControl(
      Self.screen(Self.group(nil, .semanticGroup, Self.control("Price", 0), Self.control("Open", 2000))))
    #expect(
      scan.lines == [
        "group of 2 (Price …)", "group of 2 (Price …) > Price", "group of 2 (Price …) > Open",
      ])
    #expect(scan.rows.map(\.elements.count) == [2, 1, 1])
  }

  @Test func aGroupWithOneItemIsNoGroup() {
    let scan = SwitchControl(Self.screen(Self.group("Filters", .semanticGroup, Self.control("Price", 0))))
    #expect(scan.lines == ["Price"])
  }

  @Test func scrollViewsMakeNoGroup() {
    let scan = SwitchControl(
      Self.screen(Self.group("Page", .scrollView, Self.control("A", 0), Self.control("B", 50))))
    #expect(scan.lines == ["A", "B"])
  }

  @Test func anEmptyScreenOffersNothing() {
    #expect(SwitchControl(Self.screen()).lines.isEmpty)
    #expect(VoiceControl(Self.screen()).items.isEmpty)
  }
}
