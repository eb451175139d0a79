import Foundation
import LocatedJSON
import Testing

@testable import Scenarios

@Suite struct ScenarioSchemaTests {
  private static let file = "Scenarios/scenario.schema.json"

  /// Set A11YSIM_RECORD=1 to write the schema anew; never where a pipeline judges.
  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["A11YSIM_RECORD"] == "1" && environment["CI"] == nil
  }

  @Test func checkedInSchemaIsTheCataloguesOwn() throws {
    let made = ScenarioSchema.json()
    if isRecording {
      try made.write(to: Project.root.appendingPathComponent(Self.file), atomically: true, encoding: .utf8)
    }
    let isSame = try Project.text(of: Self.file) == made
    #expect(isSame, "run the tests once with A11YSIM_RECORD=1 and check the change in")
  }

  @Test func schemaIsTheSameAtEveryCall() {
    #expect(ScenarioSchema.json() == ScenarioSchema.json())
  }

  @Test func schemaIsReadableByTheStrictReader() throws {
    let value = try JSONReader.read(Array(ScenarioSchema.json().utf8), file: "schema")
    let definitions = value.object?["$defs"]?.object
    for type in ComponentCatalogue.types {
      let own = definitions?["\(type.name)Component"]?.object
      let keys = own?["properties"]?.object?.members.map(\.key)
      #expect(keys == type.properties.map(\.name), "\(type.name)")
    }
  }

  @Test func everyReferenceHasItsDefinition() throws {
    let value = try JSONReader.read(Array(ScenarioSchema.json().utf8), file: "schema")
    let defined = Set(value.object?["$defs"]?.object?.members.map { "#/$defs/\($0.key)" } ?? [])
    let used = references(in: value)
    #expect(used.count > ComponentCatalogue.types.count)
    #expect(used.subtracting(defined).isEmpty)
    #expect(defined.subtracting(used).isEmpty)
  }

  private func references(in value: JSONValue) -> Set<String> {
    switch value.content {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .object(let object):
      object.members.reduce(into: Set([object["$ref"]?.string].compactMap { $0 })) {
        $0.formUnion(references(in: $1.value))
      }
    default: []
    }
  }
}
