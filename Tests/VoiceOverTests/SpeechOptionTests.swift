import SemanticTree
import Testing

@testable import VoiceOver

@Suite struct SpeechOptionTests {
  @Test("every value of an option can be set and read", arguments: SpeechOption.all.map(\.name))
  func values(_ name: String) throws {
    let option = try #require(SpeechOption.named(name))
    #expect(option.values.count > 1 && Set(option.values).count == option.values.count)
    for value in option.values {
      var settings = SpeechSettings.device
      #expect(option.set(value, in: &settings) && option.value(in: settings) == value)
    }
    var settings = SpeechSettings.device
    #expect(!option.set("perhaps", in: &settings) && settings == .device)
  }

  @Test func namesAreUnique() {
    let names = SpeechOption.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every disputed point has an option", arguments: DisputedPoint.allCases)
  func questions(_ point: DisputedPoint) {
    #expect(SpeechOption.questions.contains { $0.subject == .question(point) })
  }

  @Test(
    "what a user sets is heard",
    arguments: [
      ("hints", "off", "Fruit, selected, Apples, red, dimmed, button, actions available"),
      ("containerDescriptions", "off", "selected, Apples, red, dimmed, button, Hint, actions available"),
      ("actions", "sound", "Fruit, selected, Apples, red, dimmed, button, Hint"),
      ("controls", "none", "Fruit, selected, Apples, red, dimmed, Hint, actions available"),
      ("controls", "before", "Fruit, dimmed, button, selected, Apples, red, Hint, actions available"),
      ("trailerPlace", "beforeHint", "Fruit, selected, Apples, red, dimmed, button, actions available, Hint"),
    ])
  func effect(_ name: String, _ value: String, _ expected: String) throws {
    var settings = SpeechSettings.device
    #expect(try #require(SpeechOption.named(name)).set(value, in: &settings))
    #expect(spoken(settings) == expected)
  }

  @Test func theControlsSettingCameWithIOS18_4() {
    var settings = SpeechSettings.device
    settings.controls = .none
    for (system, isSpoken) in [
      (SystemVersion.iOS17, true), (SystemVersion(major: 18, minor: 3), true),
      (SystemVersion(major: 18, minor: 4), false), (.iOS18, false), (.iOS26, false),
    ] {
      settings.system = system
      #expect(spoken(settings).contains("button") == isSpoken, "\(system)")
    }
  }

  @Test func onlyRolesMayMove() {
    var settings = SpeechSettings.device
    settings.controls = .before
    settings.conventions.movedWords = .rolesOnly
    #expect(spoken(settings).hasPrefix("Fruit, button, selected, Apples, red, dimmed"))
  }

  private func spoken(_ settings: SpeechSettings) -> String {
    var node = element("a", "Apples", row: 0, value: "red", hint: "Hint")
    node.traits = [.button, .selected, .notEnabled]
    node.actions = [.custom("Eat")]
    let group = ContainerEntry(id: NodeID("g"), kind: .semanticGroup, label: "Fruit")
    return Transcript(UtteranceComposer(settings: settings).utterance(for: node, entered: [group])).text
  }

  @Test(
    "the only element of a list",
    arguments: [
      (SpeechConventions.SoleMember.start, "Pear, list start"), (.startAndEnd, "Pear, list start, list end"),
    ])
  func soleMember(_ convention: SpeechConventions.SoleMember, _ expected: String) throws {
    var settings = SpeechSettings.device
    settings.conventions.soleMember = convention
    let list = group("list", .list, [element("a", "Pear", row: 0)])
    let stop = try #require(ReadingOrder().stops(in: list).first)
    let utterance = UtteranceComposer(settings: settings).utterance(for: stop)
    #expect(Transcript(utterance).text == expected)
    #expect(utterance.chunks(.boundary).allSatisfy { $0.certainty == .disputed(.soleMember) })
  }

  @Test(
    "an emoji is followed by its word in speech alone",
    arguments: [
      ("Party 🎉🎉 at 5", true, "Party 🎉🎉 emoji at 5"), ("Party 🎉", true, "Party 🎉 emoji"),
      ("Party 🎉", false, "Party 🎉"), ("Room 5 #1", true, "Room 5 #1"), ("I ❤️ you", true, "I ❤️ emoji you"),
    ])
  func emoji(_ label: String, _ isMarked: Bool, _ expected: String) {
    var settings = SpeechSettings.device
    settings.speaksEmojiSuffix = isMarked
    let utterance = UtteranceComposer(settings: settings).utterance(for: element("a", label, row: 0))
    #expect(utterance.segments().map(\.text) == [expected])
    #expect(Transcript(utterance).text == label)
  }

  @Test(
    "punctuation is the user's, unless the author asks for all of it",
    arguments: [
      (SpeechSettings.PunctuationLevel.some, false, nil),
      (.none, false, SpeechSettings.PunctuationLevel.none),
      (.none, true, .all), (.all, false, .all),
    ])
  func punctuation(
    _ setting: SpeechSettings.PunctuationLevel, _ isForced: Bool, _ expected: SpeechSettings.PunctuationLevel?
  ) {
    var settings = SpeechSettings.device
    settings.punctuation = setting
    var node = element("a", "a@b.c", row: 0)
    node.speech.alwaysIncludesPunctuation = isForced
    let segments = UtteranceComposer(settings: settings).utterance(for: node).segments()
    #expect(segments.map(\.punctuation) == [expected])
  }

  @Test func anElementsLanguageCanBeIgnored() {
    var settings = SpeechSettings.device
    var node = element("a", "Weiter", row: 0, traits: .button)
    node.language = "de"
    #expect(
      UtteranceComposer(settings: settings).utterance(for: node).chunks.map(\.language) == ["de", "de"])
    settings.detectsLanguages = false
    #expect(
      UtteranceComposer(settings: settings).utterance(for: node).chunks.map(\.text) == ["Weiter", "button"])
  }

  @Test("a sound can take the place of words", arguments: SpeechSettings.TrailerStyle.allCases)
  @MainActor func trailerSounds(_ style: SpeechSettings.TrailerStyle) throws {
    var node = element("a", "Photo", row: 0)
    node.actions = [.custom("Share")]
    node.customContent = [CustomContent(label: "Size", value: "3 MB")]
    var settings = SpeechSettings.device
    (settings.actions, settings.moreContent) = (style, style)
    let session = try VoiceOverSession(
      host: FrozenHost([node]), environment: ScreenEnvironment(), settings: settings)
    let step = try session.perform(.start)
    #expect(step.soundEffects == (style == .sound ? [.actionsAvailable, .moreContentAvailable] : []))
    #expect(step.spoken[0].utterance.chunks(.trailer).count == (style == .speak ? 2 : 0))
  }

  @Test("what is not known is marked where it matters, and only there")
  func doubts() {
    func points(_ node: Node, _ settings: SpeechSettings = .device) -> [Certainty] {
      UtteranceComposer(settings: settings).utterance(for: node).chunks.map(\.certainty)
    }
    var actions = element("a", "Photo", row: 0)
    actions.actions = [.custom("Share")]
    #expect(!points(actions).contains(.disputed(.trailerPlace)))
    actions.hint = "Opens it"
    #expect(points(actions).contains(.disputed(.trailerPlace)))
    let menu = element("m", "Sort", row: 0, traits: [.button, .popUpButton])
    var settings = SpeechSettings.device
    #expect(points(menu, settings).contains(.disputed(.popUpWords)))
    settings.system = .iOS18
    #expect(!points(menu, settings).contains(.disputed(.popUpWords)))
    settings.controls = .before
    let dimmed = element("d", "Save", row: 0, traits: [.button, .notEnabled])
    #expect(points(dimmed, settings).filter { $0 == .disputed(.movedWords) }.count == 1)
  }
}
