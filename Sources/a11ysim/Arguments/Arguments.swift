import LocatedJSON
import Reporters
import Scenarios

/// The words of a call, sorted by what its command knows.
@MainActor
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  let command: any Command.Type

  /// - Throws: `UsageError` for an unknown option, a missing value, or an option given twice.
  init(_ words: [String], for command: any Command.Type) throws {
    self.command = command
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try takeOption(word, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func takeOption(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw unknown(parts[0])
    }
    if values[option.name] != nil, !option.repeats {
      throw UsageError("'\(option.name)' is given twice", for: command)
    }
    guard let valueName = option.value else {
      if parts.count > 1 { throw UsageError("'\(option.name)' takes no value", for: command) }
      values[option.name] = [""]
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("'\(option.name)' needs a value: \(valueName)", for: command)
    }
    if parts.count == 1, value.hasPrefix("--") {
      throw UsageError("'\(option.name)' needs a value: \(valueName); '\(value)' is an option", for: command)
    }
    values[option.name, default: []].append(value)
  }

  private func unknown(_ name: String) -> UsageError {
    let nearest = NearestName.of(name, in: command.options.map(\.name))
    let suggestion = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("'\(command.name)' has no option '\(name)'\(suggestion)", for: command)
  }

  /// The call with an option more.
  func adding(_ name: String, _ value: String) -> Arguments {
    var copy = self
    copy.values[name] = [value]
    return copy
  }

  // MARK: - Reading

  func has(_ name: String) -> Bool { values[name] != nil }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value as one of a list of words.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws -> Choice?
  where Choice.RawValue == String {
    guard let word = value(name) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let nearest = NearestName.of(word, in: known).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(
      "'\(word)' is not a value of '\(name)': use \(known.joined(separator: ", "))\(nearest)", for: command)
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let word = value(name) else { return nil }
    guard let number = Double(word), range.contains(number) else {
      throw UsageError(
        "'\(word)' is not a value of '\(name)': use a number from \(EnvironmentText.length(range.lowerBound)) to "
          + EnvironmentText.length(range.upperBound),
        for: command)
    }
    return number
  }

  /// The one operand that the command works on.
  func operand(_ name: String) throws -> String {
    guard let first = operands.first else {
      throw UsageError("'\(command.name)' needs \(name)", for: command)
    }
    if operands.count > 1 {
      throw UsageError(
        "'\(command.name)' takes \(name) and nothing else; '\(operands[1])' is too many", for: command)
    }
    return first
  }

  /// The operands that the command works on, one after the other.
  func someOperands(_ name: String) throws -> [String] {
    if operands.isEmpty { throw UsageError("'\(command.name)' needs \(name)", for: command) }
    return operands
  }

  /// For a command that works on nothing.
  func noOperand() throws {
    guard let first = operands.first else { return }
    throw UsageError("'\(command.name)' takes options only; '\(first)' is too many", for: command)
  }
}
