import SwiftSyntax

/// What a function, initialiser or computed property does.
struct Body {
  let name: String
  let start: AbsolutePosition
  let end: AbsolutePosition
  /// What it does when its own code is left out.
  let replacement: String

  init?(_ node: Syntax) {
    let result: String?
    let braces: Syntax
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
      name = "\(function.name.text)()"
      result = function.signature.returnClause?.type.trimmedDescription
      braces = Syntax(body)
    } else if let binding = node.as(PatternBindingSyntax.self), let block = binding.accessorBlock,
      case .getter = block.accessors
    {
      name = binding.pattern.trimmedDescription
      result = binding.typeAnnotation?.type.trimmedDescription
      braces = Syntax(block)
    } else {
      return nil
    }
    start = braces.positionAfterSkippingLeadingTrivia
    end = braces.endPositionBeforeTrailingTrivia
    replacement = Self.replacement(returning: result)
  }

  /// Whether a word stands in it, its braces included.
  func holds(_ token: TokenSyntax) -> Bool {
    token.position >= start && token.positionAfterSkippingLeadingTrivia < end
  }

  private static func replacement(returning type: String?) -> String {
    switch type {
    case nil, "Void", "()": "{}"
    case let type? where type.hasPrefix("some "): "{ EmptyView() }"
    default: "{ _leftOut() }"
    }
  }
}

/// What reports call a declaration.
enum DeclarationName {
  static func of(_ declaration: DeclSyntax) -> String {
    if let function = declaration.as(FunctionDeclSyntax.self) { return "\(function.name.text)()" }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? "variable"
    }
    if let found = declaration.as(ExtensionDeclSyntax.self) {
      return "extension \(found.extendedType.trimmedDescription)"
    }
    if declaration.is(InitializerDeclSyntax.self) { return "init" }
    if let named = declaration.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    return String(declaration.trimmedDescription.prefix(24))
  }
}

/// What reports call a statement.
enum StatementName {
  static func of(_ item: CodeBlockItemSyntax) -> String {
    let text = item.trimmedDescription
    let line = text.prefix { $0 != "\n" && $0 != "{" && $0 != "(" }
    let name = line.trimmingPrefix(while: \.isWhitespace).prefix(40)
    return name.isEmpty ? "statement" : String(name).trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
