import Testing

@testable import Catalogues

/// The search through a project.
@Suite struct ResourceSearchTests {
  @Test func foreignFoldersArePassedOver() {
    #expect(AppFixture.catalogue.colors["foreign"] == nil)
    #expect(!AppFixture.catalogue.problems.contains { $0.file.contains("Pods") })
  }

  @Test func folderThatIsMissing() {
    let catalogue = ResourceCatalogue(folders: [AppFixture.path + "/none"])
    #expect(catalogue.isEmpty)
    #expect(
      catalogue.problems.map(\.description) == ["none: there is no such folder; no resources of it are known"]
    )
  }

  @Test func theSearchIsBounded() {
    var search = ResourceSearch(entryLimit: 3)
    search.visit(folder: AppFixture.path)
    let messages = search.catalogue.problems.map(\.message)
    #expect(messages.filter { $0.contains("stops here, after 3 files") }.count == 1)
  }

  @Test func aCatalogueMayBeNamedItself() {
    let catalogue = ResourceCatalogue(folders: [AppFixture.path + "/Assets.xcassets"])
    #expect(catalogue.colors["brand"] == AppFixture.catalogue.colors["brand"])
    #expect(catalogue.strings.isEmpty)
  }

  @Test func theFirstOfTwoColorsIsTaken() throws {
    var catalogue = ResourceCatalogue()
    let known = try #require(AppFixture.catalogue.colors["brand"])
    var other = try #require(AppFixture.catalogue.colors["steps"])
    other.name = "brand"
    catalogue.add(known)
    catalogue.add(known)
    #expect(catalogue.ambiguities.isEmpty)
    catalogue.add(other)
    #expect(catalogue.colors["brand"] == known)
    #expect(catalogue.ambiguities["brand"]?.contains("the first found") == true)
  }

  @Test func sameFilesSameCatalogue() {
    #expect(ResourceCatalogue(folders: [AppFixture.path]) == AppFixture.catalogue)
  }
}
