import LocatedJSON
import VoiceOver

extension ExpectationRewriting {
  /// Puts what is so now in place of names that were expected.
  mutating func rewriteNames(
    _ kind: ScenarioExpectation.Kind, _ json: JSONValue, _ check: ExpectationCheck
  ) -> Outcome {
    switch kind {
    case .voiceControl:
      replace("voiceControl", of: json, by: .names(VoiceControl.shownNames(of: check.finder.stops)))
    case .switchControl:
      replace("switchControl", of: json, by: .names(SwitchControl(stops: check.finder.stops).lines))
    case .device(let expectation): rewriteDevice(expectation, json, check)
    default: .impossible("nothing says what would be right")
    }
  }

  private mutating func rewriteDevice(
    _ expectation: DeviceExpectation, _ json: JSONValue, _ check: ExpectationCheck
  ) -> Outcome {
    let now = check.device.lines(of: expectation, after: check.commands).actual
    switch expectation {
    case .rotor: return replace("rotor", of: json, by: .string(check.device.rotor.name))
    case .rotorItems: return replace("rotorItems", of: json, by: .names(now))
    case .itemChooser: return replace("itemChooser", of: json, by: .names(now))
    case .tabOrder: return replace("tabOrder", of: json, by: .names(now))
    case .sound:
      let sounds = check.commands.flatMap(\.soundEffects)
      guard let sound = sounds.first, sounds.count == 1 else {
        return .impossible(sounds.isEmpty ? "no sound is made now" : "several sounds are made now")
      }
      return replace("sound", of: json, by: .string(sound.rawValue))
    }
  }
}

extension JSONDraft {
  fileprivate static func names(_ names: [String]) -> JSONDraft { .list(names.map { .string($0) }) }
}
