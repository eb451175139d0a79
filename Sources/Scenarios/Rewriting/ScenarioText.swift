import LocatedJSON
import SemanticTree

/// A scenario's file with what it holds, to be changed in place.
struct ScenarioText {
  let bytes: [UInt8]
  let json: JSONValue
  let scenario: Scenario
  let edit: ObjectEdit
  private let values: [TextPlace: JSONValue]

  private struct TextPlace: Hashable { var line, column: Int }

  /// - Throws: what is wrong with the file.
  init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    self.bytes = bytes
    scenario = try ScenarioReader.read(bytes, file: file)
    do {
      json = try JSONReader.read(bytes, file: file)
    } catch {
      throw ScenarioError([error])
    }
    edit = ObjectEdit(layout: JSONLayout(bytes))
    var found: [TextPlace: JSONValue] = [:]
    json.visit { value in
      found[TextPlace(line: value.position.line, column: value.position.column)] = value
    }
    values = found
  }

  /// The value that begins at a place; of several the innermost.
  func value(at source: SourceLocation) -> JSONValue? {
    values[TextPlace(line: source.line, column: source.column)]
  }
}

extension JSONValue {
  /// Calls a closure for the value and all in it.
  fileprivate func visit(_ body: (JSONValue) -> Void) {
    body(self)
    switch content {
    case .array(let elements): for element in elements { element.visit(body) }
    case .object(let object): for member in object.members { member.value.visit(body) }
    default: break
    }
  }
}
