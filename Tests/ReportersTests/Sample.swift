@testable import Auditor
import Gate
import Reporters
import SemanticTree

/// A result with one of everything.
enum Sample {
  static let context = ReportContext(toolVersion: "1.2.3")
  static let restaurants = "Scenarios/restaurants.json"
  static let odd = "Sources/Odd & ends/Café #1, 50 %.json"
  /// All that a format might choke on; the escape character is what terminals obey.
  static let oddText = "\"Half\" <b>off</b> & 50 %, it's\nnew\u{1}: 🍕 \u{1B}[31m @team | `code` $5 [x](y) \\"

  static let result = GateResult(
    inputs: inputs,
    findings: [
      contrast, missingLabel, platformContrast, smallTarget, disputed, inferred, suppressedHeader,
      suppressedSize,
      wholeScreen, oddity,
    ],
    ledger: ledger, bar: Bar(impact: .serious), verdict: .cannotJudge)

  // MARK: Inputs

  static let inputs = [
    AuditedInput(
      path: restaurants, title: "Restaurants", coverage: coverage(states: 11, unmeasured: 2),
      expectations: CheckedExpectations(
        count: 7,
        failures: [
          CheckedExpectations.Failure(
            message: "expected 'Vegan, selected' to be spoken, and it is 'Vegan'",
            source: source(restaurants, 71, 9)),
          CheckedExpectations.Failure(message: "expected focus on 'Clear', and it is nowhere", source: nil),
        ])),
    AuditedInput(
      path: odd, title: oddText,
      coverage: coverage(
        states: 1,
        notModelled: [
          NotModelled(
            name: "sensoryFeedback (selection)", source: source(odd, 3, 1),
            consequence: "what the hand feels at a change is not checked"),
          NotModelled(
            name: ".glow", source: source(odd, 9, 10),
            consequence: "it is not known here (value of type 'Text' has no member 'glow') and was left out; "
              + "what it changes of the code in lines 7 to 9 is not measured",
            leftOut: LeftOut(
              .call, call: ".glow",
              scope: [SourceSpan(file: odd, line: 7, column: 5, endLine: 9, endColumn: 17)])),
        ])),
    AuditedInput(
      path: "Scenarios/fine.json", title: "Fine", coverage: coverage(states: 3),
      expectations: CheckedExpectations(count: 2, failures: [])),
    AuditedInput(
      path: "Scenarios/broken.json", title: "",
      problem: """
        Scenarios/broken.json:3:5: error: unknown key 'titel'; did you mean 'title'?
        Scenarios/broken.json:9:1: error: expected '}'
        """),
  ]

  static let ledger = [
    LedgerNote(.staleBaseline, "3 entries of Scenarios/restaurants.json are no longer found"),
    LedgerNote(
      .unusedSuppression, "nothing matches 'target-size-minimum' for #clear",
      at: source("a11ysim.json", 12, 5)),
    LedgerNote(
      .expiredSuppression, "'header-missing' was accepted until 2026-01-31", at: source("a11ysim.json", 20)),
  ]

  static func coverage(states: Int, unmeasured: Int = 0, notModelled: [NotModelled] = []) -> Coverage {
    Coverage(
      states: (1...states).map { "state \($0)" }, statesLeftOut: 0, screenCount: states * 27,
      unreachedCount: 0, verdicts: ["pass": 900, "fail": 17, "not-measured": unmeasured],
      notModelled: notModelled)
  }

  // MARK: Findings

  /// New at some places and known at others.
  static let contrast = gated(
    restaurants,
    finding(
      "text-contrast", "below-threshold", .serious,
      "#FFFFFF on systemPink has a contrast of 3.52; text of this size needs 4.50",
      cause: "#FFFFFF on systemPink, small",
      suggestion: "where it is worst, #E8154E behind it would be enough"),
    chips, reachesBar: true)

  private static let names: [String] = [
    "Open Now", "Vegan", "Delivery", "Italian", "Indian", "Mexican", "Thai",
  ]
  private static let chips = names.indices.map { index in
    place(
      id(1, index), "button '\(names[index])'", subject: names[index], source(restaurants, 35, 11),
      index == 0 ? .known : .new)
  }

  static let missingLabel = gated(
    restaurants,
    finding("label-missing", "no-label", .critical, "VoiceOver has no name for it; give it a label"),
    [place(id(2, 0), "button", source(restaurants, 27, 15), .new)], reachesBar: true)

  static let platformContrast = gated(
    restaurants,
    finding(
      "text-contrast", "below-threshold", .moderate,
      "secondaryLabel on systemBackground has a contrast of 3.43; text of this size needs 4.50",
      cause: "secondaryLabel on systemBackground, small",
      suggestion: "where it is worst, #76767B for the text would be enough", origin: .platform),
    [
      place(
        id(3, 0), "staticText 'Filters applied: 1'", subject: "Filters applied: 1",
        source(restaurants, 52, 11), .known),
      place(
        id(3, 1), "staticText 'Filters applied: 2'", subject: "Filters applied: 2",
        source(restaurants, 52, 11), .known),
    ])

  static let smallTarget = gated(
    restaurants,
    finding(
      "target-size-hig", "below-44", .minor, "it can be touched on 120×42 points; Apple asks for 44×44"),
    [
      place(
        id(4, 0), "#vegan", subject: "Vegan", source(restaurants, 35, 11), .unchanged)
    ])

