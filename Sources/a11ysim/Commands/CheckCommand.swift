/// Audits inputs and checks what they expect.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "audit inputs and check what they expect: spoken lines, focus, elements"
  static let synopsis = "INPUT… [OPTIONS]"
  static let discussion = """
    Does what 'audit' does, and plays each scenario's steps and compares what is spoken, where the cursor stands and
    what elements there are with the scenario's 'expect'. An expectation that is not met fails the run, whatever the
    bar for findings is.

    With --update nothing is audited: expectations that are not met are rewritten in the scenarios' files to what is
    so now, and the difference is shown. What cannot be rewritten is told and left, and gives exit code 1. It is
    refused where CI is set, because a pipeline must not agree with itself.

    With --device FILE nothing is audited either: what one scenario says is compared with lines that somebody copied
    from a device's caption panel, and counted by how sure the tool was. The file has an utterance a line; '# iOS 26.1,
    iPhone 15, en' at its top tells of the device; '> activate 'Price'' opens a step, in the words of 'record --steps';
    '(nothing)' stands for silence. Exit code 0 where every line agrees, 1 where one does not.
    """
  static let options =
    Arguments.gateOptions.filter { $0.name != "--device" } + [
      .value(
        "--device", "NAME|FILE",
        "look at the layout on this device too; or compare with a device's lines (a .txt file)", repeats: true
      ),
      .flag("--update", "rewrite expectations that are not met to what is so now, and show the difference"),
    ]
  static let examples = [
    "check Scenarios", "check Scenarios/checkout.json --output junit:a11y.xml",
    "check Scenarios/checkout.json --update", "check Scenarios/checkout.json --device heard.txt",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    if arguments.has("--update") { return try UpdateCall(arguments).carryOut(console) }
    if let call = try DeviceCall(arguments) { return try call.carryOut(console) }
    let delivery = try ReportDelivery(arguments)
    let call = try AuditCall(arguments, checksExpectations: true)
    guard let result = try call.result(console) else { return .clean }
    return delivery.deliver(result, to: console)
  }
}
