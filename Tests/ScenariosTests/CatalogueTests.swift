import Testing

@testable import Scenarios

@Suite struct CatalogueTests {
  @Test func everyComponentFileIsRegistered() throws {
    let files = try Project.files(in: "Sources/Scenarios/Catalogue/Components", endingWith: "Component.swift")
    let registered = ComponentCatalogue.names.map { name in
      name.prefix(1).uppercased() + name.dropFirst() + "Component.swift"
    }
    #expect(files == registered.sorted())
  }

  @Test func everyValidatorFileIsRegistered() throws {
    let files = try Project.files(in: "Sources/Scenarios/Validation", endingWith: "Validator.swift")
    let registered = ScenarioValidators.all.map { "\($0).swift" }
    #expect(files.filter { $0 != "ScenarioValidator.swift" } == registered.sorted())
  }

  @Test(arguments: ComponentCatalogue.types.map(\.name))
  func keysAreUnambiguous(name: String) throws {
    let type = try #require(ComponentCatalogue.types.first { $0.name == name })
    let keys = [NodeKind.typeKey] + type.shape.properties.map(\.name)
    #expect(Set(keys).count == keys.count)
  }

  @Test(arguments: ComponentCatalogue.types.map(\.name))
  func everyKeyIsExplained(name: String) throws {
    let type = try #require(ComponentCatalogue.types.first { $0.name == name })
    #expect(type.summary.hasSuffix("."))
    for property in type.shape.properties {
      #expect(property.summary.hasSuffix("."), "\(name).\(property.name)")
    }
  }

  @Test func componentsOfTheFamiliesAreThere() {
    let wanted = [
      "filterChipGroup", "dropdown", "filterBar", "filterTag", "chip", "chipGroup", "chipToggle", "badge",
      "tag",
      "selectField", "segmentedControl", "element",
    ]
    #expect(Set(wanted).subtracting(ComponentCatalogue.names).isEmpty)
    #expect(Set(ComponentCatalogue.names).count == ComponentCatalogue.all.count)
  }
}
