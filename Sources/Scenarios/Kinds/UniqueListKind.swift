import LocatedJSON

/// A list whose members are told apart by a name, so that none may occur twice.
struct UniqueListKind<Element: ValueKind>: ValueKind {
  var list: ListKind<Element>
  var identity: @Sendable (Element.Value) -> String

  var expectation: String { list.expectation }
  var placeholder: [Element.Value] { [] }
  func accepts(_ json: JSONValue) -> Bool { list.accepts(json) }
  func schema(_ definitions: SchemaDefinitions) -> SchemaNode { list.schema(definitions) }
  func node(of value: [Element.Value]) -> SchemaNode? { list.node(of: value) }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> [Element.Value]? {
    guard let values = list.decode(json, decoding), let elements = json.array else { return nil }
    var seen: Set<String> = []
    for (index, value) in values.enumerated() where !seen.insert(identity(value)).inserted {
      decoding.at(.index(index)) {
        decoding.report(
          at: elements[index].position, expected: "each member once",
          found: "\(Quotation.quoted(identity(value))) a second time", suggestion: "remove one of them")
      }
    }
    return values
  }
}
