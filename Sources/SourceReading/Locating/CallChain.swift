import SourceMessages
import SwiftSyntax

/// A view with the modifiers that are written behind it.
struct CallChain {
  /// The view itself: `Text("Hi")`, or a name or value that is modified.
  let root: ExprSyntax
  /// From the innermost to the outermost.
  let modifiers: [FunctionCallExprSyntax]

  /// The chain that a call is a part of.
  init(around call: FunctionCallExprSyntax) {
    var root = ExprSyntax(call)
    while let next = Self.base(of: root) { root = next }
    var modifiers: [FunctionCallExprSyntax] = []
    var outer = root
    while let member = outer.parent?.as(MemberAccessExprSyntax.self), member.base?.id == outer.id {
      if let modifier = member.parent?.as(FunctionCallExprSyntax.self),
        modifier.calledExpression.id == ExprSyntax(member).id
      {
        modifiers.append(modifier)
        outer = ExprSyntax(modifier)
      } else {
        outer = ExprSyntax(member)
      }
    }
    // A module's or type's name before a view, as in `SwiftUI.Text("Hi")` or `Color.red`, is a part of the view.
    if let first = modifiers.first, first.name?.text.first?.isUppercase ?? false {
      self.root = ExprSyntax(first)
      modifiers.removeFirst()
    } else {
      self.root = root
    }
    self.modifiers = modifiers
  }

  private static func base(of expression: ExprSyntax) -> ExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      return called.is(MemberAccessExprSyntax.self) ? base(of: called) : nil
    }
    return expression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The view, where a call makes it.
  var view: FunctionCallExprSyntax? { root.as(FunctionCallExprSyntax.self) }

  /// All of it.
  var whole: ExprSyntax { modifiers.last.map { ExprSyntax($0) } ?? root }

  /// The innermost modifier of a name, which is the one that counts for most of them.
  func modifier(named name: String) -> FunctionCallExprSyntax? { modifiers.first { $0.name?.text == name } }

  func has(_ name: String) -> Bool { modifier(named: name) != nil }
}

extension FunctionCallExprSyntax {
  /// The name of what is called: `Text`, `font`.
  var name: TokenSyntax? { Self.name(of: calledExpression) }

  private static func name(of called: ExprSyntax) -> TokenSyntax? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName }
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName }
    return called.as(GenericSpecializationExprSyntax.self).flatMap { name(of: $0.expression) }
  }

  /// The argument of a label; of none where the label is nil.
  func argument(_ label: String?) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }
}

extension SourceText {
  /// The call whose name, or whose opening parenthesis or brace, stands at a place of the file.
  func call(at offset: Int) -> FunctionCallExprSyntax? {
    guard offset >= 0, offset < tree.endPosition.utf8Offset,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    var node = token.parent
    while let present = node {
      if let call = present.as(FunctionCallExprSyntax.self) {
        let begins = [call.leftParen, call.trailingClosure?.leftBrace, call.name].contains {
          $0?.id == token.id
        }
        if begins { return call }
      }
      node = present.parent
    }
    return nil
  }

  /// Where the name of a call stands.
  func place(of call: FunctionCallExprSyntax) -> SourcePlace? {
    guard let name = call.name else { return nil }
    let place = line(of: name.positionAfterSkippingLeadingTrivia)
    return SourcePlace(line: place.line, column: place.column)
  }
}
