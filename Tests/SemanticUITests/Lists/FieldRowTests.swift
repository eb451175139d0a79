import SemanticTree
import Testing

@testable import SemanticUI

@MainActor
@Suite("Rows with a text field")
struct FieldRowTests {
  @Test("heights at medium", arguments: [(SystemVersion.iOS18, 44.0), (.iOS26, 52.0)])
  func height(_ system: SystemVersion, _ height: Double) throws {
    let probe = try ScreenProbe(.phone(system, .medium)) {
      Form { TextField("Name", text: .constant("x")) }
    }
    let field = try #require(try probe.elements.first)
    #expect(isNear(field.frame.height, height))
  }
}
