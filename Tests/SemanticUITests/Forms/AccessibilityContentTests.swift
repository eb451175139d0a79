import Foundation
import SemanticTree
import Testing

@testable import SemanticUI

/// Labels made of views, rotors of data and taps with a place.
@MainActor
struct AccessibilityContentTests {
  @Test
  func labelsAreMadeOfViewsAndOfTheLabelThatIsThere() throws {
    let view = Image(systemName: "speaker").accessibilityLabel("Muted").accessibilityLabel { label in
      Text("Speaker")
      label
    }
    #expect(try RenderedView(view).labels == ["Speaker, Muted"])
    #expect(try RenderedView(Circle().accessibilityLabel { _ in Text("Dot") }).labels == ["Dot"])
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
  }

  @Test
  func rotorsStopAtTheMembersOfACollection() throws {
    let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
    let view = Text("People")
      .accessibilityRotor("By id", entries: people, entryLabel: \.name)
      .accessibilityRotor(.headings, entries: people, entryID: \.name, entryLabel: \.name)
      .accessibilityRotor("Short") {
        ForEach(people.filter { $0.name.count < 3 }) { AccessibilityRotorEntry($0.name, id: $0.id) }
      }
    let rotors = try RenderedView(view).element("People").rotors
    #expect(rotors.map(\.name) == ["By id", "Headings", "Short"])
    #expect(rotors.map { $0.entries.map(\.label) } == [["Ada", "Bo"], ["Ada", "Bo"], ["Bo"]])
  }

  @Test
  func rotorsTakeConditions() throws {
    let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bo")]
    let view = Text("People")
      .accessibilityRotor("Long") {
        ForEach(people, id: \.id) { person in
          if person.name.count > 2 { AccessibilityRotorEntry(person.name, id: person.id) }
        }
        AccessibilityRotorEntry("All", id: 0)
      }
      .accessibilityRotor("Or") {
        ForEach(people) { person in
          if person.id == 1 {
            AccessibilityRotorEntry("First", id: person.id)
          } else {
            AccessibilityRotorEntry(person.name, id: person.name)
          }
        }
      }
    let rotors = try RenderedView(view).element("People").rotors
    #expect(rotors.map { $0.entries.map(\.label) } == [["Ada", "All"], ["First", "Bo"]])
  }

  private struct Pad: View {
    @State var place = CGPoint(x: -1, y: -1)
    let isGlobal: Bool

    var body: some View {
      let words = "\(Int(place.x)) \(Int(place.y))"
      if isGlobal {
        Block(words, 80, 30).onTapGesture(coordinateSpace: .global) { place = $0 }
      } else {
        Block(words, 80, 30).onTapGesture { place = $0 }
      }
    }
  }

  @Test(arguments: [false, true])
  func tapsAreAtTheActivationPoint(_ isGlobal: Bool) throws {
    let rendered = try RenderedView(Pad(isGlobal: isGlobal))
    let center = try rendered.element("-1 -1").frame.center
    try rendered.perform(on: "-1 -1")
    #expect(rendered.labels == [isGlobal ? "\(Int(center.x)) \(Int(center.y))" : "40 15"])
  }

  @Test
  func listsOfNumbersAreChosenFrom() throws {
    var chosen: Int?
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let rendered = try RenderedView(List(0..<3, selection: binding) { Text("Row \($0)") })
    try rendered.perform(on: "Row 2")
    #expect(chosen == 2)
  }

  @Test
  func attributedTextsHaveTheirStyles() throws {
    var string = AttributedString("Blue")
    string.foregroundColor = .blue
    string.underlineStyle = .single
    string.font = .title
    let rendered = try RenderedView(Text(string))
    #expect(rendered.labels == ["Blue"])
    #expect(rendered.screen.notModelled.map(\.name) == ["underline"])
    let plain = try RenderedView(Text("Blue").font(.title).foregroundStyle(.blue))
    #expect(try rendered.element("Blue").frame == plain.element("Blue").frame)
    #expect(rendered.screen.drawing.map { "\($0)" }.count == plain.screen.drawing.count)
  }

  @Test(arguments: [("wide", "3.4 kilometers"), ("abbreviated", "3.4 km"), ("narrow", "3.4km")])
  func measurementsHaveTheirUnits(_ width: String, _ words: String) {
    #if !canImport(Darwin)
      let widths: [String: Foundation.Measurement<UnitLength>.FormatStyle.UnitWidth] = [
        "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow,
      ]
      let style = widths[width].map {
        Foundation.Measurement<UnitLength>.FormatStyle(width: $0, locale: Locale(identifier: "en"))
      }
      #expect(style?.format(Foundation.Measurement(value: 3.4, unit: UnitLength.kilometers)) == words)
    #endif
  }
}
