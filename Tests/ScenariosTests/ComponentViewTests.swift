import SemanticTree
import Testing

@testable import Scenarios

/// An example of the catalogue.
struct ComponentExample: Sendable, CustomTestStringConvertible {
  var component: any ScenarioComponent.Type
  var json: String
  var testDescription: String { json }

  static let all = ComponentCatalogue.all.flatMap { component in
    component.type.examples.map { ComponentExample(component: component, json: $0) }
  }
}

@Suite @MainActor struct ComponentViewTests {
  /// An example beside something that can be found.
  private func scenario(_ example: String) throws -> Scenario {
    try TestScenario.read(
      screen: #"{ "type": "vstack", "children": [{ "type": "text", "text": "Beside" }, \#(example)] }"#)
  }

  @Test(arguments: ComponentCatalogue.types.map(\.name))
  func theExamplesHaveEveryKey(name: String) throws {
    let type = try #require(ComponentCatalogue.types.first { $0.name == name })
    #expect(type.examples.count >= 2)
    let nodes = try type.examples.map { try scenario($0).screen.children[1] }
    let small = try #require(nodes.first)
    #expect(type.properties.allSatisfy { !$0.isRequired || small.has($0) })
    #expect(type.properties.allSatisfy { property in nodes.contains { $0.has(property) } })
    #expect(nodes.allSatisfy { $0.type == name })
  }

  @Test(arguments: ComponentExample.all)
  func everyExampleIsShown(example: ComponentExample) throws {
    let scenario = try scenario(example.json)
    let host = try ScenarioHost(scenario)
    let screen = try host.screen()
    #expect(screen.notes.isEmpty)
    let own = host.screen.children[1].subtree
    for node in screen.root.subtree.filter(\.isElement) where node.label != "Beside" {
      #expect(own.contains { $0.owns(node.id) })
      #expect(own.contains { $0.node.source == node.source })
    }
  }
}
