import SemanticTree

/// Which rules can be asked of a screen that was written down elsewhere, and which cannot, with the reason.
struct RulePlan {
  private(set) var asked: [any Rule.Type] = []
  /// The rules without a verdict, by what they lack first.
  private var lacking: [InputCoverage.Property: [String]] = [:]
  private var foreign: [String] = []
  private let coverage: InputCoverage

  /// - Parameter hasPixels: whether there is a picture of the screen.
  init(_ rules: [any Rule.Type], for coverage: InputCoverage, hasPixels: Bool = false) {
    self.coverage = coverage
    for rule in rules {
      var needs = rule.info.needs
      if hasPixels, rule.info.readsPixels { needs.remove(.look) }
      if rule.info.concernsAppleOnly, !coverage.platform.isApple {
        foreign.append(rule.info.id)
      } else if let missing = RulePlan.remedied(coverage.absent.filter(needs.contains)) {
        lacking[missing, default: []].append(rule.info.id)
      } else {
        asked.append(rule)
      }
    }
  }

  /// How many rules answer that they could not look.
  var unmeasuredCount: Int { lacking.values.reduce(0) { $0 + $1.count } }

  /// Of several things that are missing the one that is hardest to come by.
  private static func remedied(_ missing: [InputCoverage.Property]) -> InputCoverage.Property? {
    missing.last
  }

  /// What is not measured for want of what the input does not carry, and what would add it.
  var gaps: [NotModelled] {
    let missing = InputCoverage.Property.allCases.compactMap { property in
      lacking[property].map { ids in
        NotModelled(
          name: property.name, source: nil,
          consequence:
            "not in \(coverage.format), so \(RulePlan.listed(ids)) not measured; \(property.remedy)")
      }
    }
    if foreign.isEmpty { return missing }
    let note = NotModelled(
      name: "Apple's own guidelines on another platform", source: nil,
      consequence: "\(RulePlan.listed(foreign)) not asked; the words are VoiceOver's, as an estimate")
    return missing + [note]
  }

  private static func listed(_ ids: [String]) -> String {
    let shown = ids.prefix(4).joined(separator: ", ")
    let rest = ids.count > 4 ? " and \(ids.count - 4) more" : ""
    return "\(shown)\(rest) \(ids.count == 1 ? "is" : "are")"
  }
}

extension InputCoverage.Property {
  /// What a richer input would be.
  fileprivate var remedy: String {
    switch self {
    case .look:
      "a picture of the same moment adds contrast ('--screenshot FILE.png'), SwiftUI source adds all"
    case .motion: "only SwiftUI source or a scenario tells it"
    case .changes: "name the dumps of several states in their order, or audit SwiftUI source"
    case .traits: "a dump with traits or types adds them: the page source of a recent Appium, idb or AXe"
    case .hint: "AccessibilitySnapshot, idb and AXe write hints down"
    case .actions: "AccessibilitySnapshot, idb, AXe and Appium's includeCustomActionsInPageSource add them"
    default: "AccessibilitySnapshot JSON carries it"
    }
  }
}
