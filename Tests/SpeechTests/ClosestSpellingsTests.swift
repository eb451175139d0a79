import Testing

@testable import Speech

@Suite struct ClosestSpellingsTests {
  @Test(arguments: [
    ("dee", ["de", "da", "el"]), ("DE", ["de", "da"]), ("zzzzzz", []), ("", []),
  ])
  func theFewestChangesComeFirst(wanted: String, found: [String]) {
    #expect(closestSpellings(to: wanted, among: ["de", "da", "el", "fr", "pt-br"]) == found)
  }
}
