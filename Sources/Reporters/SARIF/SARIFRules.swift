import Auditor

/// The rules that a log speaks of, each with its index.
struct SARIFRules {
  let rules: [SARIFLog.Rule]
  private let indices: [String: Int]

  /// The catalogue's rules among the names in its order, then the others in the order of the alphabet.
  init(_ names: Set<String>) {
    let known = Rules.all.map { $0.info }.filter { names.contains($0.id) }
    let others = names.subtracting(known.map(\.id)).sorted()
    let all = known.map { SARIFLog.Rule($0) } + others.map { SARIFLog.Rule(unlisted: $0) }
    rules = all
    indices = Dictionary(uniqueKeysWithValues: all.indices.map { (all[$0].id, $0) })
  }

  func index(of name: String) -> Int { indices[name] ?? 0 }
}

extension SARIFLog.Level {
  init(_ impact: Impact) {
    switch impact {
    case .critical, .serious: self = .error
    case .moderate: self = .warning
    case .minor: self = .note
    }
  }

  /// GitHub's word for a rule of this level.
  fileprivate var problemSeverity: String { self == .note ? "recommendation" : rawValue }
}

extension SARIFLog.Rule {
  /// How long GitHub allows a description to be.
  private static let limit = 1024

  init(_ info: RuleInfo) {
    let level = SARIFLog.Level(info.impact)
    let criteria = info.wcag.map { SuccessCriterion(number: $0) }
    id = info.id
    name = Self.name(info.id)
    shortDescription = SARIFLog.Message(
      text: PlainText.shortened(Self.firstSentence(info.summary), to: Self.limit))
    fullDescription = SARIFLog.Message(text: PlainText.shortened(info.summary, to: Self.limit))
    help = RuleHelp(info: info).message
    helpUri = criteria.compactMap(\.page).first
    defaultConfiguration = SARIFLog.Configuration(level: level)
    let tags = ["accessibility"] + criteria.map(\.tag) + info.en301549.map { "EN-\($0)" }
    properties = SARIFLog.RuleProperties(tags: Array(tags.prefix(20)), problemSeverity: level.problemSeverity)
  }

  /// What is no rule of the catalogue: failed expectations.
  init(unlisted id: String) {
    let text =
      id == SARIFResults.expectation
      ? "What a scenario expects along its steps is so." : "The rule '\(PlainText.line(id))'."
    self.id = id
    name = Self.name(id)
    shortDescription = SARIFLog.Message(text: text)
    fullDescription = SARIFLog.Message(text: text)
    help = SARIFLog.Message(text: text)
    defaultConfiguration = SARIFLog.Configuration(level: .error)
    properties = SARIFLog.RuleProperties(tags: ["accessibility"], problemSeverity: "error")
  }

  /// `text-contrast` as other tools write names of rules: `TextContrast`.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { PlainText.capitalized(String($0)) }.joined()
  }

  private static func firstSentence(_ text: String) -> String {
    guard let end = text.firstRange(of: ". ") else { return text }
    return text[..<end.lowerBound] + "."
  }
}

/// What a viewer shows beside a finding.
private struct RuleHelp {
  let info: RuleInfo

  var message: SARIFLog.Message { SARIFLog.Message(text: text, markdown: markdown) }

  private var text: String { lines { $0.title }.joined(separator: "\n") }

  private var markdown: String {
    let lines = lines { criterion in
      criterion.page.map { "[\(criterion.title)](\($0))" } ?? criterion.title
    }
    return lines.joined(separator: "\n\n")
  }

  private func lines(_ title: (SuccessCriterion) -> String) -> [String] {
    let criteria = info.wcag.map { title(SuccessCriterion(number: $0)) }
    return [
      info.summary, criteria.isEmpty ? nil : "WCAG 2.2: \(criteria.joined(separator: "; "))",
      info.en301549.isEmpty ? nil : "EN 301 549: \(info.en301549.joined(separator: "; "))",
      info.hig.map { "Apple's Human Interface Guidelines: \($0)" },
      "For examples, run: a11ysim explain \(info.id)",
    ].compactMap { $0 }
  }
}
