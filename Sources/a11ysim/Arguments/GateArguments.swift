import Auditor
import Foundation
import Gate
import LocatedJSON
import Scenarios
import SemanticTree

extension Arguments {
  /// The options of commands that audit and judge.
  static let gateOptions: [Option] = auditOptions + outputOptions + scenarioOptions + wordOptions

  /// The options that say what is audited, how, and what is known of it.
  static let auditOptions: [Option] =
    [
      .value("--preset", "NAME", "adopt (nothing fails), recommended (default) or strict"),
      .value("--fail-on", "IMPACT", "the bar: critical, serious (default), moderate, minor, or never"),
      .flag("--fail-on-review", "let findings for review fail the run too"),
      .value(
        "--config", "FILE", "use this configuration and no other; the nearest .a11ysim.json unless given"),
      .value("--baseline", "FILE", "use this baseline; .a11ysim/baseline.json unless configured"),
      .flag("--no-baseline", "show everything as new"),
      .flag("--frozen", "exit 3 where baseline or suppressions hold what is no longer so"),
      .value("--today", "DAY", "the day by which suppressions end, as 2026-12-31"),
      .value("--changed-since", "COMMIT", "only what was changed since then can fail the run"),
      .value("--shard", "I/N", "audit the Ith of N parts of the inputs; 'merge' puts reports together"),
      .value("--jobs", "NUMBER", "how many processes audit; one for each processor core unless given"),
      .value("--max-states", "NUMBER", "how many states of an input are looked at; 64 unless given"),
      .value("--device", "NAME", "look at the layout on this device too", repeats: true),
      .flag("--pseudo", "look at the layout with longer texts too, as translations are"),
      .flag("--rtl", "look at the layout from right to left too"),
      Option(name: "--worker", value: "FOLDER", help: "", isHidden: true),
    ]

  static let wordOptions: [Option] = [
    .value("--fallback-language", "TAG", "VoiceOver's words for a language that has none")
  ]

  /// What the gate is asked for.
  func gateOptions(for inputs: [String]) throws -> GateRun.Options {
    let project = Project(of: inputs.first ?? ".")
    var options = GateRun.Options(project: project, today: try today())
    options.configurationFile = value("--config")
    options.baseline = value("--baseline")
    options.usesBaseline = !has("--no-baseline")
    options.isFrozen = has("--frozen")
    options.changedSince = value("--changed-since")
    options.overrides.preset = try choice("--preset")
    options.overrides.failOn = try choice("--fail-on")
    options.overrides.failsOnReview = has("--fail-on-review") ? true : nil
    options.overrides.maxStates = try number("--max-states", in: 1...10_000).map { Int($0) }
    options.overrides.devices = try devices()
    options.overrides.pseudo = has("--pseudo") ? true : nil
    options.overrides.rightToLeft = has("--rtl") ? true : nil
    return options
  }

  /// How many processes audit.
  func jobs() throws -> Int {
    try number("--jobs", in: 1...256).map { Int($0) } ?? ProcessInfo.processInfo.activeProcessorCount
  }

  func shard() throws -> Shard? {
    guard let text = value("--shard") else { return nil }
    guard let shard = Shard(text) else {
      throw UsageError("'\(text)' is not a value of '--shard': write 1/4 for the first of four", for: command)
    }
    return shard
  }

  private func devices() throws -> [Device]? {
    let names = all("--device")
    guard !names.isEmpty else { return nil }
    return try names.map { name in
      if let device = Device.named(name) { return device }
      let known = Device.all.map(\.name)
      let nearest = NearestName.of(name, in: known).map { "did you mean '\($0)'?" }
      throw UsageError(
        "no device '\(name)'; \(nearest ?? "known are \(known.joined(separator: ", "))")", for: command)
    }
  }

  /// The day by which suppressions end: the one given, that of `SOURCE_DATE_EPOCH`, or the present one (UTC).
  private func today() throws -> CalendarDay {
    if let text = value("--today") {
      guard let day = CalendarDay(text) else {
        throw UsageError("'\(text)' is not a value of '--today': write a day as 2026-12-31", for: command)
      }
      return day
    }
    let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    return CalendarDay(of: epoch.map { Date(timeIntervalSince1970: $0) } ?? Date())
  }
}

extension CalendarDay {
  /// The day on which a moment falls (UTC).
  fileprivate init(of date: Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let day = CalendarDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    self = day ?? CalendarDay("1970-01-01")!
  }
}
