extension JSONReader {
  /// What stands here; a comment is named as such.
  var foundOrComment: String { isComment ? "a comment" : scanner.found }

  private var isComment: Bool {
    guard let first = scanner.next else { return false }
    let second = scanner.byte(after: 1)
    return first == UInt8(ascii: "#")
      || (first == UInt8(ascii: "/") && (second == UInt8(ascii: "/") || second == UInt8(ascii: "*")))
  }

  /// How to write in JSON what was probably meant here, for what other languages allow.
  var advice: String? {
    if let adviceOnComment { return adviceOnComment }
    if scanner.next == UInt8(ascii: "'") { return "JSON strings stand in double quotes" }
    if scanner.next == UInt8(ascii: ",") { return "remove the comma" }
    return adviceOnWord
  }

  var adviceOnComment: String? { isComment ? "JSON has no comments; remove it" : nil }

  /// Where the next element begins, the comma before it was forgotten.
  var adviceOnMissingComma: String? {
    if let adviceOnComment { return adviceOnComment }
    let starts = "\"{[-0123456789tfn".utf8
    return scanner.next.map(starts.contains) == true ? "put a comma after what comes before" : nil
  }

  private var adviceOnWord: String? {
    let word = scanner.word
    switch word {
    case "": return nil
    case "NaN", "Infinity", "-Infinity", "+Infinity", "nan", "inf": return "JSON has no NaN and no Infinity"
    case "None", "nil", "undefined", "Null", "NULL": return "write null"
    case "True", "TRUE", "yes", "Yes", "YES": return "write true"
    case "False", "FALSE", "no", "No", "NO": return "write false"
    default: break
    }
    if word.hasPrefix("+") { return "JSON numbers have no plus sign" }
    if word.hasPrefix(".") { return "JSON numbers start with a digit; write 0\(Quotation.visible(word))" }
    return "JSON strings stand in double quotes"
  }
}
