import Testing

@testable import Terminal

@Suite struct TerminalSupportTests {
  private func support(
    input: Bool = true, output: Bool = true, _ variables: [String: String]
  ) -> TerminalSupport {
    TerminalSupport(isInput: input, isOutput: output, variables: variables)
  }

  @Test func aUsualTerminalCanDoEverything() {
    let usual = support(["TERM": "xterm-256color", "LANG": "en_GB.UTF-8"])
    #expect(usual.readsKeys && usual.drawsPictures && usual.usesStyles && usual.usesUnicode)
  }

  @Test(arguments: ["dumb", ""]) func aDumbTerminalGetsLines(terminal: String) {
    let dumb = support(["TERM": terminal])
    #expect(dumb.readsKeys && !dumb.drawsPictures && !dumb.usesStyles)
  }

  @Test func whoeverWantsNoColourGetsPicturesWithoutStyles() {
    let plain = support(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(plain.drawsPictures && !plain.usesStyles)
    #expect(support(["TERM": "xterm", "NO_COLOR": ""]).usesStyles)
  }

  @Test func withoutATerminalThereIsNoPicture() {
    #expect(!support(output: false, ["TERM": "xterm"]).drawsPictures)
    let piped = support(input: false, ["TERM": "xterm"])
    #expect(!piped.readsKeys && !piped.drawsPictures)
  }

  @Test(arguments: [
    (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LANG": "C"], false), ([:], false),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], false), (["LC_ALL": "", "LC_CTYPE": "UTF-8"], true),
    (["LANG": "ja_JP.eucJP"], false),
  ])
  func theLocaleSaysWhichSignsThereAre(variables: [String: String], isUnicode: Bool) {
    #expect(support(variables).usesUnicode == isUnicode)
  }
}
