import SwiftSyntax

/// A call with everything that it is applied to, such as `Text("Hi").bold().glow()`.
struct AppliedCall {
  let call: FunctionCallExprSyntax
  /// Where the chain begins: `Text`, `content`, or the call's own name.
  let root: ExprSyntax

  init(_ call: FunctionCallExprSyntax) {
    self.call = call
    var root = ExprSyntax(call)
    while let inner = AppliedCall.before(root) { root = inner }
    self.root = root
  }

  private static func before(_ expression: ExprSyntax) -> ExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let member = expression.as(MemberAccessExprSyntax.self) { return member.base }
    if let part = expression.as(OptionalChainingExprSyntax.self) { return part.expression }
    if let part = expression.as(ForceUnwrapExprSyntax.self) { return part.expression }
    return nil
  }

  /// The call's name as reports tell it: `.glow`, `VStack`; nil for what has none.
  var name: String? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return ".\(member.declName.baseName.text)"
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private static let actions: Set<String> = ["Task", "DispatchQueue", "Timer", "Thread", "Binding"]

  /// True for a chain that begins by making a view, as far as reading tells: `Text("Hi")`.
  var makesView: Bool {
    guard let name = rootName, name.first?.isUppercase ?? false else { return false }
    return root.parent?.is(FunctionCallExprSyntax.self) ?? false && !AppliedCall.actions.contains(name)
  }

  /// True for what changes a view, as far as reading tells: it begins with a type's name, or is a statement of its own.
  var changesView: Bool { rootName?.first?.isUppercase ?? false || isStatement }

  private var isStatement: Bool {
    var node = Syntax(call)
    while let parent = node.parent,
      parent.is(FunctionCallExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.is(CodeBlockItemSyntax.self) ?? false
      || node.parent?.is(ReturnStmtSyntax.self) ?? false
  }

  var rootName: String? { root.as(DeclReferenceExprSyntax.self)?.baseName.text }

  /// True where it is what a function or property returns as a view, or a part of that beside others.
  var isShown: Bool {
    var node = Syntax(call).parent
    while let found = node {
      if found.is(ClosureExprSyntax.self) || found.is(LabeledExprSyntax.self) { return false }
      if found.is(FunctionDeclSyntax.self) || found.is(PatternBindingSyntax.self) {
        return DeclaredView.isOne(found)
      }
      node = found.parent
    }
    return false
  }
}

/// Functions and properties that return a view.
enum DeclaredView {
  static func isOne(_ node: Syntax) -> Bool {
    let result =
      node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    guard let text = result?.trimmedDescription else { return false }
    return text.hasPrefix("some ") || ["AnyView", "Text", "Image", "Body"].contains(text)
  }
}

extension Syntax {
  /// The function, initialiser or property around a place; nil outside.
  var enclosingDeclaration: Syntax? {
    var node = parent
    while let found = node {
      if found.is(FunctionDeclSyntax.self) || found.is(InitializerDeclSyntax.self) { return found }
      // A local value is part of what is around it.
      if found.is(PatternBindingSyntax.self), !found.isLocal { return found }
      if found.asProtocol(DeclGroupSyntax.self) != nil { return nil }
      node = found.parent
    }
    return nil
  }

  private var isLocal: Bool {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    return variable.parent?.is(CodeBlockItemSyntax.self) ?? false
      && variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == false
  }

  /// The type or extension around a place.
  var enclosingType: (any DeclGroupSyntax)? {
    var node = parent
    while let found = node {
      if let type = found.asProtocol(DeclGroupSyntax.self) { return type }
      node = found.parent
    }
    return nil
  }

  /// The call among whose arguments a place stands, the innermost.
  var enclosingCall: FunctionCallExprSyntax? {
    var node = self
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) != node {
        return call
      }
      if parent.asProtocol(DeclGroupSyntax.self) != nil { return nil }
      node = parent
    }
    return nil
  }
}
