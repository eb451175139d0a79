import LocatedJSON
import SemanticTree
import VoiceOver

/// Plays what a tester did on a device and compares what both say.
@MainActor
public enum DeviceCheck {
  /// Compares a scenario with what a device said of it.
  ///
  /// Each setting and each answer to an open question is changed in turn, to see whether that comes nearer to the
  /// device.
  ///
  /// - Parameters:
  ///   - file: the transcript's name for diagnostics.
  ///   - player: makes a scenario ready to be played with some of VoiceOver's settings.
  /// - Throws: a `ScenarioError` where a step of the transcript fits nothing, an `InterruptedPlayback` where one cannot
  ///   be done, and what rendering throws.
  public static func compare(
    _ scenario: Scenario, with transcript: DeviceTranscript, file: String,
    player: (Scenario, [SpeechChoice]) throws -> ScenarioPlayer
  ) throws -> DeviceAgreement {
    var scenario = scenario
    scenario.expectations = []
    scenario.steps = try transcript.parts.compactMap { part in
      try part.step.map { try $0.step(file: file, line: part.line) }
    }
    let present = try player(scenario, [])
    let settings = present.session.composer.settings
    let said = try present.play().saidParts
    var agreement = DeviceAgreement(transcript, said)
    if agreement.isWhole, !agreement.hasDoubts { return agreement }
    for option in SpeechOption.all {
      let present = option.value(in: settings)
      let trials = option.values.filter { $0 != present }.compactMap { value -> ConventionTrial? in
        // A gesture may lead nowhere with other settings: that answers nothing.
        let other = try? player(scenario, [SpeechChoice(option: option, value: value)]).play().saidParts
        return other.map { ConventionTrial(value, transcript, from: said, to: $0) }
      }
      agreement.answers += [DeviceAnswer(option, present: present, trials)].compactMap { $0 }
    }
    return agreement
  }
}

extension DeviceAgreement {
  /// Whether something that is said rests on an open question, so that a device may settle it.
  fileprivate var hasDoubts: Bool { grades.contains { $0.grade.hasPrefix("disputed") } }
}

extension DeviceAnswer {
  /// The trial that tells most of an option; nil where the device is as near to every value, or speaks for a setting
  /// as it is.
  init?(_ option: SpeechOption, present: String, _ trials: [ConventionTrial]) {
    let telling = trials.filter { $0.nearer > 0 || $0.farther > 0 }
    guard let best = telling.max(by: { $0.gain < $1.gain }) else { return nil }
    question = option.name
    if case .setting = option.subject { isSetting = true } else { isSetting = false }
    self.present = present
    (other, nearer, farther) = (best.value, best.nearer, best.farther)
    if isSetting, supported != other { return nil }
  }
}

/// What comes of another value of an option.
struct ConventionTrial {
  var value: String
  /// The lines of the device to which the value is nearer, and those from which it is farther.
  var nearer = 0
  var farther = 0
  /// By how much all lines together are more alike.
  var gain = 0.0

  /// A line that is less like either value speaks of something else.
  private static let leastLikeness = 0.5

  init(_ value: String, _ transcript: DeviceTranscript, from said: [SaidPart], to other: [SaidPart]) {
    self.value = value
    for (index, noted) in transcript.parts.enumerated() where noted.isNoted {
      guard said.indices.contains(index), other.indices.contains(index) else { continue }
      let before = ConventionTrial.likeness(noted, said[index])
      let after = ConventionTrial.likeness(noted, other[index])
      for (old, new) in zip(before, after) where max(old, new) >= ConventionTrial.leastLikeness {
        if new > old { nearer += 1 }
        if new < old { farther += 1 }
        gain += new - old
      }
    }
  }

  /// How alike each line of the device is to what is said, in its order. A silence is as unlike as there are words.
  private static func likeness(_ noted: DeviceTranscript.Part, _ said: SaidPart) -> [Double] {
    if noted.isSilent { return [said.lines.isEmpty ? 1 : 0] }
    return LinePair.of(noted, said).filter { $0.heard != nil }.map(\.similarity)
  }
}

extension StepText {
  /// The step at its place in a file.
  ///
  /// - Throws: what is wrong with it.
  func step(file: String, line: Int) throws(ScenarioError) -> Step {
    let decoding = Decoding(file: file)
    let value: JSONValue
    do {
      value = try JSONReader.read(Array(json.utf8), file: file)
    } catch {
      throw ScenarioError([error])
    }
    guard var step = StepKind().decode(value, decoding) else { throw ScenarioError(decoding.diagnostics) }
    step.source = SourceLocation(file: file, line: line, column: 1)
    step.expectations = []
    return step
  }
}
