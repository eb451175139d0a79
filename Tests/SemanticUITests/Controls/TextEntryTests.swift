import SemanticTree
import Testing

@testable import SemanticUI

private struct Form1: View {
  @State var name = ""
  @State var log = "start"
  var isDisabled = false

  var body: some View {
    VStack {
      TextField("Name", text: $name).disabled(isDisabled).onSubmit { log = "sent \(name)" }
      Text(log)
    }
  }
}

private struct Secret: View {
  @State var text = ""
  var body: some View { SecureField("Password", text: $text) }
}

private struct Amount: View {
  @State var amount = 5

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      Text("is \(amount)")
    }
  }
}

private struct Note: View {
  @State var text = "One"
  var body: some View { TextEditor(text: $text) }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    VStack(spacing: 0) {
      configuration
      Divider()
    }
  }
}

@MainActor @Suite struct TextEntryTests {
  @Test(arguments: modelledSystems)
  func plainFieldsHaveTheirMeasuredHeights(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: .constant("secret"))
      }
    }
    let heights = try harness.elements().map(\.frame.height)
    for (height, expected) in zip(heights, [22, 22, 21, 20.33]) { #expect(abs(height - expected) < 0.02) }
    #expect(heights.count == 4)
  }

  @Test(arguments: modelledSystems)
  func aRoundedBorderIs34High(system: SystemVersion) throws {
    let harness = try ControlHarness(system: system) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).border(.red)
    }
    let screen = try harness.screen()
    let box = screen.drawing.compactMap { item -> Rect? in
      if case .fill(let shape) = item { return shape.outline.bounds }
      return nil
    }
    #expect(box.first?.height == 34)
  }

  @Test func theTitleIsTheValueUntilThereAreWords() throws {
    let harness = try ControlHarness { Form1() }
    var node = try harness.element(.textEntry)
    #expect(node.label == nil && node.value == "Name" && node.traits == .textEntry)
    try harness.perform(.insertText("Ada"), on: node)
    node = try harness.element(.textEntry)
    #expect(node.value == "Ada")
  }

  @Test func aPromptLeavesTheTitleToTheLabel() throws {
    let harness = try ControlHarness {
      TextField("Name", text: .constant(""), prompt: Text("First and last"))
    }
    let node = try harness.element(.textEntry)
    #expect(node.label == "Name" && node.value == "First and last")
  }

  @Test func activationBeginsEditing() throws {
    let harness = try ControlHarness {
      VStack {
        Form1()
        Secret()
      }
    }
    let fields = try harness.elements().filter { $0.traits.contains(.textEntry) }
    try harness.activate(fields[0])
    #expect(try harness.element(.isEditing).id == fields[0].id)
    // One field at a time has the keyboard.
    try harness.activate(fields[1])
    #expect(try harness.element(.isEditing).id == fields[1].id)
    try harness.perform(.focus(false), on: fields[1])
    #expect(try !harness.elements().contains { $0.traits.contains(.isEditing) })
  }

  @Test func typingDeletingAndSubmitting() throws {
    let harness = try ControlHarness { Form1() }
    let node = try harness.element(.textEntry)
    for letter in ["A", "d", "e\u{301}"] {
      try harness.perform(.insertText(letter), on: node)
      _ = try harness.screen()
    }
    #expect(try harness.element(.textEntry).value == "Ade\u{301}")
    // What a reader takes for one letter goes as one.
    try harness.perform(.deleteBackward, on: node)
    #expect(try harness.element(.textEntry).value == "Ad")
    try harness.perform(.insertText("\n"), on: node)
    #expect(try harness.element(labelled: "sent Ad").isElement)
    #expect(try !harness.element(.textEntry).traits.contains(.isEditing))
  }

  @Test func aDisabledFieldTakesNothing() throws {
    let harness = try ControlHarness { Form1(isDisabled: true) }
    let node = try harness.element(.textEntry)
    #expect(node.traits == [.textEntry, .notEnabled])
    for kind in [Interaction.Kind.action(.activate), .insertText("x"), .deleteBackward, .focus(true)] {
      #expect(try !harness.perform(kind, on: node))
    }
    #expect(try harness.element(.textEntry).value == "Name")
  }

  @Test func aSecureFieldShowsBullets() throws {
    let harness = try ControlHarness { Secret() }
    var node = try harness.element(.secureTextField)
    #expect(node.traits == [.textEntry, .secureTextField])
    #expect(node.value == "Password")
    try harness.perform(.insertText("abc"), on: node)
    node = try harness.element(.secureTextField)
    #expect(node.value == "•••")
    #expect(abs(node.frame.height - 20.33) < 0.02)
  }

  @Test func aFormattedValueChangesWhenConfirmed() throws {
    let harness = try ControlHarness { Amount() }
    let node = try harness.element(.textEntry)
    #expect(node.value == "5")
    try harness.perform(.insertText("0"), on: node)
    #expect(try harness.element(.textEntry).value == "50")
    #expect(try harness.element(labelled: "is 5").isElement)
    try harness.perform(.insertText("\n"), on: node)
    #expect(try harness.element(labelled: "is 50").isElement)
  }

  @Test func wordsThatAreNoValueAreDropped() throws {
    let harness = try ControlHarness { Amount() }
    let node = try harness.element(.textEntry)
    try harness.perform(.insertText("x\n"), on: node)
    #expect(try harness.element(.textEntry).value == "5")
    #expect(try harness.element(labelled: "is 5").isElement)
  }

  @Test func anEditorKeepsLineBreaks() throws {
    let harness = try ControlHarness { Note() }
    let node = try harness.element(.textArea)
    #expect(node.traits == [.textEntry, .textArea])
    #expect(node.frame.hasSize(402, 778))
    try harness.perform(.insertText("\ntwo"), on: node)
    #expect(try harness.element(.textArea).value == "One\ntwo")
  }

  @Test func aStyleOfOnesOwnWrapsTheField() throws {
    let harness = try ControlHarness { Form1().textFieldStyle(Underlined()) }
    let node = try harness.element(.textEntry)
    try harness.perform(.insertText("x"), on: node)
    #expect(try harness.element(.textEntry).value == "x")
  }

  @Test func aSecureFieldTakesTheStylesOfTextFields() throws {
    let harness = try ControlHarness { Secret().textFieldStyle(.roundedBorder) }
    #expect(try harness.element(.secureTextField).value == "Password")
    #expect(try harness.screen().drawing.count > 1)
  }
}
