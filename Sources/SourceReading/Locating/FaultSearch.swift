import SwiftSyntax

/// Finds the call that somebody has to change because of what a rule found.
struct FaultSearch {
  /// What the rule is called.
  let rule: String

  /// The modifier at fault, or the call itself.
  ///
  /// - Parameter call: what made the view, or a call that the rule itself names.
  func fault(at call: FunctionCallExprSyntax) -> FunctionCallExprSyntax {
    let names = FaultModifiers.names(for: rule)
    if let own = call.name?.text, names.contains(own) { return call }
    let chain = CallChain(around: call)
    // A call somewhere in a chain that makes no view, as a modifier that shows a sheet does, stands for itself.
    guard chain.view?.id == call.id else { return call }
    for name in names {
      if let modifier = chain.modifier(named: name) { return modifier }
    }
    return inside(of: call, names) ?? call
  }

  /// The one modifier of these names in what the view is made of: a button's words may have the colour.
  private func inside(of call: FunctionCallExprSyntax, _ names: [String]) -> FunctionCallExprSyntax? {
    let closures = call.additionalTrailingClosures.filter { $0.label.text == "label" }.map(\.closure)
    let label = closures.first ?? (call.argument("action") == nil ? nil : call.trailingClosure)
    guard let label, !names.isEmpty else { return nil }
    let search = NamedCalls(names)
    search.walk(label)
    return search.found.count == 1 ? search.found[0] : nil
  }
}

/// Collects calls by the names of what is called.
final class NamedCalls: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [FunctionCallExprSyntax] = []

  init(_ names: [String]) {
    self.names = Set(names)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name?.text, names.contains(name) { found.append(node) }
    return .visitChildren
  }
}
