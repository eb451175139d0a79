import Terminal
import Testing

@testable import Exploring

@Suite struct KeyTests {
  @Test func everyGestureHasKeysAndNoKeyHasTwo() {
    #expect(
      KeyMap.entries.map(\.action)
        == KeyMap.entries.map(\.action).reduce(into: []) { known, gesture in
          if !known.contains(gesture) { known.append(gesture) }
        })
    #expect(Set(KeyMap.entries.map(\.action)) == Set(ExploreAction.allCases))
    let keys = KeyMap.entries.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  /// What a script writes for a key is that key.
  @Test(arguments: KeyMap.entries.flatMap(\.keys)) func everyKeyHasAName(key: Key) {
    #expect(KeyWords.key(named: KeyWords.name(of: key)) == key)
  }

  @Test(arguments: [
    ("right left", [Key.right, .left]), ("", []), ("# right", []), ("q # right", [.character("q")]),
    ("ctrl-c alt-x F1 PAGE-UP", [.control("c"), .alt("x"), .function(1), .pageUp]),
    ("é ?", [.character("é"), .character("?")]),
  ])
  func scriptsAreRead(line: String, keys: [Key]) throws {
    #expect(try KeyScript.items(in: line, number: 1, file: "-") == keys.map { .key($0) })
  }

  @Test func quotedTextIsNoKey() throws {
    let place = KeyScriptError.Place(file: "-", line: 1, column: 3)
    let items = try KeyScript.items(in: #"q "q b" enter"#, number: 1, file: "-")
    #expect(items == [.key(.character("q")), .text("q b", place), .key(.enter)])
  }

  @Test(arguments: [
    ("right rihgt", "input:7:7: error: 'rihgt' is no key; use right, left"),
    ("\"abc", "input:7:1: error: the text has no closing quotation mark"),
    ("f13", "input:7:1: error: 'f13' is no key"),
  ])
  func mistakesAreLocated(line: String, message: String) {
    let error = #expect(throws: KeyScriptError.self) {
      try KeyScript.items(in: line, number: 7, file: "input")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
  }
}
