/// Writes pages that a designer can look at and listen to.
enum ReportCommand: Command {
  static let name = "report"
  static let summary = "write HTML pages with pictures, sound and findings, one for each scenario"
  static let synopsis = "INPUT… [OPTIONS]"
  static let discussion = """
    Audits each input as 'audit' does, goes through its states with VoiceOver, and writes one page for each with
    pictures in every appearance and size of text, the spoken transcripts with their sound, and the findings; and an
    index of them all. Each page is one file that asks nobody for anything, so it can be sent by mail.

    The folder gets index.html, a page for each input, and report.json, with which a later run can be compared:
    'report Scenarios --against OLD/report.json' writes comparison.html too. Notes of what a device said, which a page
    saves as device.json, are shown when they lie in the folder.

    Ends with 0 when everything could be written, whatever was found; 'check' is for gates.
    """
  static let options: [Option] =
    [
      .value("--output", "FOLDER", "where the pages go; Reports unless given"),
      .value("--against", "OLD.json", "compare with the report.json of an earlier run"),
      .flag("--no-sound", "leave the sound out; transcripts stay"),
      .value(
        "--sound-limit", "KB", "leave out the sound of a state that takes more kilobytes; 200 unless given"),
      .value("--rate", "RATE", "words a minute (80 to 900), or VoiceOver's speed as a percentage: 60%"),
      .value("--pitch", "0-100", "the voice's pitch; 50 is its own"),
      Option(name: "--records", value: "FOLDER", help: "", isHidden: true),
    ] + Arguments.auditOptions + Arguments.scenarioOptions
    + [.value("--fallback-language", "TAG", "the voice and the words for languages that have none")]
  static let examples = [
    "report Scenarios", "report Scenarios/checkout.json --output /tmp/checkout --rate 60%",
    "report Scenarios --against before/report.json",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    try ReportCall(arguments).carryOut(console)
  }
}
