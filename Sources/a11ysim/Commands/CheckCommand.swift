/// Audits inputs and checks what they expect.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "audit inputs and check what they expect: spoken lines, focus, elements"
  static let synopsis = "INPUT… [OPTIONS]"
  static let discussion = """
    Does what 'audit' does, and plays each scenario's steps and compares what is spoken, where the cursor stands and
    what elements there are with the scenario's 'expect'. An expectation that is not met fails the run, whatever the
    bar for findings is.
    """
  static let options = Arguments.gateOptions
  static let examples = ["check Scenarios", "check Scenarios/checkout.json --output junit:a11y.xml"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let delivery = try ReportDelivery(arguments)
    let call = try AuditCall(arguments, checksExpectations: true)
    guard let result = try call.result(console) else { return .clean }
    return delivery.deliver(result, to: console)
  }
}
