import SemanticTree
import Testing

@testable import SemanticUI

/// What a control's role or style chooses bears a name of its own, so that it is not taken for its author's choice.
@MainActor @Suite struct ControlColorTests {
  private func colors<Content: View>(@ViewBuilder _ content: () -> Content) throws -> (
    texts: [String?], fills: [String?]
  ) {
    let drawing = try ControlHarness { content() }.screen().drawing
    return (drawing.texts.map(\.paint.token), drawing.fills.map(\.paint.token))
  }

  @Test func aDestructiveRoleChoosesItsRed() throws {
    let found = try colors { Button("Delete", role: .destructive) {} }
    #expect(found.texts == ["destructiveLabel"])
  }

  @Test func aProminentStyleChoosesItsWhite() throws {
    let found = try colors {
      VStack {
        Button("Pay") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Later") {}.buttonStyle(.borderedProminent).tint(.green)
      }
    }
    #expect(found.texts == ["prominentLabel", "prominentLabel", "prominentLabel"])
    #expect(found.fills == ["tint", "destructiveFill", "systemGreen"])
  }

  @Test func anAuthorsRedIsTheAuthors() throws {
    #expect(try colors { Text("Delete").foregroundStyle(.red) }.texts == ["systemRed"])
  }

  @Test func aForegroundFromOutsideGoesBeforeAControlsOwn() throws {
    let found = try colors {
      VStack {
        Button("Pay") {}.foregroundStyle(.red)
        Button("Pay") {}.buttonStyle(.borderedProminent).foregroundStyle(.yellow)
        Button("Delete", role: .destructive) {}.foregroundStyle(.green)
        VStack { Button("Later") {} }.foregroundColor(.orange)
        Button("Never") {}
      }
    }
    #expect(found.texts == ["systemRed", "systemYellow", "systemGreen", "systemOrange", "tint"])
  }

  @Test func scenariosCannotNameThem() {
    #expect(
      SystemColorToken.allCases.filter { !$0.hasName }.allSatisfy { Color(_system: $0.rawValue) == nil })
  }
}

extension Paint {
  fileprivate var token: String? {
    if case .color(let color) = self { return color.token }
    return nil
  }
}
