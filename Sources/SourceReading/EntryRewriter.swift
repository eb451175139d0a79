import SwiftIfConfig
import SwiftSyntax

/// Writes out what `@Entry` stands for: a key with the default value, and a property that reads and sets it.
final class EntryRewriter: ActiveSyntaxVisitor {
  private let source: SourceText

  init(_ source: SourceText, _ regions: ConfiguredRegions) {
    self.source = source
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  /// The protocol of the keys for each container of values.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.named("Entry"), let container = container(of: node),
      let key = Self.keys[container], let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return .visitChildren }
    let keyName = "__Key_\(name.filter { $0 != "`" })"
    let modifiers =
      node.attributes.filter { $0.id != attribute.id }.map { source.text(of: $0) }
      + node.modifiers.map { source.text(of: $0) }
    let access = (modifiers + ["var"]).joined(separator: " ")
    let type = binding.typeAnnotation.map { source.text(of: $0.type) }
    let property =
      "\(access) \(name): \(type ?? "\(keyName).Value") { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }"
    if key == "FocusedValueKey" {
      let wrapped = type.map(Self.withoutOptional) ?? "Never"
      source.replace(node, with: "struct \(keyName): \(key) { typealias Value = \(wrapped) }; \(property)")
      return .skipChildren
    }
    let annotation = type.map { ": \($0)" } ?? ""
    let start = "struct \(keyName): \(key) { nonisolated(unsafe) static let defaultValue\(annotation) ="
    if let initializer = binding.initializer {
      source.replace(
        node.positionAfterSkippingLeadingTrivia, initializer.equal.endPositionBeforeTrailingTrivia,
        with: start)
      source.insert(" }; \(property)", at: node.endPositionBeforeTrailingTrivia)
    } else {
      source.replace(node, with: "\(start) nil }; \(property)")
    }
    return .skipChildren
  }

  private func container(of node: VariableDeclSyntax) -> String? {
    var parent = node.parent
    while let present = parent {
      if let extended = present.as(ExtensionDeclSyntax.self) {
        return source.text(of: extended.extendedType).split(separator: ".").last.map(String.init)
      }
      parent = present.parent
    }
    return nil
  }

  private static func withoutOptional(_ type: String) -> String {
    type.hasSuffix("?") ? String(type.dropLast()) : type
  }
}

extension AttributeListSyntax {
  /// The attribute of that name, with or without arguments.
  func named(_ name: String) -> AttributeSyntax? {
    for element in self {
      guard case .attribute(let attribute) = element else { continue }
      if attribute.attributeName.trimmedDescription == name { return attribute }
    }
    return nil
  }
}
