import LocatedJSON
import SemanticTree

/// Writes a screen that another tool wrote down as a scenario that people can go on with: each element stands on paper,
/// at its place and with its words.
public enum ScreenScenario {
  /// The scenario as JSON.
  ///
  /// - Parameters:
  ///   - stops: the elements in reading order.
  ///   - summary: where the screen comes from.
  public static func json(of screen: Screen, stops: [Node], title: String, summary: String) -> String {
    var row = 0.0
    let elements = stops.map { node in
      defer { row += rowHeight }
      return element(node, at: node.origins[.frame] == .absent ? row : nil, width: screen.environment.width)
    }
    let document = JSONDraft.object([
      ("title", .string(title)), ("description", .string(summary)),
      ("environment", environment(screen.environment)),
      (
        "screen",
        .object([
          ("type", .string("zstack")), ("ignoresSafeArea", .raw("true")), ("children", .list(elements)),
        ])
      ),
    ])
    return document.block(JSONLayout(Array("{\n  \"a\": 1\n}\n".utf8)), indent: "") + "\n"
  }

  /// What has no place gets a row of this height, in points.
  private static let rowHeight = 44.0

  private static func environment(_ environment: ScreenEnvironment) -> JSONDraft {
    .object([
      ("width", .raw(NumberText.of(environment.width))), ("height", .raw(NumberText.of(environment.height))),
      ("locale", .string(environment.locale)),
    ])
  }

  private static func element(_ node: Node, at row: Double?, width: Double) -> JSONDraft {
    let frame = row.map { Rect(x: 0, y: $0, width: width, height: rowHeight) } ?? node.frame
    let sides = [
      ("x", frame.x), ("y", frame.y), ("width", max(frame.width, 0)), ("height", max(frame.height, 0)),
    ]
    return .object([
      ("type", .string("element")),
      ("place", .object(sides.map { (key: $0.0, value: .raw(NumberText.of($0.1))) })),
      ("isExposedAs", exposure(node)),
    ])
  }

  private static func exposure(_ node: Node) -> JSONDraft {
    var members: [(key: String, value: JSONDraft)] = []
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key, .string(text))) }
    }
    add("label", node.label.map(escaped))
    add("value", node.value.map(escaped))
    add("hint", node.hint.map(escaped))
    let traits = node.traits.subtracting([.selected, .notEnabled]).names
    if !traits.isEmpty { members.append(("traits", .list(traits.map { .string($0) }))) }
    add("identifier", node.identifier)
    if node.traits.contains(.selected) { members.append(("selected", .raw("true"))) }
    if node.traits.contains(.notEnabled) { members.append(("disabled", .raw("true"))) }
    if let level = node.headingLevel { members.append(("headingLevel", .raw("\(level)"))) }
    add("expanded", node.expanded?.rawValue)
    let names = node.actions.compactMap { action in
      if case .custom(let name) = action { JSONDraft.string(name) } else { nil }
    }
    if !names.isEmpty { members.append(("actionNames", .list(names))) }
    add("language", node.language)
    return .object(members)
  }

  /// Braces hold expressions in a scenario's texts.
  private static func escaped(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
