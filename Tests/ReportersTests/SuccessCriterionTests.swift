import Auditor
import Testing

@testable import Reporters

@Suite struct SuccessCriterionTests {
  @Test(arguments: Set(Rules.all.flatMap { $0.info.wcag }).sorted())
  func everyCriterionOfARuleHasAPage(number: String) throws {
    let criterion = SuccessCriterion(number: number)
    #expect(criterion.title.hasPrefix("\(number) "))
    let slug = try #require(criterion.page?.split(separator: "/").last)
    #expect(slug.allSatisfy { $0.isLowercase || $0 == "-" })
  }
}
