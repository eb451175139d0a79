import Foundation
import SemanticUI
import Testing

@Suite("Removing and moving by offsets")
struct OffsetsTests {
  @Test(arguments: [([0], "bcd"), ([1, 3], "ac"), ([], "abcd"), ([7], "abcd")])
  func removing(_ offsets: [Int], _ expected: String) {
    var letters = Array("abcd")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == expected)
  }

  @Test(arguments: [
    ([0], 3, "bcad"), ([3], 0, "dabc"), ([0, 2], 4, "bdac"), ([1], 1, "abcd"), ([1, 2], 0, "bcad"),
  ])
  func moving(_ offsets: [Int], _ destination: Int, _ expected: String) {
    var letters = Array("abcd")
    letters.move(fromOffsets: IndexSet(offsets), toOffset: destination)
    #expect(String(letters) == expected)
  }
}
