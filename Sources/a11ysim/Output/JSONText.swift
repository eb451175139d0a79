import Foundation

/// Writes values as JSON: the same value gives the same bytes.
enum JSONText {
  static func encode(_ value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch EncodingError.invalidValue(let value, _) {
      throw UnwritableJSON(isNumber: value is Double)
    }
  }
}

/// Foundation writes no infinite numbers, and lists and objects in each other 512 deep.
struct UnwritableJSON: Error, CustomStringConvertible {
  let isNumber: Bool

  var description: String {
    let reason = isNumber ? "a length is infinite or no number" : "the views nest too deep"
    return "the screen cannot be written as JSON, because \(reason); leave '--json' out"
  }
}
