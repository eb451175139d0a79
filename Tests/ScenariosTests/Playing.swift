import SemanticTree
import SemanticUI
import VoiceOver

@testable import Scenarios

/// A scenario that a test writes, with the states that the catalogue's examples bind to.
enum TestScenario {
  static func read(
    screen: String, state: String = #""text": null, "flag": false, "number": 0, "list": []"#,
    _ more: String = ""
  ) throws -> Scenario {
    let json = #"{ "title": "Test", "state": { \#(state) }, "screen": \#(screen) \#(more) }"#
    return try ScenarioReader.read(Array(json.utf8), file: "test.json")
  }

  static func demo(_ name: String) throws -> Scenario {
    let file = "Scenarios/\(name).json"
    return try ScenarioReader.read(Array(Project.text(of: file).utf8), file: file)
  }
}

extension ScenarioHost {
  /// The present screen in the scenario's environment.
  func screen() throws -> Screen { try screen(in: scenario.environment) }

  /// The elements of the present screen that are not hidden.
  func elements() throws -> [Node] {
    try screen().root.subtree.filter { $0.isElement && !$0.isHidden }
  }

  func element(_ label: String) throws -> Node? { try elements().first { $0.label == label } }

  /// Activates the first element of that label.
  @discardableResult
  func activate(_ label: String) throws -> Bool {
    guard let node = try element(label) else { return false }
    return try perform(.activate(node.id))
  }
}
