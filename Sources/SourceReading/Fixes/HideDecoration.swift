import SwiftSyntax

/// Hides a picture that says what is read beside it, and a sign that only separates.
enum HideDecoration: Fix {
  static let rules: Set<String> = ["image-decorative-exposed"]

  static func proposal(for fault: Fault) -> Proposal? {
    let chain = fault.chain
    guard ["repeats", "separator"].contains(fault.finding.kind),
      ["Image", "Text"].contains(chain.view?.name?.text), !chain.has("accessibilityHidden")
    else { return nil }
    return AddedModifier(text: ".accessibilityHidden(true)", chain: chain, source: fault.source).proposal
  }
}
