import SemanticTree
import Testing
import VoiceOver

@Suite struct ComposerTests {
  private func heard(_ node: Node, _ settings: SpeechSettings = .device, place: ReadingPlace? = nil) -> String
  {
    Transcript(UtteranceComposer(settings: settings).utterance(for: node, place: place)).text
  }

  @Test("careless texts make no empty or ragged speech", arguments: UInt64(1)...200)
  func neatness(_ seed: UInt64) {
    var random = RandomTree(seed: seed)
    let node = random.element()
    for settings in [SpeechSettings.device, .library, .minimal] {
      let utterance = UtteranceComposer(settings: settings).utterance(for: node)
      #expect(utterance.chunks.allSatisfy { !$0.text.isEmpty && !$0.title.isEmpty })
      for register in Register.allCases {
        let text = register.text(of: utterance)
        #expect(!text.contains("  ") && !text.hasPrefix(" ") && !text.hasSuffix(" "), "\(register): \(text)")
      }
    }
  }

  private static let row = element("row", "Row", row: 0, hint: "Opens it.", traits: [.button, .notEnabled])

  @Test(
    "where role words stand",
    arguments: [
      (SpeechSettings.RolePosition.after, "Row, dimmed, button, Opens it."),
      (.before, "dimmed, button, Row, Opens it."), (.none, "Row, dimmed, Opens it."),
    ])
  func rolePosition(_ position: SpeechSettings.RolePosition, _ expected: String) {
    var settings = SpeechSettings.device
    settings.controls = position
    #expect(heard(Self.row, settings) == expected)
  }

  @Test func roleWordsInFrontInTheLegend() {
    var settings = SpeechSettings.library
    settings.controls = .before
    let submit = element("submit", "Submit", row: 0, traits: .button)
    let utterance = UtteranceComposer(settings: settings).utterance(for: submit)
    #expect(Legend(utterance).description == "Button. Submit")
  }

  @Test func speakHintsOff() {
    var settings = SpeechSettings.device
    settings.speaksHints = false
    #expect(
      heard(
        element("wifi", "Wi-Fi", row: 0, value: "1", hint: "Joins", traits: [.button, .toggleButton]),
        settings)
        == "Wi-Fi, switch button, on")
  }

  @Test("the disputed place of a boundary is marked")
  func boundary() {
    let node = element("row", "Row", row: 0, traits: .button)
    let place = ReadingPlace(boundaries: [Boundary(.listStart)])
    #expect(heard(node, place: place) == "Row, list start, button")
    #expect(heard(node, .library, place: place) == "Row, button, list start")
    let chunk = UtteranceComposer().utterance(for: node, place: place).chunks(.boundary).first
    #expect(chunk?.certainty == .disputed(.boundaryPlace))
  }

  @Test func aFieldsHintJoinsThePlatforms() {
    let field = element("mail", "Email", row: 0, hint: "Work address.", traits: .textEntry)
    #expect(heard(field) == "Email, text field, Work address. Double tap to edit")
    #expect(heard(field, .library) == "Email, text field, Double tap to edit")
  }

  @Test("the characters of a secure field are counted", arguments: [(1, "1 character"), (9, "9 characters")])
  func secure(_ count: Int, _ expected: String) {
    let dots = String(repeating: "•", count: count)
    let field = element("pin", "PIN", row: 0, value: dots, traits: [.textEntry, .secureTextField])
    #expect(heard(field) == "PIN, \(expected), secure text field, Double tap to edit")
  }

  @Test func aLevelWithoutAHeadingIsSilent() {
    var node = element("a", "Chapter", row: 0)
    node.headingLevel = 2
    #expect(heard(node) == "Chapter")
    node.traits = .header
    #expect(heard(node) == "Chapter, heading level 2")
  }

  @Test(
    "a switch's own value is spoken from iOS 17 on",
    arguments: [(16, "Mode, switch button"), (17, "Mode, switch button, Eco")])
  func switchValue(_ major: Int, _ expected: String) {
    var settings = SpeechSettings.device
    settings.speaksHints = false
    settings.system = SystemVersion(major: major)
    let node = element("mode", "Mode", row: 0, value: "Eco", traits: [.button, .toggleButton])
    #expect(heard(node, settings) == expected)
  }

  @Test(
    "a menu says both its words",
    arguments: [
      (SpeechSettings.device, "Sort, button, pop up button, Double tap to activate the picker"),
      (.library, "Sort, button"),
    ])
  func popUp(_ settings: SpeechSettings, _ expected: String) {
    #expect(heard(element("sort", "Sort", row: 0, traits: [.button, .popUpButton]), settings) == expected)
  }

  @Test("trailers follow the hint, as the settings want", arguments: SpeechSettings.TrailerStyle.allCases)
  func trailers(_ style: SpeechSettings.TrailerStyle) {
    var settings = SpeechSettings.device
    settings.actions = style
    var node = element("mail", "Mail", row: 0, hint: "Opens", traits: .button)
    node.actions = [.activate, .custom("Flag")]
    #expect(heard(node, settings) == "Mail, button, Opens" + (style == .speak ? ", actions available" : ""))
  }

  @Test func theGradeOfASymbolTravelsWithItsWord() {
    var node = element("clear", "Close", row: 0, traits: .button)
    node.origins[.label] = .symbol(name: "xmark.circle.fill", grade: .inferredVariant)
    let chunk = UtteranceComposer().utterance(for: node).chunks.first
    #expect(chunk?.certainty == .symbol(name: "xmark.circle.fill", grade: .inferredVariant))
    #expect(chunk?.certainty.isAssertable == false)
  }

  /// An English word on a German screen is neither German nor what a German device says.
  @Test func aSymbolsWordInAnotherLanguageHasItsOwnVoice() throws {
    var node = element("like", "Love", row: 0, traits: .button)
    node.origins[.label] = .symbol(name: "heart", grade: .verified, language: "en")
    let chunks = UtteranceComposer(phrases: try PhraseBook(language: "de")).utterance(for: node).chunks
    #expect(chunks.map(\.language) == ["en", "de"])
    #expect(chunks.first?.certainty == .untranslated(language: "de"))
  }

  @Test func segmentsHaveALongPauseBeforeTheHint() {
    var node = element("code", "GOOG", row: 0, hint: "Copies it", traits: .button)
    node.speech.spellsOutCharacters = true
    node.speech.pitch = 3
    let utterance = UtteranceComposer().utterance(for: node)
    let segments = utterance.segments()
    #expect(segments.map(\.text) == ["GOOG", "button", "Copies it"])
    #expect(segments[1].pauseAfter > 2 * segments[0].pauseAfter)
    #expect(segments[0].spellsOut && segments[0].pitch == 1 && segments[1].pitch == 0)
    #expect(Transcript(utterance).text.hasPrefix("G-O-O-G, button"))
  }
}
