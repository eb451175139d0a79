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
