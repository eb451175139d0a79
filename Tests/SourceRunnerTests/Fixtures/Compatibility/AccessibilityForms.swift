import SwiftUI

struct LabelForms: View {
  let name: String
  private let key: LocalizedStringKey = "Close"

  var body: some View {
    VStack {
      Text("A").accessibilityLabel("Literal")
      Text("B").accessibilityLabel(name)
      Text("C").accessibilityLabel(key)
      Text("D").accessibilityLabel(Text(name))
      Text("E").accessibilityLabel(Text("Interpolated \(name)"))
      Text("F").accessibilityValue("Literal")
      Text("G").accessibilityValue(name)
      Text("H").accessibilityValue(Text(0.5, format: .percent))
      Text("I").accessibilityHint("Literal")
      Text("J").accessibilityHint(name)
      Text("K").accessibilityHint(Text(name))
      Text("L").accessibilityInputLabels(["One", "Two"])
      Text("M").accessibilityInputLabels([Text("One"), Text(name)])
      Text("N").accessibilityInputLabels([name, name.uppercased()])
      Text("O").accessibilityIdentifier("close.\(name)")
      Text("P").accessibilityHidden(name.isEmpty)
      Text("Q").accessibilityAddTraits([.isLink, .isSelected])
      Text("R").accessibilityRemoveTraits([.isButton, .isHeader])
      Text("S").accessibilityAddTraits(.allowsDirectInteraction)
      Text("T").accessibilityAddTraits(.isToggle)
      Text("U").accessibilityAddTraits(name.isEmpty ? [] : .isModal)
      Text("V").accessibilitySortPriority(-1)
      Text("W").accessibilityElement(children: .ignore)
      Text("X").accessibilityRespondsToUserInteraction(false)
      Text("Y").accessibilityIgnoresInvertColors(false)
      Text("Z").accessibilityHeading(.unspecified)
    }
  }
}

extension AccessibilityCustomContentKey {
  static let price = AccessibilityCustomContentKey("Price")
}

struct ActionForms: View {
  @Namespace private var pair
  @State private var log = ""
  @State private var isOn = false
  private let name = "Snooze"

  var body: some View {
    VStack {
      Text("Name")
        .accessibilityLabeledPair(role: .label, id: "name", in: pair)
      TextField("", text: $log)
        .accessibilityLabeledPair(role: .content, id: "name", in: pair)
      Text("Actions")
        .accessibilityAction(.default) { log = "default" }
        .accessibilityAction(.escape) { log = "escape" }
        .accessibilityAction(.magicTap) { log = "magic tap" }
        .accessibilityAction(named: "Literal") { log = "literal" }
        .accessibilityAction(named: name) { log = name }
        .accessibilityAction(named: Text(name), { log = "text" })
      Text("Point")
        .accessibilityActivationPoint(.trailing)
        .accessibilityActivationPoint(CGPoint(x: 4, y: 4))
        .accessibilityActivationPoint(UnitPoint(x: 0.2, y: 0.5))
      Text("Content")
        .accessibilityCustomContent(.price, "12 €")
        .accessibilityCustomContent(.price, Text("13 €"), importance: .high)
        .accessibilityCustomContent("Colour", Text("Red"))
      Canvas { _, _ in }
        .accessibilityDirectTouch(true, options: .silentOnTouch)
        .accessibilityLabel("Piano")
      Circle()
        .accessibilityRepresentation {
          Slider(value: .constant(0.5), in: 0...1) { Text("Volume") }
        }
      Text("Speech")
        .speechAlwaysIncludesPunctuation()
        .speechAnnouncementsQueued()
        .speechSpellsOutCharacters(false)
      Text("Large")
        .accessibilityShowsLargeContentViewer { Text("Large content") }
        .accessibilityTextContentType(.sourceCode)
    }
    .accessibilityElement(children: .contain)
    .accessibilityRotor(.headings) {
      AccessibilityRotorEntry("Actions", id: "actions")
    }
    .accessibilityRotor(Text("Names"), entries: names, entryLabel: \.title)
    .accessibilityRotor("By key", entries: names, entryID: \.title, entryLabel: \.title)
  }

  private struct Name: Identifiable {
    let id: Int
    let title: String
  }

  private var names: [Name] {
    [Name(id: 1, title: "Ana"), Name(id: 2, title: "Ben")]
  }
}

struct EnvironmentForms: View {
  @Environment(\.accessibilityEnabled) private var isEnabled
  @Environment(\.accessibilityInvertColors) private var invertsColours
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitchControlOn
  @Environment(\.accessibilityShowButtonShapes) private var showsButtonShapes
  @Environment(\.accessibilityLargeContentViewerEnabled) private var showsLargeContent
  @Environment(\.accessibilityDimFlashingLights) private var dimsFlashes
  @Environment(\.accessibilityPlayAnimatedImages) private var playsAnimatedImages

  var body: some View {
    List {
      Text(isEnabled ? "On" : "Off")
      Text(invertsColours || dimsFlashes ? "Dimmed" : "Normal")
      Text(reduceMotion ? "Still" : "Moving")
      Text(isSwitchControlOn || showsLargeContent ? "Assisted" : "Plain")
      Button("Underlined") {}
        .underline(showsButtonShapes)
        .opacity(playsAnimatedImages ? 1 : 0.8)
    }
  }
}

#Preview("Labels") {
  LabelForms(name: "Ana")
}

#Preview("Actions") {
  ActionForms()
}

#Preview("Environment") {
  EnvironmentForms()
}
