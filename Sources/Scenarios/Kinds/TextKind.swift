import LocatedJSON

/// A text that may show state.
struct TextKind: ValueKind {
  var expectation: String { "a text" }
  var placeholder: TextTemplate { .literal("") }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> TextTemplate? {
    guard let text = json.string else { return decoding.mismatch(json, expected: expectation) }
    do {
      let template = try TextTemplateParser.parse(text)
      noteUses(of: template, json, decoding)
      return template
    } catch {
      decoding.report(
        at: json.position, expected: error.expected, found: error.found, suggestion: error.suggestion)
      return nil
    }
  }

  private func noteUses(of template: TextTemplate, _ json: JSONValue, _ decoding: Decoding) {
    for piece in template.pieces {
      switch piece {
      case .literal: break
      case .value(let state, _): decoding.use(state, as: StateKind.allCases, json)
      case .count(let state): decoding.use(state, as: [.list], json)
      }
    }
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    definitions.reference(to: "text") {
      [
        "type": "string",
        "description": """
        A text. {name} shows a state, {name|text} shows the text while the state is empty, {name.count} \
        shows how many members a list has; {{ and }} are braces.
        """,
      ]
    }
  }

  /// A template without places is written as it is.
  func node(of value: TextTemplate) -> SchemaNode? { .string(value.filled(from: [:])) }
}
