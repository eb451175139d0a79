import Foundation

/// Writes values as JSON: equal values give equal bytes.
enum JSONText {
  /// A document of many lines.
  static func document(_ value: some Encodable) -> String {
    text(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// A document on one line.
  static func line(_ value: some Encodable) -> String { text(value, [.sortedKeys, .withoutEscapingSlashes]) }

  private static func text(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("documents of texts and numbers are always written: \(error)")
    }
  }
}
