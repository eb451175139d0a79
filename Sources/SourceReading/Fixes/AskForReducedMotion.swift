import SourceMessages
import SwiftSyntax

/// Leaves an animation out, or lets a view fade, when Reduce Motion is on.
enum AskForReducedMotion: Fix {
  static let rules: Set<String> = ["motion-no-alternative"]

  static func proposal(for fault: Fault) -> Proposal? {
    guard ["geometry", "transition", "loop"].contains(fault.finding.kind),
      let setting = MotionSetting(around: fault.call, in: fault.source),
      let edit = edit(fault.call, setting.name)
    else { return nil }
    return Proposal(
      summary: "ask for Reduce Motion before '\(fault.call.name?.text ?? "")'",
      edits: [edit] + (setting.declaration.map { [$0] } ?? []))
  }

  private static func edit(_ call: FunctionCallExprSyntax, _ setting: String) -> FileEdit? {
    let isTransition = call.name?.text == "transition"
    guard isTransition || ["withAnimation", "animation"].contains(call.name?.text) else { return nil }
    let otherwise = isTransition ? ".opacity" : "nil"
    if let value = call.arguments.first, value.label == nil {
      guard !value.expression.trimmedDescription.contains(setting),
        !value.expression.is(ClosureExprSyntax.self),
        !value.expression.is(NilLiteralExprSyntax.self)
      else { return nil }
      let start = value.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      return FileEdit(start: start, end: start, text: "\(setting) ? \(otherwise) : ")
    }
    guard call.name?.text == "withAnimation", call.arguments.isEmpty else { return nil }
    let end = call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
    let parentheses = call.rightParen?.endPositionBeforeTrailingTrivia.utf8Offset
    return FileEdit(start: end, end: parentheses ?? end, text: "(\(setting) ? nil : .default)")
  }
}

/// How a view knows of Reduce Motion.
private struct MotionSetting {
  let name: String
  /// The property to be added; nil where the view has one.
  let declaration: FileEdit?

  private static let key = "\\.accessibilityReduceMotion"
  private static let usualName = "reduceMotion"

  /// Nil where the call stands in no view, or the property's name is taken.
  init?(around call: FunctionCallExprSyntax, in source: SourceText) {
    guard let view = Self.view(around: call) else { return nil }
    let variables = view.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    if let known = variables.first(where: Self.asks),
      let name = known.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      self.name = name
      declaration = nil
      return
    }
    let isTaken = view.tokens(viewMode: .sourceAccurate).contains { $0.text == Self.usualName }
    guard !isTaken, let first = view.memberBlock.members.first else { return nil }
    name = Self.usualName
    let place = source.line(of: first.positionAfterSkippingLeadingTrivia)
    let indent = source.indent(ofLine: place.line)
    let line = "@Environment(\(Self.key)) private var \(Self.usualName)"
    let settings = variables.prefix { $0.attributes.named("Environment") != nil }
    if let last = settings.last {
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      declaration = FileEdit(start: end, end: end, text: "\(source.lineEnd)\(indent)\(line)")
    } else {
      let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      let gap = source.lineEnd + (Self.isStored(first.decl) ? "" : source.lineEnd)
      declaration = FileEdit(start: start, end: start, text: "\(line)\(gap)\(indent)")
    }
  }

  private static func asks(_ variable: VariableDeclSyntax) -> Bool {
    variable.attributes.named("Environment")?.arguments?.trimmedDescription == key
  }

  private static func isStored(_ declaration: DeclSyntax) -> Bool {
    declaration.as(VariableDeclSyntax.self)?.bindings.first.map { $0.accessorBlock == nil } ?? false
  }

  private static func view(around call: FunctionCallExprSyntax) -> StructDeclSyntax? {
    var node = call.parent
    while let present = node {
      if let found = present.as(StructDeclSyntax.self) {
        let names = found.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        return names.contains { $0.hasSuffix("View") || $0.hasSuffix("ViewModifier") } ? found : nil
      }
      if present.asProtocol(DeclGroupSyntax.self) != nil { return nil }
      // A static member has no view whose setting it could ask for.
      if let member = present.asProtocol(WithModifiersSyntax.self),
        member.modifiers.contains(where: { $0.name.text == "static" })
      {
        return nil
      }
      node = present.parent
    }
    return nil
  }
}
