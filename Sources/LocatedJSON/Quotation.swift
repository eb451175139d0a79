/// Shows user text in a diagnostic: on one line, with every control character visible, and not too long.
package enum Quotation {
  private static let longest = 60

  /// The text between single quotes.
  package static func quoted(_ text: some StringProtocol) -> String { "'\(visible(text))'" }

  /// Several texts between single quotes: `'a', 'b' or 'c'`.
  package static func alternatives(_ texts: [String]) -> String {
    let all = texts.map { quoted($0) }
    guard let last = all.last, all.count > 1 else { return all.first ?? "nothing" }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The text with control characters as `\u{…}`, cut after 60 scalars.
  package static func visible(_ text: some StringProtocol) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < longest else { return result + "…" }
      let isControl = scalar.properties.generalCategory == .control || scalar.value == 0x2028
      let isBidirectional = scalar.properties.isBidiControl
      if isControl || isBidirectional {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
