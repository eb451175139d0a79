import SemanticTree

/// Puts the parts that depend on numbers into a format and numbers what is left, so that no part that leaves its
/// number out moves the others.
struct SubstitutionFiller {
  let substitutions: [String: Translation.Substitution]
  let numbers: [Double?]
  let rule: PluralRule
  private var depth = 0

  /// Parts within parts are followed this far; deeper ones stand in a circle.
  private static let depthLimit = 8

  init(substitutions: [String: Translation.Substitution], numbers: [Double?], rule: PluralRule) {
    self.substitutions = substitutions
    self.numbers = numbers
    self.rule = rule
  }

  /// - Parameter counted: the argument, from 1, of the part that the format belongs to, and how it is written.
  mutating func fill(_ format: String, counted: (argument: Int, specifier: String)? = nil) -> String {
    var rest = format[...]
    var result = ""
    var next = 1
    while let character = rest.popFirst() {
      guard character == "%", let second = rest.first else {
        result.append(character)
        continue
      }
      if second == "%" {
        rest.removeFirst()
        result += "%%"
      } else if let counted, rest.hasPrefix("arg") {
        rest.removeFirst(3)
        result += "%\(counted.argument)$\(counted.specifier)"
      } else {
        result += directive(&rest, next: &next, counted: counted?.argument)
      }
    }
    return result
  }

  /// Reads what follows a percent sign.
  private mutating func directive(_ rest: inout Substring, next: inout Int, counted: Int?) -> String {
    let digits = rest.prefix(while: \.isNumber)
    var explicit: Int?
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      explicit = number
      rest.removeFirst(digits.count + 1)
    }
    let argument = explicit ?? counted ?? next
    if explicit == nil { next += 1 }
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
      return "%\(argument)$"
    }
    let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
    rest = rest[rest.index(after: end)...]
    return part(name, argument: argument)
  }

  private mutating func part(_ name: String, argument: Int) -> String {
    guard let substitution = substitutions[name], depth < Self.depthLimit else { return "%%#@\(name)@" }
    let argument = substitution.argument ?? argument
    let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
    depth += 1
    defer { depth -= 1 }
    return fill(
      substitution.form.text(for: number, rule), counted: (argument, substitution.specifier))
  }
}
