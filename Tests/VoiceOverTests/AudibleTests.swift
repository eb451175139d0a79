import Testing

@testable import VoiceOver

@Suite struct AudibleTests {
  @Test(arguments: [
    ("Clear. Button.", "clear, button"), ("2 of 5", "two of five"), ("Pop-up button", "popup button"),
    ("“Save” — heading", "save heading"), ("Don’t", "don't"), ("'Save'", "Save"), ("选项，按钮", "选项 按钮"),
  ])
  func soundsTheSame(first: String, second: String) {
    #expect(first.audible == second.audible)
  }

  @Test(arguments: [
    ("5%", "5"), ("button", "buttons"), ("row 1", "row 2"), ("€ 5", "$ 5"), ("don't", "dont"),
  ])
  func soundsOtherwise(first: String, second: String) {
    #expect(first.audible != second.audible)
  }

  @Test(arguments: ["", "…", "''", " , "])
  func nothingIsHeard(text: String) {
    #expect(text.audibleWords.isEmpty)
  }
}
