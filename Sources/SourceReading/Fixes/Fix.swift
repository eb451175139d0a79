import SourceMessages
import SwiftSyntax

/// A way to mend what some rules find by a small edit, only where it is certain that nothing else is meant.
protocol Fix: SendableMetatype {
  /// The rules whose findings it may mend.
  static var rules: Set<String> { get }

  /// - Returns: nil where it is not certain.
  static func proposal(for fault: Fault) -> Proposal?
}

/// Edits with what they do.
struct Proposal {
  /// As in `add '.accessibilityHidden(true)'`.
  let summary: String
  let edits: [FileEdit]
}

/// A finding at a call.
struct Fault {
  let finding: SourceFinding
  let call: FunctionCallExprSyntax
  let source: SourceText

  var chain: CallChain { CallChain(around: call) }
}

/// Every fix, in the order in which they are tried.
enum Fixes {
  static let all: [any Fix.Type] = [
    NameButton.self, AddButtonTrait.self, AskForReducedMotion.self, LiftLineLimit.self, UseTextStyle.self,
    AddHeaderTrait.self, HideDecoration.self,
  ]

  static func proposal(for fault: Fault) -> Proposal? {
    for fix in all where fix.rules.contains(fault.finding.rule) {
      if let proposal = fix.proposal(for: fault) { return proposal }
    }
    return nil
  }
}
