import SwiftSyntax

/// What has to be handed to a view's initialiser.
enum ViewNeeds {
  case nothing
  case arguments([String])

  /// Wrappers whose properties get their values from the surroundings.
  private static let supplied: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "GestureState",
    "FocusedValue", "FocusedBinding", "AppStorage", "SceneStorage",
  ]

  static func of(_ members: MemberBlockSyntax) -> ViewNeeds {
    let initializers = members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if !initializers.isEmpty {
      let required = initializers.map { initializer in
        initializer.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
          .map { ($0.secondName ?? $0.firstName).text }
      }
      let fewest = required.min { $0.count < $1.count } ?? []
      return fewest.isEmpty ? .nothing : .arguments(fewest)
    }
    let needed = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(neededNames)
    return needed.isEmpty ? .nothing : .arguments(needed)
  }

  private static func neededNames(of variable: VariableDeclSyntax) -> [String] {
    let modifiers = variable.modifiers.map(\.name.text)
    guard !modifiers.contains("static"), !modifiers.contains("lazy") else { return [] }
    let wrappers = variable.attributes.compactMap { element -> AttributeSyntax? in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
    let isSupplied = wrappers.contains {
      supplied.contains($0.attributeName.trimmedDescription) || $0.arguments != nil
    }
    if isSupplied { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.initializer == nil, binding.accessorBlock.map(isStored) ?? true else { return nil }
      let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
      let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
      if isVariable, isOptional, wrappers.allSatisfy({ $0.attributeName.trimmedDescription == "State" }) {
        return nil
      }
      return binding.pattern.trimmedDescription
    }
  }

  /// Observers make a property no less stored.
  private static func isStored(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
