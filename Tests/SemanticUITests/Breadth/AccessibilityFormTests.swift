import SemanticTree
import Testing

@testable import SemanticUI

/// Older and newer forms of the accessibility modifiers do what the usual ones do.
@MainActor
struct AccessibilityFormTests {
  private func element<V: View>(_ view: V) throws -> Node {
    try #require(try RenderedView(view).elements.first)
  }

  @Test
  func legacyFormsAreTheirSuccessors() throws {
    let old = try element(
      Text("A").accessibility(label: Text("Name")).accessibility(value: Text("3"))
        .accessibility(hint: Text("Help")).accessibility(identifier: "id")
        .accessibility(addTraits: .isHeader).accessibility(removeTraits: .isStaticText)
        .accessibility(sortPriority: 2).accessibility(inputLabels: [Text("N")]))
    let new = try element(
      Text("A").accessibilityLabel("Name").accessibilityValue("3").accessibilityHint("Help")
        .accessibilityIdentifier("id").accessibilityAddTraits(.isHeader)
        .accessibilityRemoveTraits(.isStaticText).accessibilitySortPriority(2)
        .accessibilityInputLabels([Text("N")]))
    #expect(old.label == "Name")
    #expect(
      [old.label, old.value, old.hint, old.identifier] == [new.label, new.value, new.hint, new.identifier])
    #expect(old.traits == new.traits && old.sortPriority == 2 && old.inputLabels == new.inputLabels)
  }

  @Test
  func legacyHidingHides() throws {
    #expect(try element(Text("A").accessibility(hidden: true)).isHidden)
  }

  @Test(arguments: [true, false])
  func switchesTurnModifiersOff(_ isOn: Bool) throws {
    let node = try element(
      Text("A").accessibilityLabel("Name", isEnabled: isOn).accessibilityValue("3", isEnabled: isOn)
        .accessibilityHint("Help", isEnabled: isOn).accessibilityIdentifier("id", isEnabled: isOn)
        .accessibilityInputLabels(["N"], isEnabled: isOn))
    #expect(node.label == (isOn ? "Name" : "A"))
    #expect(node.value == (isOn ? "3" : nil))
    #expect(node.hint == (isOn ? "Help" : nil))
    #expect(node.identifier == (isOn ? "id" : nil))
    #expect(node.inputLabels == (isOn ? ["N"] : []))
  }

  @Test
  func helpIsAHintAndNoName() throws {
    let node = try element(
      Button {
      } label: {
        Image(systemName: "trash")
      }.help("Removes the file"))
    #expect(node.hint == "Removes the file")
    #expect(node.label != "Removes the file")
    let hinted = try element(Text("A").accessibilityHint("Given").help("Tooltip"))
    #expect(hinted.hint == "Given")
  }

  @Test
  func actionsUnderTheWordsOfAView() throws {
    let node = try element(Text("A").accessibilityAction(action: {}) { Text("Reply") })
    #expect(node.actions == [.custom("Reply")])
  }

  @Test
  func keyedContentIsReplacedFromOutside() throws {
    let key = AccessibilityCustomContentKey("Size")
    let node = try element(
      Text("A").accessibilityCustomContent(key, "1 MB")
        .accessibilityCustomContent(key, "2 MB", importance: .high))
    #expect(node.customContent == [CustomContent(label: "Size", value: "2 MB", importance: .high)])
  }

  @Test
  func relationsAreNoted() throws {
    let rendered = try RenderedView(Pairs())
    #expect(rendered.labels == ["Name", "Ada"])
    #expect(
      rendered.screen.notModelled.map(\.name).sorted() == [
        "accessibilityLabeledPair", "accessibilityLabeledPair", "accessibilityLinkedGroup",
      ])
  }

  @Test
  func directTouchIsATrait() throws {
    #expect(try element(Text("A").accessibilityDirectTouch()).traits.contains(.allowsDirectInteraction))
  }
}

private struct Pairs: View {
  @Namespace private var names

  var body: some View {
    VStack {
      Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: names)
      Text("Ada").accessibilityLabeledPair(role: .content, id: "name", in: names)
    }
    .accessibilityLinkedGroup(id: "group", in: names)
  }
}
