import Testing

@testable import LocatedJSON

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("teh", "the", 1), ("Label", "label", 0),
    ("é", "e", 1),
  ])
  func countsEdits(left: String, right: String, expected: Int) {
    #expect(NearestName.distance(left, right) == expected)
    #expect(NearestName.distance(right, left) == expected)
  }

  @Test(arguments: [
    ("labl", "label"), ("selction", "selection"), ("Title", "title"), ("vstak", "vstack"), ("quux", nil),
    ("", nil), (String(repeating: "x", count: 100), nil),
  ])
  func findsTheNearest(name: String, expected: String?) {
    let known = ["label", "selection", "title", "vstack", "hstack"]
    #expect(NearestName.of(name, in: known) == expected)
  }
}
