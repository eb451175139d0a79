import SourceMessages
import SwiftSyntax

/// Puts the text style in place of a size of points that is its own, so that the text grows as people set it.
enum UseTextStyle: Fix {
  static let rules: Set<String> = ["text-fixed-size"]

  static func proposal(for fault: Fault) -> Proposal? {
    guard let font = fault.chain.modifier(named: "font"), font.arguments.count == 1,
      let call = font.argument(nil)?.expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      [nil, "Font"].contains(member.base?.trimmedDescription)
    else { return nil }
    switch member.declName.baseName.text {
    case "system": return style(call, member)
    case "custom": return scaled(call)
    default: return nil
    }
  }

  /// The styles by their sizes at the standard type size, from Apple's table of type sizes for iOS. 17 points are
  /// also those of `headline`, which is semibold.
  private static let styles = [
    "34": "largeTitle", "28": "title", "22": "title2", "20": "title3", "17": "body", "16": "callout",
    "15": "subheadline", "13": "footnote", "12": "caption", "11": "caption2",
  ]

  private static func style(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) -> Proposal? {
    guard let size = call.argument("size")?.expression.trimmedDescription, let style = styles[size],
      call.arguments.allSatisfy({ ["size", "weight", "design"].contains($0.label?.text) })
    else { return nil }
    let prefix = member.base.map { $0.trimmedDescription } ?? ""
    var text = "\(prefix).\(style)"
    if let design = call.argument("design")?.expression.trimmedDescription {
      text = "\(prefix).system(.\(style), design: \(design))"
    }
    if let weight = call.argument("weight")?.expression.trimmedDescription { text += ".weight(\(weight))" }
    return Proposal(
      summary: "use '\(text)' in place of \(size) points",
      edits: [
        FileEdit(
          start: call.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: call.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
      ])
  }

  /// A font of its own grows with the body text where its size is not called fixed.
  private static func scaled(_ call: FunctionCallExprSyntax) -> Proposal? {
    guard let label = call.argument("fixedSize")?.label else { return nil }
    return Proposal(
      summary: "use 'size:', which grows, in place of 'fixedSize:'",
      edits: [
        FileEdit(
          start: label.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: label.endPositionBeforeTrailingTrivia.utf8Offset, text: "size")
      ])
  }
}
