import Foundation
import LocatedJSON

/// What a value refers to instead of being one.
enum TokenReference {
  /// `{a.b}`: the names of the groups and of the token.
  case alias([String])
  /// `{"$ref": "file.json#/a/b"}`: nil stands for the same file.
  case pointer(file: String?, keys: [String])

  /// Nil for a value that refers to nothing.
  init?(_ json: JSONValue) {
    if let text = json.string {
      guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
      let inner = text.dropFirst().dropLast()
      guard !inner.contains("{"), !inner.contains("}") else { return nil }
      let names = inner.split(separator: ".", omittingEmptySubsequences: false)
      self = .alias(names.map { $0.trimmingCharacters(in: .whitespaces) })
    } else {
      guard let text = json.object?["$ref"]?.string else { return nil }
      self.init(pointer: text)
    }
  }

  /// The text of a `$ref`.
  init(pointer text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = TokenReference.decoded(parts.first ?? "")
    let fragment = TokenReference.decoded(parts.dropFirst().first ?? "")
    self = .pointer(file: path.isEmpty ? nil : path, keys: TokenReference.keys(fragment))
  }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }

  /// The keys of a JSON Pointer; the resolver's examples leave its first slash out.
  private static func keys(_ pointer: String) -> [String] {
    if pointer.isEmpty || pointer == "/" { return [] }
    let text = pointer.hasPrefix("/") ? pointer.dropFirst() : pointer[...]
    let keys = text.split(separator: "/", omittingEmptySubsequences: false)
    return keys.map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
  }
}

extension JSONValue {
  /// The value at the end of a JSON Pointer; nil where there is none.
  func value(at keys: some Sequence<String>) -> JSONValue? {
    var value = self
    for key in keys {
      if let member = value.object?[key] {
        value = member
      } else if let elements = value.array, let index = Int(key), elements.indices.contains(index) {
        value = elements[index]
      } else {
        return nil
      }
    }
    return value
  }
}
