import SourceMessages
import SwiftSyntax

/// Lets a text that loses its end have the lines it needs.
///
/// A higher limit may be too low again in a larger size or in another language; none is certain.
enum LiftLineLimit: Fix {
  static let rules: Set<String> = ["text-truncated-at-size"]

  static func proposal(for fault: Fault) -> Proposal? {
    let chain = fault.chain
    guard let limit = chain.modifier(named: "lineLimit"), limit.arguments.count == 1,
      let literal = limit.argument(nil)?.expression.as(IntegerLiteralExprSyntax.self),
      let member = limit.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return nil }
    // A comment between the two would be lost.
    let between = [base.trailingTrivia, member.period.leadingTrivia].flatMap { $0.pieces }
    guard between.allSatisfy(\.isWhitespace) else { return nil }
    let edit = FileEdit(
      start: base.endPositionBeforeTrailingTrivia.utf8Offset,
      end: limit.endPositionBeforeTrailingTrivia.utf8Offset, text: "")
    return Proposal(summary: "remove '.lineLimit(\(literal.trimmedDescription))'", edits: [edit])
  }
}
