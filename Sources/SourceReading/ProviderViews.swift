import SwiftSyntax

/// The views of a `PreviewProvider`, as far as they can be told apart by reading.
struct ProviderViews {
  struct Member {
    var node: Syntax
    var expression: ExprSyntax?
  }

  /// One member where they cannot be told apart.
  let views: [Member]

  init(_ body: AccessorBlockSyntax) {
    guard case .getter(let statements) = body.accessors else {
      views = [Member(node: Syntax(body))]
      return
    }
    let members = Self.members(of: statements) ?? []
    views = members.isEmpty ? [Member(node: Syntax(body))] : members
  }

  /// The expressions of a builder, with those of its groups in their places; nil where something else decides what it
  /// shows.
  private static func members(of statements: CodeBlockItemListSyntax) -> [Member]? {
    var result: [Member] = []
    for statement in statements {
      switch statement.item {
      case .decl: continue
      case .expr(let expression):
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return nil }
        guard let added = members(of: expression) else { return nil }
        result += added
      case .stmt(let statement):
        guard let expression = statement.as(ReturnStmtSyntax.self)?.expression,
          let added = members(of: expression)
        else { return nil }
        result += added
      default: return nil
      }
    }
    return result
  }

  private static func members(of expression: ExprSyntax) -> [Member]? {
    guard let group = groupedStatements(expression) else {
      return [Member(node: Syntax(expression), expression: expression)]
    }
    return members(of: group)
  }

  private static func groupedStatements(_ expression: ExprSyntax?) -> CodeBlockItemListSyntax? {
    guard let call = expression?.as(FunctionCallExprSyntax.self), calledName(of: ExprSyntax(call)) == "Group"
    else { return nil }
    return call.trailingClosure?.statements
  }

  private static func calledName(of expression: ExprSyntax) -> String? {
    expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      .text
  }

  /// What a preview's modifiers say about its canvas.
  static func settings(of expression: ExprSyntax?) -> (name: String?, traits: [String]) {
    var name: String?
    var traits: [String] = []
    var rest = expression
    while let call = rest?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      switch member.declName.baseName.text {
      case "previewDisplayName":
        name =
          name ?? call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      case "previewInterfaceOrientation", "previewDevice", "previewLayout":
        traits += call.arguments.map(\.expression.trimmedDescription)
      default: break
      }
      rest = member.base
    }
    return (name, traits)
  }
}
