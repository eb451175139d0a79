import SourceMessages
import SwiftIfConfig
import SwiftSyntax

/// A preview with the expression that makes its view, to be written into its own file.
struct FoundPreview {
  var description: PreviewDescription
  /// A Swift expression of a `View`.
  var expression: String
  /// Where the preview stands, so that one that is taken out is not asked for.
  var range: Range<Int>
}

/// Finds what can be shown in a file, and turns `#Preview` into a view.
final class PreviewFinder: ActiveSyntaxVisitor {
  private let source: SourceText
  private let file: Int
  private var nesting: [String] = []
  private(set) var previews: [FoundPreview] = []
  private(set) var views: [FoundPreview] = []
  private(set) var needyViews: [String] = []
  private(set) var declarations: [TypeDeclaration] = []

  init(_ source: SourceText, file: Int, _ regions: ConfiguredRegions) {
    self.source = source
    self.file = file
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  // MARK: #Preview

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.macroName, node.arguments, node.trailingClosure)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.macroName, node.arguments, node.trailingClosure)
  }

  private func note(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ trailing: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview",
      let closure = trailing ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return .visitChildren }
    // A widget's preview shows entries of a timeline and no screen.
    guard !arguments.contains(where: { $0.label?.text == "as" }) else {
      source.blank(node)
      return .skipChildren
    }
    let type = "__Preview_\(file)_\(previews.count)"
    let place = source.line(of: node.positionAfterSkippingLeadingTrivia)
    declarations.append(TypeDeclaration(name: type, file: file, line: place.line, column: place.column))
    let title = arguments.first.flatMap {
      $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil
    }
    let traits = arguments.drop { $0.label?.text != "traits" }
      .prefix { $0.label?.text == "traits" || $0.label == nil }
      .filter { !$0.expression.is(ClosureExprSyntax.self) }.map { source.text(of: $0.expression) }
    PreviewBody(closure, of: source).rewrite(from: node.positionAfterSkippingLeadingTrivia, as: type)
    let end = node.endPositionBeforeTrailingTrivia
    if closure.endPositionBeforeTrailingTrivia < end {
      source.replace(closure.endPositionBeforeTrailingTrivia, end, with: "")
    }
    add(
      to: &previews, named: title?.representedLiteralValue ?? "Preview", .macro, at: node, traits: traits,
      expression: "\(type)()")
    return .skipChildren
  }

  /// Findings stand where the user's own lines are, whatever other file the source was generated from.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    source.blank(node)
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, node.inheritanceClause, node.memberBlock,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { nesting.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, node.inheritanceClause, node.memberBlock, isGeneric: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { nesting.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.text, node.inheritanceClause, node.memberBlock, isGeneric: true)
  }
  override func visitPost(_ node: EnumDeclSyntax) { nesting.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, source.text(of: node.extendedType), node.inheritanceClause, node.memberBlock, isGeneric: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { nesting.removeLast() }

  /// A type inside of a function can be named nowhere else.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(
    _ node: some SyntaxProtocol, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    nesting.append(name)
    if !node.is(ExtensionDeclSyntax.self) {
      let place = source.line(of: node.positionAfterSkippingLeadingTrivia)
      declarations.append(TypeDeclaration(name: name, file: file, line: place.line, column: place.column))
    }
    let inherited = (inheritance?.inheritedTypes ?? []).map {
      source.text(of: $0.type).split(separator: ".").last.map(String.init) ?? ""
    }
    let path = nesting.joined(separator: ".")
    if inherited.contains("PreviewProvider") {
      noteProvider(members, path)
    } else if inherited.contains("View"), !isGeneric {
      noteView(node, members, name, path)
    }
    return .visitChildren
  }

  /// The members of a provider's outermost group are previews of their own.
  private func noteProvider(_ members: MemberBlockSyntax, _ path: String) {
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "previews",
        let body = binding.accessorBlock
      else { continue }
      let shown = ProviderViews(body).views
      for (index, view) in shown.enumerated() {
        let settings = ProviderViews.settings(of: view.expression)
        let name = settings.name ?? path.split(separator: ".").last.map(String.init) ?? path
        let all = "\(path).previews"
        add(
          to: &previews, named: name, .provider, at: view.node, traits: settings.traits,
          expression: shown.count > 1 ? "_PreviewMember(\(index)) { \(all) }" : all)
      }
    }
  }

  private func noteView(
    _ node: some SyntaxProtocol, _ members: MemberBlockSyntax, _ name: String, _ path: String
  ) {
    switch ViewNeeds.of(members) {
    case .nothing: add(to: &views, named: name, .view, at: node, traits: [], expression: "\(path)()")
    case .arguments(let names): needyViews.append("\(name) (needs \(names.joined(separator: ", ")))")
    }
  }

  private func add(
    to list: inout [FoundPreview], named name: String, _ kind: PreviewDescription.Kind,
    at node: some SyntaxProtocol, traits: [String], expression: String
  ) {
    let place = source.line(of: node.positionAfterSkippingLeadingTrivia)
    let description = PreviewDescription(
      name: name, kind: kind, file: file, line: place.line, column: place.column, traits: traits)
    let range =
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    list.append(FoundPreview(description: description, expression: expression, range: range))
  }
}
