import SwiftSyntax

/// Says of what is tapped that it is a button.
enum AddButtonTrait: Fix {
  static let rules: Set<String> = ["tap-without-trait"]

  static func proposal(for fault: Fault) -> Proposal? {
    let chain = fault.chain
    guard let gesture = chain.modifier(named: "onTapGesture"), isOneTap(gesture),
      !chain.has("accessibilityAddTraits")
    else { return nil }
    let text = ".accessibilityAddTraits(.isButton)"
    let added = AddedModifier(text: text, chain: chain, source: fault.source)
    return Proposal(summary: "add '\(text)'", edits: [added.edit(behind: gesture)])
  }

  private static func isOneTap(_ gesture: FunctionCallExprSyntax) -> Bool {
    guard let count = gesture.argument("count") else { return true }
    return count.expression.trimmedDescription == "1"
  }
}
