import Foundation

/// Writes values as JSON: the same value gives the same bytes.
enum JSONText {
  static func encode(_ value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch is EncodingError {
      throw UnwritableJSON()
    }
  }
}

/// Foundation writes lists and objects in each other 512 deep.
struct UnwritableJSON: Error, CustomStringConvertible {
  var description: String { "the views nest too deep to be written as JSON; leave '--json' out" }
}
