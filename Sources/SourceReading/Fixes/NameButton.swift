import SwiftSyntax

/// Names a button that shows a sign and no words, where its code already says in a word what it does.
enum NameButton: Fix {
  static let rules: Set<String> = ["name-from-symbol", "label-missing"]

  static func proposal(for fault: Fault) -> Proposal? {
    let chain = fault.chain
    guard let button = chain.view, button.name?.text == "Button", !chain.has("accessibilityLabel"),
      button.arguments.allSatisfy({ $0.label?.text == "action" || $0.label?.text == "role" }),
      let name = help(chain) ?? ActionName(of: button)?.words
    else { return nil }
    return AddedModifier(text: ".accessibilityLabel(\"\(name)\")", chain: chain, source: fault.source)
      .proposal
  }

  /// What the author says the button does when a pointer rests on it.
  private static func help(_ chain: CallChain) -> String? {
    let argument = chain.modifier(named: "help")?.argument(nil)?.expression
    guard let literal = argument?.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote, literal.representedLiteralValue?.isEmpty == false
    else { return nil }
    return literal.segments.trimmedDescription
  }
}

/// The name of a function that is called for a verb.
private struct ActionName {
  let words: String

  /// Functions that say in a word what they do, with what a button is called that does so.
  private static let known = [
    "add": "Add", "cancel": "Cancel", "clear": "Clear", "close": "Close", "copy": "Copy", "delete": "Delete",
    "dismiss": "Close", "done": "Done", "download": "Download", "edit": "Edit", "paste": "Paste",
    "pause": "Pause",
    "play": "Play", "print": "Print", "redo": "Redo", "refresh": "Refresh", "reload": "Reload",
    "remove": "Remove", "rename": "Rename", "reply": "Reply", "retry": "Retry", "save": "Save",
    "search": "Search", "send": "Send", "share": "Share", "sort": "Sort", "stop": "Stop", "undo": "Undo",
  ]

  /// Nil where the button does something else than one call without arguments.
  init?(of button: FunctionCallExprSyntax) {
    guard let name = Self.function(of: button), let words = Self.known[name] else { return nil }
    self.words = words
  }

  private static func function(of button: FunctionCallExprSyntax) -> String? {
    if let action = button.argument("action")?.expression {
      guard let closure = action.as(ClosureExprSyntax.self) else { return lastName(of: action) }
      return onlyCall(of: closure)
    }
    return button.trailingClosure.flatMap(onlyCall)
  }

  private static func onlyCall(of closure: ClosureExprSyntax) -> String? {
    guard closure.signature == nil, closure.statements.count == 1,
      let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    return lastName(of: call.calledExpression)
  }

  private static func lastName(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
