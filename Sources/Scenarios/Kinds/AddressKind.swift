import Foundation
import LocatedJSON

/// The address of a page.
struct AddressKind: ValueKind {
  var expectation: String { "the address of a page, such as https://example.org" }
  var placeholder: URL { URL(fileURLWithPath: "/") }

  func accepts(_ json: JSONValue) -> Bool { json.string != nil }

  func decode(_ json: JSONValue, _ decoding: Decoding) -> URL? {
    guard let text = json.string, let address = URL(string: text), address.scheme != nil else {
      return decoding.mismatch(json, expected: expectation)
    }
    return address
  }

  func schema(_ definitions: SchemaDefinitions) -> SchemaNode {
    .object(["type": "string", "format": "uri"])
  }
}
