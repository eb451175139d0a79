import Auditor
import Reporters

/// A page or a clause that asks for what a rule checks.
struct Reference {
  var name: String
  /// Nil where there is no page to link to.
  var address: String?

  /// WCAG's success criteria, EN 301 549's clauses and Apple's guidelines, in this order.
  static func all(of rule: RuleInfo) -> [Reference] {
    let criteria = rule.wcag.map { number in
      let criterion = SuccessCriterion(number: number)
      return Reference(name: "WCAG 2.2, \(criterion.title)", address: criterion.page)
    }
    let clauses =
      rule.en301549.isEmpty
      ? [] : [Reference(name: "EN 301 549, \(rule.en301549.joined(separator: ", "))", address: standard)]
    let guidelines = rule.hig.map {
      [Reference(name: "Human Interface Guidelines, \($0)", address: page(of: $0))]
    }
    return criteria + clauses + (guidelines ?? [])
  }

  /// EN 301 549 V3.2.1.
  private static let standard =
    "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf"

  private static func page(of guideline: String) -> String {
    let words = guideline.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return "https://developer.apple.com/design/human-interface-guidelines/\(words)"
  }
}
