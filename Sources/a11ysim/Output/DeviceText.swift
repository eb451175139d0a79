import Scenarios

/// Prints how a device agrees with what is said here.
@MainActor
enum DeviceText {
  static func print(_ agreement: DeviceAgreement, _ input: String, _ transcript: String, to console: Console)
  {
    console.print(console.emphasized("--- \(input), as it is said here"))
    let device = agreement.device.first.map { " (\($0))" } ?? ""
    console.print(console.emphasized("+++ \(transcript), as a device said it\(device)"))
    for part in agreement.parts { print(part, to: console) }
    console.print("")
    for line in table(agreement.grades) { console.print(line) }
    console.print(added(agreement))
    if !agreement.answers.isEmpty {
      console.print(
        "\nopen questions on which these lines throw light, and settings that the device seems to have:")
    }
    for answer in agreement.answers { console.print("  \(words(answer))") }
    console.print("")
    console.print("\(agreement.agreeingLineCount) of \(agreement.lineCount) lines agree")
  }

  private static func print(_ part: DeviceAgreement.Part, to console: Console) {
    let agreeing = part.lines.count(where: \.agrees)
    console.print("\(part.heading): \(agreeing) of \(part.lines.count) lines agree")
    for line in part.lines where !line.agrees {
      if let said = line.said { console.print(console.removed("- \(said)")) }
      if let heard = line.heard { console.print(console.added("+ \(heard)")) }
      if line.said != nil, line.heard == nil {
        console.print(console.faint("    (the device did not say it)"))
      }
    }
  }

  // MARK: - Grades

  private static func table(_ grades: [GradeAgreement]) -> [String] {
    let rows =
      [["how sure", "confirmed", "contradicted", "not heard"]]
      + grades.map { [$0.grade, "\($0.confirmed)", "\($0.contradicted)", "\($0.notHeard)"] }
    let width = rows.map { $0[0].count }.max() ?? 0
    return rows.map { row in
      let numbers = row.dropFirst().map { String(repeating: " ", count: 12 - $0.count) + $0 }
      return row[0] + String(repeating: " ", count: width - row[0].count) + "  "
        + numbers.joined(separator: "  ")
    }
  }

  /// What no grade can answer for, because nothing of it is said here.
  private static func added(_ agreement: DeviceAgreement) -> String {
    let words = agreement.parts.flatMap(\.lines).flatMap(\.addedWords)
    let count = "said by the device alone: \(words.count == 1 ? "1 word" : "\(words.count) words")"
    guard !words.isEmpty else { return count }
    let shown = words.prefix(mostWords).map { "'\($0)'" }.joined(separator: ", ")
    return "\(count) (\(shown)\(words.count > mostWords ? " …" : ""))"
  }

  private static let mostWords = 10

  private static func words(_ answer: DeviceAnswer) -> String {
    let lines = "\(answer.nearer) for '\(answer.other)', \(answer.farther) for '\(answer.present)'"
    let verdict =
      switch answer.supported {
      case nil: "the device speaks for both"
      case answer.other: "'\(answer.other)', and not '\(answer.present)' as is taken here"
      case let supported?: "'\(supported)', as is taken here"
      }
    return "\(answer.question): \(verdict) (lines: \(lines))"
  }
}
