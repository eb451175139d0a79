/// A place in a format for a value, such as `%@`, `%lld` or `%2$.1f`.
nonisolated struct FormatDirective: Equatable, Sendable {
  /// Which argument goes here, from 0.
  var argument: Int
  /// Flags, width and precision.
  var flags: String
  /// The letter that says how a value is written.
  var conversion: Character
  /// As it stands in the format.
  var source: String

  /// A format's literal texts and directives.
  enum Part: Equatable {
    case literal(String)
    case directive(FormatDirective)
  }

  /// Takes a format apart. A percent sign that begins no directive stands for itself.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var next = 0
    var rest = format[...]
    while let character = rest.popFirst() {
      if character != "%" {
        literal.append(character)
      } else if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
      } else if let (directive, length) = directive(at: rest, next: next) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.directive(directive))
        rest.removeFirst(length)
        next += 1
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Reads what follows a percent sign; also returns how many characters it takes.
  private static func directive(at text: Substring, next: Int) -> (FormatDirective, Int)? {
    var rest = text
    var length = 0
    func skip(_ count: Int) {
      rest = rest.dropFirst(count)
      length += count
    }
    let number = rest.prefix(while: \.isASCIIDigit)
    var argument = next
    if let position = Int(number), position > 0, rest.dropFirst(number.count).first == "$" {
      argument = position - 1
      skip(number.count + 1)
    }
    let flags = rest.prefix { "-+ 0#'.".contains($0) || $0.isASCIIDigit }
    skip(flags.count)
    skip(rest.prefix { "hlqLzjt".contains($0) }.count)
    guard let conversion = rest.first, "@diouxXaAeEfFgGcs".contains(conversion) else { return nil }
    skip(1)
    let directive = FormatDirective(
      argument: argument, flags: String(flags), conversion: conversion, source: "%" + text.prefix(length))
    return (directive, length)
  }
}

extension Character {
  fileprivate nonisolated var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
