import SwiftSyntax

/// Where the names of some files are declared and used, as far as reading tells: names are not told apart by type.
final class NameIndex {
  /// A piece of one of the files.
  struct Place {
    var file: Int
    var node: Syntax
  }

  fileprivate(set) var declarations: [String: [Place]] = [:]
  fileprivate(set) var uses: [String: [Place]] = [:]
  /// The types that are views.
  fileprivate(set) var views: Set<String> = []
  fileprivate(set) var types: Set<String> = []

  init(_ sources: [SourceText]) {
    for (file, source) in sources.enumerated() { NameCollector(file, self).walk(source.tree) }
  }

  /// What is declared under a name: extensions only of types that are declared here.
  func declarations(of name: String) -> [Place] {
    declarations[name, default: []].filter { !$0.node.is(ExtensionDeclSyntax.self) || types.contains(name) }
  }
}

/// Names whose declarations stand in nearly every type and are called by SwiftUI.
enum CommonNames {
  static let all: Set<String> = ["body", "makeBody", "previews", "init", "self", "Self"]
}

private final class NameCollector: SyntaxVisitor {
  private let file: Int
  private let index: NameIndex

  init(_ file: Int, _ index: NameIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  private func declare(_ name: String, _ node: some SyntaxProtocol) {
    if CommonNames.all.contains(name) { return }
    index.declarations[name, default: []].append(NameIndex.Place(file: file, node: Syntax(node)))
  }

  private func declareType(
    _ name: String, _ inheritance: InheritanceClauseSyntax?, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let inherited = (inheritance?.inheritedTypes ?? []).map(\.type.trimmedDescription)
    if inherited.contains(where: { ["View", "SwiftUI.View"].contains($0) }) { index.views.insert(name) }
    if !node.is(ExtensionDeclSyntax.self) { index.types.insert(name) }
    declare(name, node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.name.text, node.inheritanceClause, node)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.name.text, node.inheritanceClause, node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.name.text, node.inheritanceClause, node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declareType(node.extendedType.trimmedDescription, node.inheritanceClause, node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name.text, node)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.accessorBlock != nil || node.initializer != nil
    {
      declare(node.isStatic ? ".\(name)" : name, node)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    index.uses[node.indexedName, default: []].append(NameIndex.Place(file: file, node: Syntax(node)))
    return .visitChildren
  }
}

extension DeclReferenceExprSyntax {
  /// The name to look up: `.large` can only be a static member.
  var indexedName: String {
    let isImplicit = parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil && $0.declName == self }
    return isImplicit == true ? ".\(baseName.text)" : baseName.text
  }
}

extension PatternBindingSyntax {
  fileprivate var isStatic: Bool {
    let modifiers = parent?.parent?.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.tokenKind == .keyword(.static) } ?? false
  }
}
