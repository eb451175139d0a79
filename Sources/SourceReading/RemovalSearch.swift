import SourceMessages
import SwiftSyntax

/// Finds what to leave out so that an error goes away: the smallest unit around its place that can be missed.
struct RemovalSearch {
  private let source: SourceText
  private let file: Int
  private let previews: [FoundPreview]
  private let lineCount: Int

  /// - Parameter previews: those that the end of the copy names, in that order.
  init(_ source: SourceText, file: Int, previews: [FoundPreview]) {
    self.source = source
    self.file = file
    self.previews = previews
    lineCount = source.line(of: source.tree.endPosition).line
  }

  func removal(for error: CompilerMessage) -> SourceRemoval? {
    if error.line > lineCount { return preview(for: error) }
    guard let offset = source.offset(ofCopyLine: error.line, column: error.column),
      let token = token(at: offset)
    else { return nil }
    var node = Syntax(token)
    while let parent = node.parent {
      if let found = unit(parent, around: token, for: error) { return found }
      node = parent
    }
    return nil
  }

  private func token(at offset: Int) -> TokenSyntax? {
    let position = AbsolutePosition(utf8Offset: offset)
    guard let token = source.tree.token(at: position) else { return nil }
    // A place between two tokens is that of the next.
    return token.endPositionBeforeTrailingTrivia <= position
      ? token.nextToken(viewMode: .sourceAccurate) ?? token : token
  }

  // MARK: Units

  private func unit(_ node: Syntax, around token: TokenSyntax, for error: CompilerMessage) -> SourceRemoval? {
    if let found = node.as(ImportDeclSyntax.self) {
      return removal(.importing, "import \(found.path.trimmedDescription)", found, error)
    }
    if let found = node.as(AttributeSyntax.self) {
      return removal(.attribute, "@\(found.attributeName.trimmedDescription)", found, error)
    }
    if let found = node.as(InheritedTypeSyntax.self) { return inheritance(found, error) }
    if let found = node.as(LabeledExprSyntax.self), error.text.hasPrefix("extra argument") {
      return argument(found, error)
    }
    if let found = node.as(FunctionCallExprSyntax.self) { return modifier(found, around: token, error) }
    if let found = node.as(CodeBlockItemSyntax.self) { return statement(found, error) }
    if let body = Body(node), body.holds(token) { return self.body(body, error) }
    if let found = node.as(MemberBlockItemSyntax.self) {
      return conformance(in: found.decl, error)
        ?? removal(.declaration, DeclarationName.of(found.decl), found, error)
    }
    return nil
  }

  /// `.glow(radius: 3)`, where something in it is not known, and not in what it changes.
  private func modifier(
    _ call: FunctionCallExprSyntax, around token: TokenSyntax, _ error: CompilerMessage
  ) -> SourceRemoval? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      token.position >= base.endPosition
        || token.positionAfterSkippingLeadingTrivia >= member.period.position,
      AppliedCall(call).changesView
    else { return nil }
    return removal(
      .call, ".\(member.declName.baseName.text)", from: base.endPositionBeforeTrailingTrivia,
      to: call.endPositionBeforeTrailingTrivia, at: member.declName.positionAfterSkippingLeadingTrivia, error)
  }

  private func statement(_ item: CodeBlockItemSyntax, _ error: CompilerMessage) -> SourceRemoval? {
    if case .decl(let declaration) = item.item {
      if let found = conformance(in: declaration, error) { return found }
      return removal(.declaration, DeclarationName.of(declaration), item, error)
    }
    // A case may not be empty.
    let isOnly = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let isOfCase = item.parent?.parent?.is(SwitchCaseSyntax.self) ?? false
    return removal(
      .statement, StatementName.of(item), item, error, leaving: isOnly && isOfCase ? "EmptyView()" : "")
  }

  private func argument(_ argument: LabeledExprSyntax, _ error: CompilerMessage) -> SourceRemoval? {
    var start = argument.positionAfterSkippingLeadingTrivia
    let end = argument.endPositionBeforeTrailingTrivia
    // The last argument takes the comma before it along.
    if argument.trailingComma == nil, let before = argument.previousToken(viewMode: .sourceAccurate),
      before.tokenKind == .comma
    {
      start = before.positionAfterSkippingLeadingTrivia
    }
    let label = argument.label.map { "\($0.text):" } ?? argument.trimmedDescription
    let call = Syntax(argument).enclosingCall.flatMap { AppliedCall($0).name }
    return removal(
      .argument, call.map { "\($0)(\(label))" } ?? label, from: start, to: end,
      at: argument.positionAfterSkippingLeadingTrivia, error)
  }

  private func inheritance(_ type: InheritedTypeSyntax, _ error: CompilerMessage) -> SourceRemoval? {
    guard let clause = type.parent?.parent?.as(InheritanceClauseSyntax.self) else { return nil }
    let name = type.type.trimmedDescription
    if clause.inheritedTypes.count == 1 { return removal(.inheritance, name, clause, error) }
    var start = type.positionAfterSkippingLeadingTrivia
    if type.trailingComma == nil, let comma = type.previousToken(viewMode: .sourceAccurate) {
      start = comma.positionAfterSkippingLeadingTrivia
    }
    return removal(
      .inheritance, name, from: start, to: type.endPositionBeforeTrailingTrivia,
      at: type.positionAfterSkippingLeadingTrivia, error)
  }

  /// A protocol whose demands are not met is left out before the whole type is.
  private func conformance(in declaration: DeclSyntax, _ error: CompilerMessage) -> SourceRemoval? {
    guard let match = error.text.firstMatch(of: /does not conform to protocol '(.+?)'/),
      let clause = declaration.asProtocol(DeclGroupSyntax.self)?.inheritanceClause,
      let type = clause.inheritedTypes.first(where: {
        $0.type.trimmedDescription.split(separator: ".").last.map(String.init) == String(match.1)
      })
    else { return nil }
    return inheritance(type, error)
  }

  private func body(_ body: Body, _ error: CompilerMessage) -> SourceRemoval? {
    removal(
      .body, body.name, from: body.start, to: body.end, at: body.start, error, leaving: body.replacement)
  }

  /// The end of the copy names previews one a line, after two lines of its own.
  private func preview(for error: CompilerMessage) -> SourceRemoval? {
    let index = error.line - lineCount - EntryText.linesBeforePreviews
    guard previews.indices.contains(index) else { return nil }
    let description = previews[index].description
    return SourceRemoval(
      unit: .preview, name: description.name, reason: error.text, file: file, line: description.line,
      column: description.column, start: previews[index].range.lowerBound,
      end: previews[index].range.upperBound)
  }

  // MARK: Making removals

  private func removal(
    _ unit: SourceRemoval.Unit, _ name: String, _ node: some SyntaxProtocol, _ error: CompilerMessage,
    leaving replacement: String = ""
  ) -> SourceRemoval {
    removal(
      unit, name, from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia,
      at: node.positionAfterSkippingLeadingTrivia, error, leaving: replacement)
  }

  private func removal(
    _ unit: SourceRemoval.Unit, _ name: String, from start: AbsolutePosition, to end: AbsolutePosition,
    at place: AbsolutePosition, _ error: CompilerMessage, leaving replacement: String = ""
  ) -> SourceRemoval {
    let (line, column) = source.line(of: place)
    return SourceRemoval(
      unit: unit, name: name, reason: error.text, file: file, line: line, column: column,
      start: start.utf8Offset, end: end.utf8Offset, replacement: replacement)
  }
}
