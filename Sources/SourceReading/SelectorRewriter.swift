import SwiftIfConfig
import SwiftSyntax

/// Turns `#selector(UIResponder.resignFirstResponder)` into a selector by name: there is no Objective-C here.
final class SelectorRewriter: ActiveSyntaxVisitor {
  private let source: SourceText

  init(_ source: SourceText, _ regions: ConfiguredRegions) {
    self.source = source
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let method = node.arguments.first?.expression else {
      return .visitChildren
    }
    let name = source.text(of: method).split(separator: "\n").joined()
    source.replace(node, with: "Selector(\"\(name.filter { $0 != "\"" && $0 != "\\" })\")")
    return .skipChildren
  }
}
