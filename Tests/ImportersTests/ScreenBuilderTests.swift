import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

/// What VoiceOver makes of a dump's elements, whatever the format.
@Suite struct ScreenBuilderTests {
  private static let coverage = InputCoverage(
    format: "a dump", platform: .apple, given: [.label, .value, .traits, .identifier, .frame],
    derived: [.order])

  private func screen(_ roots: DumpElement..., carrying coverage: InputCoverage = Self.coverage) throws
    -> Screen
  {
    let tree = DumpTree(roots: roots, coverage: coverage)
    return try ScreenBuilder(.idb, tree, file: "x", options: DumpOptions()).screen().screen
  }

  private func element(
    _ role: DumpRole, _ label: String? = nil, _ children: DumpElement...,
    with change: (inout DumpElement) -> Void = { _ in }
  ) -> DumpElement {
    var element = DumpElement(role, at: .start)
    element.label = label
    element.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    element.children = children
    change(&element)
    return element
  }

  private func labels(_ screen: Screen) -> [String] {
    screen.root.subtree.filter { $0.isElement && !$0.isHidden }.map { $0.label ?? "-" }
  }

  @Test func aButtonIsOneStopWithItsText() throws {
    #expect(try labels(screen(element(.button, "Buy", element(.text, "Buy")))) == ["Buy"])
  }

  @Test func aControlInAnotherIsKept() throws {
    let screen = try screen(element(.button, "Row", element(.text, "Row"), element(.button, "Delete")))
    #expect(labels(screen) == ["Row", "Delete"])
  }

  @Test func aContainerWithWordsIsAGroupAndNoStop() throws {
    let screen = try screen(element(.other, "Filters", element(.button, "Vegan")))
    #expect(labels(screen) == ["Vegan"])
    #expect(screen.root.children[0].container == .semanticGroup)
  }

  @Test func theDumpsOwnWordDecides() throws {
    let screen = try screen(
      element(.cell, "Row", element(.text, "Row")) { $0.isElement = true },
      element(.button, "Passive") { $0.isElement = false })
    #expect(labels(screen) == ["Row"])
  }

  @Test(arguments: [
    (DumpElement.Checked.on, "1"), (.off, "0"), (.mixed, "2"),
  ])
  func switchesSayTheirState(checked: DumpElement.Checked, value: String) throws {
    let screen = try screen(element(.toggle, "Sound") { $0.checked = checked })
    #expect(screen.root.children[0].value == value)
    #expect(screen.root.children[0].traits.contains(.toggleButton))
  }

  @Test func theSystemsPartsAreLeftOutWithANote() throws {
    let screen = try screen(
      element(.window, nil, element(.keyboard, nil, element(.key, "q")), element(.text, "Hi")))
    #expect(labels(screen) == ["Hi"])
    #expect(screen.notes == ["the system's keyboard is left out"])
  }

  @Test func whatIsNotCarriedIsAbsent() throws {
    let screen = try screen(element(.button, "Buy"))
    let node = try #require(screen.root.children.first)
    #expect(node.origins[.hint] == .absent)
    #expect(node.origins[.label] == .given)
    #expect(node.origins[.frame] == .given)
    #expect(screen.coverage?.absent.contains(.look) == true)
  }

  @Test func anIdentityIsTheSameInAnotherState() throws {
    let closed = try screen(element(.other, nil, element(.button, "Sort") { $0.identifier = "sort" }))
    let open = try screen(
      element(
        .other, nil, element(.menuItem, "A to Z"), element(.button, "Sort, A") { $0.identifier = "sort" }))
    func id(_ screen: Screen) -> NodeID? { screen.root.subtree.first { $0.identifier == "sort" }?.id }
    #expect(id(closed) != nil)
    #expect(id(closed) == id(open))
  }

  @Test func aDisagreementOfOrderAndPlacesIsTold() throws {
    let screen = try screen(
      element(.text, "Below") { $0.frame = Rect(x: 0, y: 500, width: 100, height: 20) },
      element(.text, "Above") { $0.frame = Rect(x: 0, y: 100, width: 100, height: 20) })
    #expect(labels(screen) == ["Below", "Above"])
    #expect(screen.notes.contains { $0.contains("1 place") })
  }

  @Test func aDumpWithoutElementsIsRefused() {
    #expect(throws: Diagnostic.self) { try screen() }
  }
}
