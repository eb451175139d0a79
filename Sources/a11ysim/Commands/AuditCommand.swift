/// Audits inputs in many environments and in the states that their controls lead to.
enum AuditCommand: Command {
  static let name = "audit"
  static let summary = "find what is wrong for people with disabilities, over environments and states"
  static let synopsis = "INPUT… [OPTIONS]"
  static let discussion = """
    Looks at each input's screen in the states that its controls lead to, and in environments that usually change
    a verdict: light and dark, standard and increased contrast, iOS 18 and 26, text sizes, screen sizes, Reduce Motion.
    An input is a scenario, a Swift file, or a folder of either. A finding lists every place, state and environment
    where it holds. One screen prints its findings; several, such as the previews of a file, print a summary by cause
    ('--verbose' prints all).

    Exit code 1 when a finding is new, certain and of the impact that '--fail-on' names, or worse. What has to be
    looked at by somebody ('review') fails the run only where '--fail-on-review' or the preset says so.

    With --fix the edits of Swift source that are safe and small are printed as a diff, such as a missing trait, a text
    style in place of a fixed size, or a branch for Reduce Motion. They are made in copies first, which are audited: an
    edit that does not mend what it is for, or brings something new, is not proposed. Nothing is written without
    --write; with it, the report is that of the files as they are then.
    """
  static let options = Arguments.gateOptions + Arguments.fixOptions
  static let examples = [
    "audit Scenarios/restaurants.json", "audit Scenarios --fail-on critical --output sarif:a11y.sarif",
    "audit Scenarios --changed-since origin/main --output github:-",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let delivery = try ReportDelivery(arguments)
    if try arguments.wantsFixes() { return try FixCall(arguments).carryOut(delivery, console) }
    let call = try AuditCall(arguments)
    guard let result = try call.result(console) else { return .clean }
    return delivery.deliver(result, to: console)
  }
}
