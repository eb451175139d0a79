import SwiftSyntax

/// Says of a title that it is one.
enum AddHeaderTrait: Fix {
  static let rules: Set<String> = ["header-missing"]

  static func proposal(for fault: Fault) -> Proposal? {
    let chain = fault.chain
    guard chain.view?.name?.text == "Text", !chain.has("accessibilityAddTraits") else { return nil }
    return AddedModifier(text: ".accessibilityAddTraits(.isHeader)", chain: chain, source: fault.source)
      .proposal
  }
}
