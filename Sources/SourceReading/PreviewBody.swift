import SwiftSyntax

/// The closure of `#Preview`, made the body of a view: its `@Previewable` properties are those of the view.
struct PreviewBody {
  private let closure: ClosureExprSyntax
  private let source: SourceText

  init(_ closure: ClosureExprSyntax, of source: SourceText) {
    self.closure = closure
    self.source = source
  }

  /// Writes a view in place of the macro. Only line ends and the macro's own line get longer, so that places stay.
  ///
  /// - Parameters:
  ///   - start: where the macro begins.
  ///   - type: the name of the view.
  func rewrite(from start: AbsolutePosition, as type: String) {
    let body = "@MainActor var body: some SwiftUI.View {"
    let properties = previewableProperties
    source.replace(
      start, closure.leftBrace.endPositionBeforeTrailingTrivia,
      with: "struct \(type): SwiftUI.View {" + (properties.isEmpty ? " \(body)" : ""))
    for (attribute, _) in properties { source.blank(attribute) }
    if let last = properties.last?.statement { source.insert("; \(body)", at: last) }
    source.insert(" }", at: closure.endPositionBeforeTrailingTrivia)
  }

  /// The marks of the properties, each with the end of its statement.
  private var previewableProperties: [(attribute: AttributeSyntax, statement: AbsolutePosition)] {
    closure.statements.compactMap { statement in
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        let attribute = variable.attributes.named("Previewable")
      else { return nil }
      return (attribute, statement.endPositionBeforeTrailingTrivia)
    }
  }
}

extension SourceText {
  /// Takes a node out without moving what follows.
  func blank(_ node: some SyntaxProtocol) {
    blank(
      node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
