import SourceMessages
import SwiftSyntax

/// Finds the code whose views are changed by a removal: rather too much of it than too little.
struct ScopeSearch {
  private let sources: [SourceText]
  private let index: NameIndex

  init(_ sources: [SourceText]) {
    self.sources = sources
    index = NameIndex(sources)
  }

  /// The removal with its call and its scope.
  func scoped(_ removal: SourceRemoval) -> SourceRemoval {
    var result = removal
    guard ![.importing, .preview].contains(removal.unit), let node = node(of: removal) else { return result }
    var reach = Reach()
    let call = note(removal.unit, node, removal.file, in: &reach)
    result.call = call.flatMap { AppliedCall($0).name }
    result.scope = reach.isOpen ? nil : reach.spans
    return result
  }

  /// What was found so far.
  private struct Reach {
    var spans: [FileSpan] = []
    var isOpen = false
    var names: Set<String> = []
    var users: Set<String> = []
  }

  // MARK: Units

  /// - Returns: the call that the part belongs to.
  private func note(
    _ unit: SourceRemoval.Unit, _ node: Syntax, _ file: Int, in reach: inout Reach
  ) -> FunctionCallExprSyntax? {
    switch unit {
    case .call, .argument:
      let call = node.as(FunctionCallExprSyntax.self) ?? node.enclosingCall
      if let call { note(AppliedCall(call), file, in: &reach) }
      return call
    case .statement: return noteSurroundings(of: node, file, in: &reach)
    case .declaration where node.enclosingDeclaration != nil:
      return noteSurroundings(of: node, file, in: &reach)
    case .body, .declaration:
      add(node.enclosingDeclaration ?? node, file, to: &reach)
      if let made = node.enclosingDeclaration, !DeclaredView.isOne(made) { noteUsers(of: made, in: &reach) }
    case .attribute, .inheritance:
      let declaration = node.attributed
      add(declaration, file, to: &reach)
      noteUsers(of: declaration, in: &reach)
    case .importing, .preview: break
    }
    return nil
  }

  /// What is around a statement: the call whose closure it stands in, or the function or property.
  private func noteSurroundings(
    of node: Syntax, _ file: Int, in reach: inout Reach
  ) -> FunctionCallExprSyntax? {
    var inner = node
    while let call = inner.enclosingCall {
      let chain = AppliedCall(call)
      if chain.makesView || chain.isShown {
        note(chain, file, in: &reach)
        noteHolders(of: call, file, in: &reach)
        // What a control does is told apart from what it shows.
        return node.isInLabel(of: call) ? nil : call
      }
      inner = Syntax(call)
    }
    guard let declaration = node.enclosingDeclaration else {
      add(node, file, to: &reach)
      return nil
    }
    add(declaration, file, to: &reach)
    if !DeclaredView.isOne(declaration) { noteUsers(of: declaration, in: &reach) }
    return nil
  }

  /// The views that take their words from what they hold, however deep in arrangements it lies: a control's label may
  /// be a stack.
  private func noteHolders(of call: FunctionCallExprSyntax, _ file: Int, in reach: inout Reach) {
    var inner = Syntax(call)
    while let outer = inner.enclosingCall {
      if let name = outer.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true, !Self.arrangements.contains(name)
      {
        note(AppliedCall(outer), file, in: &reach)
      }
      inner = Syntax(outer)
    }
  }

