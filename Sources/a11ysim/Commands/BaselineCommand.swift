import Gate
import LocatedJSON
import Scenarios

/// Creates and tends baselines.
enum BaselineCommand: Command {
  static let name = "baseline"
  static let summary = "create, prune, accept into, or compare baselines of known findings"
  static let synopsis = "create|prune|accept INPUT… | diff FILE FILE"
  static let discussion = """
    A baseline lists the findings that a project knows, so that only new ones fail.

    create INPUT…   writes the baseline of what is found; refuses where there is one
    prune INPUT…    takes out what is found no more; never takes anything in
    accept --id ID --reason TEXT INPUT…
                    takes in the new places of one finding
    diff FILE FILE  what the second has more and less; needs no inputs
    """
  static let options: [Option] =
    [
      .value("--id", "ID", "the finding to accept, as reports give it"),
      .value("--reason", "TEXT", "why it is accepted"),
    ] + Arguments.gateOptions
  static let examples = [
    "baseline create Scenarios", "baseline prune Scenarios",
    "baseline accept --id 3f9c0de1a2b4 --reason 'the brand colour is under review' Scenarios",
  ]

  private enum Action: String, CaseIterable {
    case create, prune, accept, diff
  }

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let words = try arguments.someOperands("what to do: create, prune, accept or diff")
    guard let action = Action(rawValue: words[0]) else {
      let advice = NearestName.suggestion(for: words[0], in: Action.allCases.map(\.rawValue))
      throw UsageError(
        "'baseline' cannot '\(words[0])'; \(advice ?? "use create, prune, accept or diff")", for: self)
    }
    let rest = Array(words.dropFirst())
    if action == .diff { return try compare(rest, console) }
    guard !rest.isEmpty else { throw UsageError("'baseline \(action)' needs an input", for: self) }
    let delivery = try ReportDelivery(arguments)
    let call = try AuditCall(arguments, paths: rest)
    let writer = BaselineWriter(call.run)
    if action == .create { try writer.checkNothingIsThere(for: call.inputs) }
    guard let result = try call.result(console) else { return .clean }
    guard result.verdict != .cannotJudge else { return delivery.deliver(result, to: console) }
    switch action {
    case .create: report(try writer.create(from: result), "wrote", console)
    case .prune: report(try writer.prune(by: result), "pruned", console)
    case .accept: report(try accept(result, writer, arguments), "added to", console)
    case .diff: break
    }
    return .clean
  }

  private static func report(_ paths: [String], _ verb: String, _ console: Console) {
    for path in paths { console.print("\(verb) \(path)") }
    if paths.isEmpty { console.print("nothing to do") }
  }

  private static func accept(
    _ result: GateResult, _ writer: BaselineWriter, _ arguments: Arguments
  ) throws -> [String] {
    guard let id = arguments.value("--id"), let reason = arguments.value("--reason"), !reason.isEmpty else {
      throw UsageError("'baseline accept' needs '--id' and '--reason'", for: self)
    }
    return try writer.accept(id: id, reason: reason, of: result)
  }

  private static func compare(_ paths: [String], _ console: Console) throws -> ExitCode {
    guard paths.count == 2 else { throw UsageError("'baseline diff' needs two files", for: self) }
    let baselines = try paths.map { try BaselineFile.read($0, named: $0) }
    let (added, removed) = baselines[0].differences(to: baselines[1])
    for entry in added { console.print("added    \(entry.count) × \(entry.words)") }
    for entry in removed { console.print("removed  \(entry.count) × \(entry.words)") }
    if added.isEmpty, removed.isEmpty { console.print("no difference") }
    return .clean
  }
}
