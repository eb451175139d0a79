import SwiftIfConfig
import SwiftSyntax

/// Turns `#available(iOS 26, *)` into a question that the running screen answers: the version of iOS is a part of its
/// environment, and every other system's clause says nothing about an iPhone.
final class AvailabilityRewriter: ActiveSyntaxVisitor {
  private let source: SourceText

  init(_ source: SourceText, _ regions: ConfiguredRegions) {
    self.source = source
    super.init(viewMode: .sourceAccurate, configuredRegions: regions)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let version = node.availabilityArguments.lazy.compactMap(Self.version).first
    let condition = version.map { "_isAvailable(iOS: \($0.major), \($0.minor))" } ?? "true"
    source.replace(node, with: isNegated ? "!\(condition)" : condition)
    return .skipChildren
  }

  private static func version(of argument: AvailabilityArgumentSyntax) -> (major: Int, minor: Int)? {
    guard case .availabilityVersionRestriction(let restriction) = argument.argument,
      ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
      let version = restriction.version, let major = Int(version.major.text)
    else { return nil }
    return (major, version.components.first.flatMap { Int($0.number.text) } ?? 0)
  }
}
