import SemanticTree

extension RuleInfo {
  /// What a screen that was written down elsewhere must tell for the rule to have a verdict.
  public var needs: Set<InputCoverage.Property> {
    var needs = reads.union([.label])
    if dependsOn.contains(.look) { needs.insert(.look) }
    if dependsOn.contains(.motion) { needs.insert(.motion) }
    if dependsOn.contains(.layout) { needs.insert(.frame) }
    if looksBack || comparesEnvironments { needs.insert(.changes) }
    return needs
  }

  /// Whether the rule is one of Apple's guidelines and of no standard that holds elsewhere.
  public var concernsAppleOnly: Bool { isApplesOwn || wcag.isEmpty && hig != nil }
}
