import SourceMessages
import SwiftSyntax

/// A modifier that is written behind a call as its neighbours are: on a line of its own where they have one.
struct AddedModifier {
  let text: String
  let chain: CallChain
  let source: SourceText

  /// The edit that puts it behind an expression of the chain.
  func edit(behind expression: some ExprSyntaxProtocol) -> FileEdit {
    let position = expression.endPositionBeforeTrailingTrivia.utf8Offset
    let start = lineStart(behind: ExprSyntax(expression)).map { source.lineEnd + $0 } ?? ""
    return FileEdit(start: position, end: position, text: start + text)
  }

  /// Behind all that is written.
  var edit: FileEdit { edit(behind: chain.whole) }

  var proposal: Proposal { Proposal(summary: "add '\(text)'", edits: [edit]) }

  /// What a line of its own begins with; nil where the modifier goes on the line that is there.
  private func lineStart(behind expression: ExprSyntax) -> String? {
    let starts = chain.modifiers.compactMap(ownLine)
    if let start = starts.last { return start }
    let first = source.line(of: chain.root.positionAfterSkippingLeadingTrivia).line
    let last = source.line(of: expression.endPositionBeforeTrailingTrivia).line
    // Behind a brace that closes on a line of its own, modifiers stand below each other at the view's own indent.
    return first == last ? nil : source.indent(ofLine: first)
  }

  /// The indent of a modifier that begins its line.
  private func ownLine(_ modifier: FunctionCallExprSyntax) -> String? {
    guard let period = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.period else { return nil }
    let place = source.line(of: period.positionAfterSkippingLeadingTrivia)
    let indent = source.indent(ofLine: place.line)
    return indent.utf8.count == place.column - 1 ? indent : nil
  }
}
