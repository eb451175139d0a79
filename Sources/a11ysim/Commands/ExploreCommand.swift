import Exploring
import Foundation
import Reporters
import Scenarios
import Terminal

/// A terminal VoiceOver: keys are gestures.
enum ExploreCommand: Command {
  static let name = "explore"
  static let summary = "explore a scenario's screen with VoiceOver's gestures, by keys in the terminal"
  static let synopsis = "SCENARIO.json [OPTIONS]"
  static let discussion = """
    Arrow keys swipe, Enter double-taps, '?' lists the keys and tells what each does, 'q' quits. What VoiceOver says is
    shown in a caption panel and spoken at once; any key cuts it off. What changes on the screen without being
    announced is told too.

    --plain prints one line for each thing that happens and never moves the cursor: for people who use a screen
    reader themselves (with --no-sound where two voices are one too many). It is what a dumb terminal gets.

    Where standard input is no terminal, it is read as names of keys, a line at a time: right, enter, escape, ctrl-c,
    single characters, and texts in quotation marks that are typed and never
    commands: where no field is edited nothing is typed, and the exit code is 2. '#' begins a comment. Nothing is
    spoken then.

    \(KeyWords.help.joined(separator: "\n"))
    """
  static let options: [Option] =
    [
      .flag("--plain", "print lines only: no picture, no colour, no cursor movement"),
      .flag("--no-sound", "show only"),
    ] + Arguments.scenarioOptions + Arguments.voiceOptions
  static let examples = [
    "explore Scenarios/checkout.json", "explore Scenarios/restaurants.json --plain --rate 70%",
  ]

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
    let path = try arguments.operand("a scenario file")
    let speech = try arguments.speech()
    let player = try arguments.player(for: path, .transcript)
    let pipe = try WakePipe()
    let call = ExploreCall(
      explorer: Explorer(player.session),
      title: "\(player.scenario.title)  \(EnvironmentText.summary(player.session.environment))",
      messages: VoiceMessages(waking: pipe), pipe: pipe, support: .current)
    let support = call.support
    if !support.readsKeys {
      try call.runScript(console)
    } else if support.drawsPictures, !arguments.has("--plain") {
      try call.runPicture(isSilent: arguments.has("--no-sound"), speech)
    } else {
      try call.runLines(isSilent: arguments.has("--no-sound"), speech, console)
    }
    return .clean
  }
}
