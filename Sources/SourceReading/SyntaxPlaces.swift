import SwiftSyntax

/// The names that a piece of code refers to.
enum NamesIn {
  static func node(_ node: Syntax) -> [String] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.indexedName)
      return .visitChildren
    }
  }
}

/// The name under which a declaration is used; nil for an initialiser, which its type's name calls.
enum DeclaredName {
  static func of(_ node: Syntax) -> String? {
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    if let binding = node.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    // What extends a type of SwiftUI's is used by its own name.
    if node.is(ExtensionDeclSyntax.self) { return nil }
    return node.asProtocol(NamedDeclSyntax.self)?.name.text
  }
}

extension Syntax {
  /// True where the node's own text lies in a range of bytes.
  func isWithin(_ start: Int, _ end: Int) -> Bool {
    positionAfterSkippingLeadingTrivia.utf8Offset >= start
      && endPositionBeforeTrailingTrivia.utf8Offset <= end
  }

  func isInside(_ other: Syntax) -> Bool {
    root == other.root && isWithin(other.position.utf8Offset, other.endPosition.utf8Offset)
  }

  /// True for a place in the closure of a call that is called its label.
  func isInLabel(of call: FunctionCallExprSyntax) -> Bool {
    var node = parent
    while let found = node, found != Syntax(call) {
      let label =
        found.as(MultipleTrailingClosureElementSyntax.self)?.label ?? found.as(LabeledExprSyntax.self)?.label
      if label?.text == "label" { return true }
      node = found.parent
    }
    return false
  }

  /// The declaration that an attribute or a list of protocols belongs to.
  var attributed: Syntax {
    var node = self
    while let parent = node.parent {
      if parent.asProtocol(DeclSyntaxProtocol.self) != nil { return parent }
      node = parent
    }
    return self
  }

  /// The call whose name this is: `Card` of `Card()`, `glow` of `text.glow()`.
  var callOfIt: FunctionCallExprSyntax? {
    let called = parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? self
    guard let call = called.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == called
    else { return nil }
    return call
  }
}

extension AppliedCall {
  /// True for a call that is applied to something: `text.glow()`.
  var isModifier: Bool { call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil }

  /// What follows the beginning: `title` of `self.title.bold()`.
  var nameAfterRoot: String? { root.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

  /// True where the chain begins with a parameter of the closure that it stands in.
  var isOfClosure: Bool {
    guard let name = rootName else { return false }
    var node = Syntax(call).parent
    while let found = node, found.asProtocol(DeclSyntaxProtocol.self) == nil {
      if let closure = found.as(ClosureExprSyntax.self) {
        return name.hasPrefix("$")
          || closure.signature?.parameterClause?.trimmedDescription.contains(name) ?? false
      }
      node = found.parent
    }
    return false
  }
}