  /// Views that say nothing themselves of what they hold.
  private static let arrangements: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "Group",
    "List", "Form", "Section", "ScrollView", "ForEach", "NavigationStack", "NavigationView",
    "NavigationSplitView",
    "TabView", "Tab", "GeometryReader", "ScrollViewReader", "ViewThatFits",
  ]

  /// A chain with the views that are made elsewhere and changed by it.
  private func note(_ chain: AppliedCall, _ file: Int, in reach: inout Reach) {
    add(chain.root, to: chain.call, file, to: &reach)
    noteDeclarations(namedIn: Syntax(chain.call), in: &reach)
    if isHandedIn(chain) { noteGivers(of: chain, file, in: &reach) }
  }

  // MARK: Names

  /// What the names of a piece of code stand for is part of it.
  private func noteDeclarations(namedIn node: Syntax, in reach: inout Reach) {
    for name in NamesIn.node(node) where reach.names.insert(name).inserted {
      for place in index.declarations(of: name) {
        add(place.node, place.file, to: &reach)
        noteDeclarations(namedIn: place.node, in: &reach)
      }
    }
  }

  /// Whether a chain begins with something that the code around it was given.
  private func isHandedIn(_ chain: AppliedCall) -> Bool {
    guard let name = chain.rootName, !(name.first?.isUppercase ?? false) else { return false }
    if chain.call.calledExpression == chain.root { return true }
    return index.declarations(of: name == "self" ? chain.nameAfterRoot ?? name : name).isEmpty
  }

  /// The code that gives the function or type around a chain what the chain begins with.
  private func noteGivers(of chain: AppliedCall, _ file: Int, in reach: inout Reach) {
    let node = Syntax(chain.call)
    if chain.isOfClosure, let call = node.enclosingCall {
      note(AppliedCall(call), file, in: &reach)
    } else if let declaration = node.enclosingDeclaration {
      noteUsers(of: declaration, in: &reach)
    } else {
      reach.isOpen = true
    }
  }

  // MARK: Users

  /// The code that uses a declaration, or its type where SwiftUI calls it; any view where there is none.
  private func noteUsers(of declaration: Syntax, in reach: inout Reach) {
    let type = declaration.enclosingType.flatMap { DeclaredName.of(Syntax($0)) }
    let names = [DeclaredName.of(declaration), type].compactMap { $0 }
    let wanted = names.filter { !CommonNames.all.contains($0) }
    var isUsed = false
    for name in wanted {
      let uses = ([name, ".\(name)"].flatMap { index.uses[$0, default: []] })
        .filter { !$0.node.isInside(declaration) }
      isUsed = isUsed || !uses.isEmpty
      guard reach.users.insert(name).inserted else { continue }
      // What is handed to it is changed, and not what it has of its own.
      reach.names.insert(name)
      for use in uses { note(use, in: &reach) }
    }
    if !isUsed { reach.isOpen = true }
  }

  private func note(_ use: NameIndex.Place, in reach: inout Reach) {
    let name = use.node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if let chain = use.node.callOfIt.map(AppliedCall.init),
      index.views.contains(name) || chain.isModifier && (chain.makesView || chain.isShown)
    {
      return note(chain, use.file, in: &reach)
    }
    _ = noteSurroundings(of: use.node, use.file, in: &reach)
  }

  // MARK: Places

  private func add(_ node: Syntax, _ file: Int, to reach: inout Reach) {
    add(node, to: node, file, to: &reach)
  }

  private func add(
    _ first: some SyntaxProtocol, to last: some SyntaxProtocol, _ file: Int, to reach: inout Reach
  ) {
    let start = sources[file].placeInCopy(of: first.positionAfterSkippingLeadingTrivia)
    let end = sources[file].placeInCopy(of: last.endPositionBeforeTrailingTrivia)
    let span = FileSpan(
      file: file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    if !reach.spans.contains(span) { reach.spans.append(span) }
  }

  /// The largest node of what is left out; for a modifier its whole call.
  private func node(of removal: SourceRemoval) -> Syntax? {
    let position = AbsolutePosition(utf8Offset: max(removal.start, removal.end - 1))
    guard let token = sources[removal.file].tree.token(at: position) else { return nil }
    var node = Syntax(token)
    while let parent = node.parent, parent.isWithin(removal.start, removal.end) { node = parent }
    guard removal.unit == .call else { return node }
    while !node.is(FunctionCallExprSyntax.self), let parent = node.parent { node = parent }
    return node
  }
}
