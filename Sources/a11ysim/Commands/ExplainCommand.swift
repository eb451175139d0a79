import Auditor
import Gate
import LocatedJSON
import Scenarios

/// Tells what a rule asks for, whom it helps and on what it looks; or what is known of a finding.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "tell what a rule asks for, all about a finding, or what is known of VoiceOver"
  static let synopsis = "RULE | FINDING-ID INPUT… | voiceover"
  static let discussion = """
    Many of other tools' names of a rule are known too. The examples are the ones that the rule is tested with. For a finding
    give its id, as reports print it, and the input that it is in; a finding of the baseline needs no input.

    'voiceover' lists VoiceOver's settings, what is not known of it with the answer that is taken and why, its
    gestures, its keys and the items of its rotor.
    """
  static let options = Arguments.gateOptions
  static let examples = [
    "explain text-contrast", "explain 3f9c0de1a2b4 Scenarios/checkout.json", "explain voiceover",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let words = try arguments.someOperands("the name of a rule, the id of a finding, or 'voiceover'")
    if words[0] == "voiceover" {
      _ = try arguments.operand("'voiceover'")
      VoiceOverText.print(to: console)
      return .clean
    }
    if let rule = Rules.named(words[0]) {
      _ = try arguments.operand("the name of a rule")
      RuleText.print(rule, to: console)
      return .clean
    }
    if let reason = UnaskedQuestions.reasons[words[0]] {
      console.print("\(words[0]) is not looked for: \(reason).")
      return .clean
    }
    guard FindingText.isID(words[0]) else { throw unknown(words[0]) }
    let inputs = Array(words.dropFirst())
    return try explain(finding: words[0], in: inputs, arguments, console)
  }

  private static func explain(
    finding id: String, in inputs: [String], _ arguments: Arguments, _ console: Console
  ) throws -> ExitCode {
    let paths = inputs.isEmpty ? try knownInput(of: id, arguments).map { [$0] } ?? [] : inputs
    guard !paths.isEmpty else {
      throw UsageError("no finding '\(id)' is in the baseline: name the input that it is in", for: self)
    }
    let delivery = try ReportDelivery(arguments)
    let call = try AuditCall(arguments, paths: paths)
    guard let result = try call.result(console) else { return .clean }
    guard result.verdict != .cannotJudge else { return delivery.deliver(result, to: console) }
    let found = result.findings.first { $0.places.contains { $0.id == id } }
    guard let found else {
      throw UsageError("no finding '\(id)' in \(paths.joined(separator: ", ")): it may be mended", for: self)
    }
    FindingText.print(found, id: id, to: console)
    return .clean
  }

  /// The input in which the baseline has a finding.
  private static func knownInput(of id: String, _ arguments: Arguments) throws -> String? {
    let run = GateRun(try arguments.gateOptions(for: []))
    let configuration = try run.projectConfiguration()
    let entries = try run.readBaseline(run.baselinePath(configuration))?.entries ?? []
    let base = id.split(separator: ":").first.map(String.init)
    return entries.first { $0.id == base }.map { run.options.project.absolute($0.input) }
  }

  private static func unknown(_ name: String) -> UsageError {
    let known = ["voiceover"] + Rules.all.flatMap { [$0.info.id] + $0.info.aliases }
    let nearest = NearestName.of(name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("no rule '\(name)'\(nearest)", for: self)
  }
}
