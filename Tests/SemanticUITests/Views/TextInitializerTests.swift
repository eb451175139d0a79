import SemanticTree
import Testing

@testable import SemanticUI

/// Which of its initialisers a call of `Text` finds.
@MainActor
struct TextInitializerTests {
  @Test func aLiteralIsAKeyWithASourcePlace() throws {
    let line = #line + 1
    let text = Text("**Sale** today")
    let view = try RenderedView(text)
    #expect(view.labels == ["Sale today"])
    #expect(view.elements.first?.source?.file.hasSuffix("TextInitializerTests.swift") == true)
    #expect(view.elements.first?.source?.line == line)
  }

  @Test func aStringIsShownAsItIsWithASourcePlace() throws {
    let words = "**Sale** today"
    let line = #line + 1
    let view = try RenderedView(Text(words))
    #expect(view.labels == ["**Sale** today"])
    #expect(view.elements.first?.source?.line == line)
  }

  @Test func theInitialiserItselfMakesTexts() throws {
    let view = try RenderedView(ForEach(["One", "Two"], id: \.self, content: Text.init))
    #expect(view.labels == ["One", "Two"])
  }
}
