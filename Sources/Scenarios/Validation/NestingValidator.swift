import LocatedJSON

/// Components do not stand in each other deeper than rendering can follow.
///
/// Rendering is recursive. With every modifier at each level, 127 components in each other take more than 7 MiB of
/// stack in a debug build, of the 8 MiB that a main thread has. And Foundation writes JSON no deeper than 512 lists
/// and objects, of which a component may take ten.
enum NestingValidator: ScenarioValidator {
  /// How many components may stand in each other, the screen's own counted.
  static let limit = 48

  static func problems(in draft: ScenarioDraft) -> [Diagnostic] {
    tooDeep(draft.scenario.screen, at: 1).map {
      draft.problem(
        JSONPlace($0), expected: "at most \(limit) components in each other", found: "one more",
        suggestion: "take out containers that hold a single component")
    }
  }

  /// The components just beyond the limit.
  private static func tooDeep(_ node: ComponentNode, at depth: Int) -> [ComponentNode] {
    depth > limit ? [node] : node.children.flatMap { tooDeep($0, at: depth + 1) }
  }
}
