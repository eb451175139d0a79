import Auditor
import Foundation
import Scenarios
import SemanticTree

/// A run of the gate over some inputs: finds what configures them, what is known of them, and judges what their audits
/// came to.
public struct GateRun: Sendable {
  /// What a call asks for.
  public struct Options: Sendable {
    public var project: Project
    /// The one configuration to use; nil for the nearest of each input.
    public var configurationFile: String?
    public var overrides: Configuration.Overrides
    /// The baseline in place of the configured one.
    public var baseline: String?
    public var usesBaseline: Bool
    public var isFrozen: Bool
    public var today: CalendarDay
    /// The commit since which changes count; nil for everything.
    public var changedSince: String?

    public init(project: Project, today: CalendarDay) {
      self.project = project
      self.today = today
      overrides = Configuration.Overrides()
      usesBaseline = true
      isFrozen = false
    }
  }

  public let options: Options

  public init(_ options: Options) { self.options = options }

  /// What holds for an input.
  public func configuration(for input: String) throws(ScenarioError) -> Configuration {
    try Configuration(
      for: input, in: options.project, file: options.configurationFile, overrides: options.overrides)
  }

  /// What holds for the project itself, above all inputs.
  public func projectConfiguration() throws(ScenarioError) -> Configuration {
    try configuration(for: options.project.root)
  }

  /// Judges what was audited.
  ///
  /// - Throws: `ScenarioError` for a configuration or baseline that cannot be used, `UnknownChanges`.
  public func judge(_ inputs: [JudgedInput]) throws -> GateResult {
    let configured = try inputs.map { ($0, try configuration(for: options.project.absolute($0.input.path))) }
    let changes = try options.changedSince.map { try GitChanges(in: options.project).lines(since: $0) }
    let baseline = options.usesBaseline ? try self.baseline(for: configured.map(\.1)) : Baseline()
    var ledger = Gate.Ledger(
      baseline: baseline, today: options.today, changes: changes, isFrozen: options.isFrozen)
    ledger.goneInputs = goneInputs(of: baseline)
    var gate = Gate(ledger)
    let bar = try configured.first?.1.bar ?? projectConfiguration().bar
    return gate.judge(configured.map { (judged: $0, configuration: $1) }, bar: bar)
  }

  /// The inputs of a baseline that are there no more.
  func goneInputs(of baseline: Baseline) -> Set<String> {
    Set(baseline.entries.map(\.input)).filter {
      !FileManager.default.fileExists(atPath: options.project.absolute($0))
    }
  }

  /// Where the baseline of an input with a configuration lies.
  public func baselinePath(_ configuration: Configuration) -> String {
    options.baseline ?? options.project.absolute(configuration.baseline)
  }

  private func baseline(for configurations: [Configuration]) throws(ScenarioError) -> Baseline {
    var paths = UniqueList<String>()
    for configuration in configurations { paths.add(baselinePath(configuration)) }
    var entries: [Baseline.Entry] = []
    for path in paths.elements { entries += try readBaseline(path)?.entries ?? [] }
    return Baseline(entries)
  }

  /// The baseline of a file; nil where there is no file and none was asked for by name.
  public func readBaseline(_ path: String) throws(ScenarioError) -> Baseline? {
    let isNamed = options.baseline != nil
    guard isNamed || FileManager.default.fileExists(atPath: path) else { return nil }
    return try BaselineFile.read(path, named: options.project.relative(path))
  }
}
