import Testing

@testable import Pages

/// Every input has a page of its own, whose name needs no escape.
@Suite struct PageNameTests {
  @Test func theFileNameIsEnoughWhereItIsOne() {
    let names = PageNames(["Scenarios/checkout.json", "Scenarios/menu/restaurants.json"])
    #expect(names.page(of: "Scenarios/checkout.json") == "checkout.html")
    #expect(names.page(of: "Scenarios/menu/restaurants.json") == "restaurants.html")
  }

  @Test func foldersTellEqualNamesApart() {
    let names = PageNames(["a/x.json", "b/x.json"])
    #expect(names.page(of: "a/x.json") == "a-x.html")
    #expect(names.page(of: "b/x.json") == "b-x.html")
  }

  /// Names may have 255 bytes, and some file systems do not tell capitals from small letters.
  @Test func namesAreShortAndDifferInMoreThanCase() {
    let inputs = [
      String(repeating: "L", count: 250) + ".json", String(repeating: "L", count: 249) + "M.json",
      "a/Home.json",
      "b/home.json", "\u{E9}.json", "e\u{301}.json",
    ]
    let names = PageNames(inputs)
    let pages = inputs.map(names.page)
    #expect(Set(pages.map { $0.lowercased() }).count == inputs.count)
    #expect(pages.allSatisfy { $0.utf8.count < 150 })
  }

  @Test func noInputTakesTheIndex() {
    let inputs = [
      "index.json", "comparison.json", "Ünïcode & <tags>.json", "…/....json", "a b.json", "a-b.json",
    ]
    let names = PageNames(inputs)
    let pages = inputs.map(names.page)
    #expect(Set(pages).count == inputs.count)
    for page in pages {
      #expect(page != "index.html" && page != "comparison.html" && !page.hasPrefix("."))
      #expect(page.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    }
  }
}
