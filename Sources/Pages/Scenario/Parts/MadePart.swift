import Reporters
import SemanticTree

/// How the page was made, so that somebody else can make it again.
struct MadePart {
  private let scenario: SurveyedScenario
  private let making: Making
  private let standIns: [String]

  init(_ scenario: SurveyedScenario, _ making: Making, standIns: [String]) {
    self.scenario = scenario
    self.making = making
    self.standIns = standIns
  }

  var markup: Markup {
    PagePiece.part("made", "How this was made", PagePiece.plainList(entries))
  }

  private var entries: [(name: String, value: Markup)] {
    let fonts = scenario.states.first?.screen.fonts ?? []
    var entries: [(name: String, value: Markup)] = [
      ("Tool", "a11ysim \(making.toolVersion)"),
      (
        "Environment",
        "\(EnvironmentText.summary(scenario.environment)); other environments where a finding names them"
      ),
      (
        "Fonts",
        "\(fonts.joined(separator: ", ")), measured in place of San Francisco, which may not be shipped"
      ),
      ("Voice", "\(voice)"),
      ("Source", "<code>\(scenario.path)</code>"),
    ]
    if !standIns.isEmpty {
      entries.append(("Drawn as stand-ins", "\(standIns.joined(separator: "; "))"))
    }
    return entries
  }

  private var voice: String {
    making.hasSound
      ? "espeak-ng at \(making.rate) words a minute. The words are VoiceOver’s, the voice is not."
      : "Left out; 'a11ysim report' without --no-sound has it. The words are VoiceOver’s."
  }
}
