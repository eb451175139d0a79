import SourceMessages
import Testing

@testable import SourceReading

/// What is left out for a message, and whose views it changes.
@Suite struct RemovalScopeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var message: String
    var source: String
    var unit: SourceRemoval.Unit
    var name: String
    var call: String?

    var testDescription: String { title }
  }

  private static let noGlow = "value of type 'some View' has no member 'glow'"
  private static let noTracker = "cannot find 'Tracker' in scope"

  static let cases: [Case] = [
    Case(
      title: "a modifier of one of two texts", message: noGlow,
      source: """
        struct Row: View {
          var body: some View {
            VStack {
              «Text("a").bold().‸glow(radius: 3)».padding()
              Text("b")
            }
          }
        }
        """, unit: .call, name: ".glow", call: ".glow"),
    Case(
      title: "a modifier of a container", message: noGlow,
      source: """
        struct Row: View {
          var body: some View {
            «VStack {
              Text("a")
            }
            .‸glow()»
          }
        }
        """, unit: .call, name: ".glow", call: ".glow"),
    Case(
      title: "a modifier of a view that is declared elsewhere", message: noGlow,
      source: """
        struct Row: View {
          var body: some View { VStack { «Cell().‸glow()»; Other() } }
        }
        «struct Cell: View {
          var body: some View { Text("a").background(tone) }
          var «tone: some View { Color.red }»
        }»
        struct Other: View {
          var body: some View { Text("b") }
        }
        """, unit: .call, name: ".glow", call: ".glow"),
    Case(
      title: "a modifier of what a view was given", message: noGlow,
      source: """
        struct Card<Content: View>: View {
          @ViewBuilder var content: Content
          var body: some View { «content.‸glow()» }
        }
        struct Row: View {
          var body: some View {
            «Card { Text("a") }»
            Text("b")
          }
        }
        """, unit: .call, name: ".glow", call: ".glow"),
    Case(
      title: "a modifier in a modifier of the app's own", message: noGlow,
      source: """
        struct Shine: ViewModifier {
          func body(content: Content) -> some View { «content.‸glow()» }
        }
        extension View {
          func shiny() -> some View { «modifier(Shine())» }
        }
        struct Row: View {
          var body: some View {
            «Text("a").shiny()»
            Text("b")
          }
        }
        """, unit: .call, name: ".glow", call: ".glow"),
    Case(
      title: "an argument", message: "extra argument 'haze' in call",
      source: """
        struct Row: View {
          var body: some View {
            «Text("a").padding(4, ‸haze: 2)».bold()
          }
        }
        """, unit: .argument, name: ".padding(haze:)", call: ".padding"),
    Case(
      title: "a view among others", message: "cannot find 'Chart' in scope",
      source: """
        struct Row: View {
          var body: some View {
            HStack {
              «VStack {
                ‸Chart(data)
                Text("a")
              }»
              Text("b")
            }
          }
        }
        """, unit: .statement, name: "Chart", call: "VStack"),
    Case(
      title: "what a button does", message: noTracker,
      source: """
        struct Row: View {
          var body: some View {
            «Button("Save") { withAnimation { ‸Tracker.log("saved") } }»
            Text("b")
          }
        }
        """, unit: .statement, name: "Tracker.log", call: "Button"),
    Case(
      title: "a part of a button's label", message: "cannot find 'Chart' in scope",
      source: """
        struct Row: View {
          var body: some View {
            «Button { save() } label: { ‸Chart(data); Text("a") }».padding()
            Text("b")
          }
        }
        """, unit: .statement, name: "Chart"),
    Case(
      title: "what happens when a view appears", message: noTracker,
      source: """
        struct Row: View {
          var body: some View {
            HStack { Text("a"); «Text("b").onAppear { ‸Tracker.log("shown") }» }
          }
        }
        """, unit: .statement, name: "Tracker.log", call: ".onAppear"),
    Case(
      title: "a statement of a function that a button calls", message: noTracker,
      source: """
        struct Row: View {
          var body: some View {
            «Button("Save") { save() }»
            Text("b")
          }
          «private func save() {
            ‸Tracker.log("saved")
          }»
        }
        """, unit: .statement, name: "Tracker.log"),
    Case(
      title: "a view of a body", message: "cannot find 'Chart' in scope",
      source: """
        struct Row: View {
          var «body: some View {
            ‸Chart(data)
            Text("a")
          }»
        }
        struct Other: View {
          var body: some View { Text("b") }
        }
        """, unit: .statement, name: "Chart"),
    Case(
      title: "a member", message: "cannot find type 'Theme' in scope",
      source: """
        struct Row: View {
          «let theme: ‸Theme»
          var body: some View { Text("a") }
        }
        """, unit: .declaration, name: "theme"),
    Case(
      title: "an import", message: "no such module 'Charts'",
      source: """
        import ‸Charts
        struct Row: View {
          var body: some View { Text("a") }
        }
        """, unit: .importing, name: "import Charts"),
  ]

  @Test(arguments: cases)
  func theScopeIsTheCodeThatIsChanged(given: Case) throws {
    let source = MarkedSource(given.source)
    let removals = try source.removals(for: given.message)
    let removal = try #require(removals.first)
    #expect(removals.count == 1)
    #expect(removal.unit == given.unit)
    #expect(removal.name == given.name)
    #expect(removal.call == given.call)
    #expect(removal.scope.map(Set.init) == source.scope)
  }

  /// Nobody in these files calls it, so that it may change anything.
  @Test func whatOnlyOthersCallMayChangeAnything() throws {
    let source = MarkedSource(
      """
      struct Shine: ViewModifier {
        func body(content: Content) -> some View { content.‸glow() }
      }
      """)
    let removal = try #require(try source.removals(for: Self.noGlow).first)
    #expect(removal.scope == nil)
  }

  /// Views know the columns of the copy, in which `#Preview` is longer.
  @Test func theScopeHasTheColumnsOfTheCopy() throws {
    let source = MarkedSource(#"#Preview { Text("a").‸glow() }"#)
    let shift =
      "struct __Preview_0_0: SwiftUI.View { @MainActor var body: some SwiftUI.View {".utf8.count - 10
    var shifted = source
    shifted.move(by: shift)
    let removal = try #require(try shifted.removals(for: Self.noGlow).first)
    #expect(removal.column == source.place.column)
    #expect(removal.scope?.first?.column == 12 + shift)
  }
}
