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
  @Test(arguments: ComponentCatalogue.types.map(\.name))
  func everyComponentHasASmallAndAFullExample(name: String) throws {
    let type = try #require(ComponentCatalogue.types.first { $0.name == name })
    #expect(type.examples.count == 2)
    let nodes = try type.examples.map { try TestScenario.read(screen: $0).screen }
    let small = try #require(nodes.first)
    let full = try #require(nodes.last)
    #expect(type.properties.filter { $0.isRequired && !small.has($0) }.isEmpty)
    #expect(type.properties.allSatisfy { full.has($0) })
    #expect(nodes.allSatisfy { $0.type == name })
  }

  @Test(arguments: ComponentExample.all)
  func everyExampleIsShownOrRefused(example: ComponentExample) throws {
    let scenario = try TestScenario.read(screen: example.json)
    if example.component is any UnshownComponent.Type {
      let error = #expect(throws: ScenarioError.self) { try ScenarioHost(scenario) }
      let name = example.component.type.name
      #expect(error?.description.contains("'\(name)', which cannot be shown yet") == true)
      return
    }
    let screen = try ScenarioHost(scenario).screen()
    let sources = screen.root.subtree.dropFirst().filter(\.isElement).map(\.source?.file)
    #expect(sources.allSatisfy { $0 == "test.json" })
    #expect(screen.notes.isEmpty)
  }

  @Test func aComponentThatCannotBeShownIsLocated() throws {
    let node = ComponentNode(
      type: "toggle", source: SourceLocation(file: "a.json", line: 3, column: 5), jsonPath: JSONPath(),
      properties: Properties())
    let error = ScenarioError([
      Diagnostic(
        node, expected: "a component that can be shown", found: "'toggle', which cannot be shown yet")
    ])
    #expect(
      error.description
        == "a.json:3:5: error: expected a component that can be shown, found 'toggle', which cannot be shown yet"
    )
  }
}
