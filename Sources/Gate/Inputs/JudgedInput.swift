import Auditor
import Scenarios
import SemanticTree

/// What the audit of one input came to, before the project's configuration and baseline are asked.
public struct JudgedInput: Hashable, Codable, Sendable {
  public var input: AuditedInput
  public var findings: [Finding]
  /// What the input's author lives with.
  public var allowances: [Allowance]
  /// Which lines the input's parts take.
  public var lines: InputLines

  public init(
    _ input: AuditedInput, findings: [Finding] = [], allowances: [Allowance] = [],
    lines: InputLines = InputLines()
  ) {
    self.input = input
    self.findings = findings
    self.allowances = allowances
    self.lines = lines
  }
}

/// Which lines of its file the parts of an input take.
public struct InputLines: Hashable, Codable, Sendable {
  /// A component with its lines.
  struct Component: Hashable, Codable, Sendable {
    var source: SourceLocation
    var lastLine: Int
  }

  private var screen: Component?
  private var components: [Component]

  /// An input of which nothing is known: whatever is changed in its file concerns all of it.
  public init() { components = [] }

  init(of scenario: Scenario) {
    func component(_ node: ComponentNode) -> Component {
      Component(source: node.source, lastLine: node.lastLine)
    }
    screen = component(scenario.screen)
    components = scenario.screen.subtree.map(component)
  }

  /// Whether a change concerns what stands at a place: it touches its component, or something of the file that is not
  /// the screen and so concerns all of it.
  func isConcerned(_ source: SourceLocation?, by changes: ChangedLines, in path: String) -> Bool {
    guard let screen else { return changes.touch(1...Int.max, of: path) }
    if changes.touchOutside(screen.source.line...screen.lastLine, of: path) { return true }
    guard let source else { return changes.touch(1...Int.max, of: path) }
    guard let component = components.first(where: { $0.source == source }) else {
      return changes.touch(1...Int.max, of: path)
        || changes.touch(source.line...source.line, of: source.file)
    }
    return changes.touch(component.source.line...component.lastLine, of: path)
  }
}