  static let disputed = gated(
    restaurants,
    finding(
      "text-contrast", "disputed-constant", .serious,
      "the text has the colour of what is behind it (systemPink); is it meant to?", outcome: .review),
    [place(id(5, 0), "button 'Clear'", subject: "Clear", source(restaurants, 27, 15), .new)])

  static let inferred = gated(
    restaurants,
    finding(
      "name-from-symbol", "inferred-name", .serious,
      "its only name is 'Close', iOS's own for the symbol xmark; give it a label that says what it does",
      certainty: .inferred),
    [place(id(6, 0), "button 'Close'", subject: "Close", source(restaurants, 12, 7), .new)])

  static let suppressedHeader = gated(
    restaurants,
    finding(
      "header-missing", "looks-like-header", .moderate,
      "it is set as 'largeTitle' and is no heading to VoiceOver; add the header trait"),
    [
      place(
        id(7, 0), "staticText 'Restaurants'", subject: "Restaurants", source(restaurants, 21, 15),
        .suppressed(
          GatedFinding.Reason(
            text: "the navigation bar says it, see #123", until: "2026-12-31",
            source: source(restaurants, 22, 13))))
    ])

  static let suppressedSize = gated(
    restaurants,
    finding("word-broken", "broken", .moderate, "a word is cut: 'Restaurant' and 's' stand on two lines"),
    [
      place(
        id(8, 0), "staticText 'Restaurants'", subject: "Restaurants", source(restaurants, 21, 15),
        .suppressed(
          GatedFinding.Reason(text: "nobody has that phone", source: source("a11ysim.json", 8, 3)))),
      place(
        id(8, 1), "staticText 'Bars'", subject: "Bars", source(restaurants, 22, 15),
        .suppressed(
          GatedFinding.Reason(text: "nobody has that phone", source: source("a11ysim.json", 8, 3)))),
    ])

  static let wholeScreen = gated(
    odd,
    finding("escape-missing", "no-escape", .serious, "what opened has no escape action", cause: "overlay"),
    [GatedFinding.Place(id: id(9, 0), place: screen, status: .new)], reachesBar: true)

  /// A rule that the catalogue does not have, and nothing but odd characters.
  static let oddity = gated(
    odd,
    finding(
      "in-house-rule", "odd", .moderate, oddText, cause: "text root/0/1", suggestion: oddText,
      certainty: .likely),
    [
      place(id(10, 0), "button \(oddText)", subject: oddText, node: "root/0/1", source(odd, 1, 0), .new),
      place(id(10, 1), "button \(oddText)", subject: oddText, node: "root/0/2", nil, .new),
    ])

  private static let screen = Finding.Place(
    node: nil, name: "screen", subject: nil, source: nil, classes: [.standard])
}

extension Sample {
  static func finding(
    _ rule: String, _ kind: String, _ impact: Impact, _ message: String, cause: String? = nil,
    suggestion: String? = nil, outcome: Outcome = .fail, certainty: Certainty = .certain,
    origin: FindingOrigin = .authored
  ) -> Finding {
    Finding(
      rule: rule, kind: kind, outcome: outcome, impact: impact, certainty: certainty, origin: origin,
      cause: cause, places: [], states: ["start", "step 1, activate 'Vegan'"],
      environments: cause == nil
        ? [] : ["dark, standard contrast, iOS 18", "dark, standard contrast, iOS 26"],
      environmentCount: cause == nil ? 1 : 8, message: message, suggestion: suggestion,
      worst: cause == nil ? "start" : "start, dark, standard contrast, iOS 18",
      data: [Fact("ratio", 3.5234), Fact("foreground", "#FFFFFF"), Fact("limit", .infinity)])
  }

  static func gated(
    _ input: String, _ finding: Finding, _ places: [GatedFinding.Place], reachesBar: Bool = false
  ) -> GatedFinding {
    var complete = finding
    complete.places = places.map(\.place)
    return GatedFinding(input: input, finding: complete, places: places, reachesBar: reachesBar)
  }

  static func place(
    _ id: String, _ name: String, subject: String? = nil, node: String? = nil, _ source: SourceLocation?,
    _ status: GatedFinding.Status
  ) -> GatedFinding.Place {
    GatedFinding.Place(
      id: id,
      place: Finding.Place(
        node: NodeID(node ?? "root/\(name)"), name: name, subject: subject, source: source,
        classes: [.standard]), status: status)
  }

  static func source(_ file: String, _ line: Int, _ column: Int = 0) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }

  /// Twelve hexadecimal digits.
  static func id(_ finding: Int, _ place: Int) -> String {
    let digits = String(finding * 4096 + place, radix: 16)
    return String(repeating: "a", count: 12 - digits.count) + digits
  }

  /// Many findings, each at a place of its own in one of several inputs.
  static func many(_ count: Int, inputs: Int, impact: Impact = .serious, reachesBar: Bool = true)
    -> GateResult
  {
    let paths = (0..<inputs).map { "Scenarios/\($0).json" }
    let findings = (0..<count).map { index in
      let path = paths[index * inputs / count]
      return gated(
        path, finding("label-missing", "no-label", impact, "VoiceOver has no name for it; give it a label"),
        [place(id(index, 0), "button", source(path, index + 1, 3), .new)], reachesBar: reachesBar)
    }
    return GateResult(
      inputs: paths.map { AuditedInput(path: $0, title: "Screen \($0)", coverage: coverage(states: 2)) },
      findings: findings, ledger: [], bar: Bar(impact: .serious), verdict: .findings)
  }
}
