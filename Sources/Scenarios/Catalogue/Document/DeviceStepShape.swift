import LocatedJSON
import SemanticTree
import VoiceOver

/// Steps with fingers and keys: `{"swipe": "right"}`, `{"rotor": "headings"}`, `{"keys": ["tab", "space"]}`.
enum DeviceStepShape {
  typealias Variant = (name: String, properties: [any AnyProperty], build: Build)
  typealias Build = @Sendable (Properties, JSONValue, Decoding) -> DeviceStep?

  static let variants: [Variant] = [swipes, taps, turns, rotors, keys, touches, choices]

  private static let fingers = Property(
    "fingers", NumberKind(minimum: 1, maximum: 4, isWhole: true), default: 1, "How many fingers.")
  private static let times = Property(
    "times", NumberKind(minimum: 1, maximum: 1000, isWhole: true), default: 1, "How often.")

  private static let swipe = Property(
    "swipe", ChoiceKind<FlickDirection>(.right),
    "Where fingers flick: one goes to the next or previous element, or through what the rotor stands on; two read all; "
      + "three scroll.")
  private static let swipes = Variant("a swipe", [swipe, fingers, times]) { values, json, decoding in
    known(.flick(values[swipe], fingers: Int(values[fingers])), values, json, decoding)
  }

  private static let tap = Property(
    "tap", NumberKind(minimum: 1, maximum: 4, isWhole: true),
    "How often fingers tap in quick succession: two taps activate, three are a long press; two fingers twice are the "
      + "magic tap.")
  private static let half = Property(
    "half", ChoiceKind<ScreenHalf>(.upper), default: .upper,
    "Where four fingers tap: the first or last element.")
  private static let taps = Variant("a tap", [tap, fingers, half]) { values, json, decoding in
    let gesture = Gesture.tap(
      count: Int(values[tap]), fingers: Int(values[fingers]), inLowerHalf: values[half] == .lower)
    return known(gesture, values, json, decoding)
  }

  private static let rotate = Property(
    "rotate", ChoiceKind<RotorTurn>(.clockwise), "Which way two fingers turn the rotor.")
  private static let turns = Variant("a turn of the rotor", [rotate, times]) { values, _, _ in
    .gesture(.rotate(values[rotate]), times: Int(values[times]))
  }

  private static let rotor = Property(
    "rotor", RotorItemKind(), "What the rotor is turned to; swipes up and down go through it then.")
  private static let rotors = Variant("the rotor", [rotor]) { values, _, _ in .rotor(values[rotor]) }

  private static let chords = Property(
    "keys", ListKind(element: KeyChordKind(), name: "a list of keys", isEmptyAllowed: false),
    "Keys of a hardware keyboard: VoiceOver's own (vo+right), those of Full Keyboard Access (tab, space), typing."
  )
  private static let keys = Variant("keys", [chords]) { values, _, _ in .keys(values[chords]) }

  private static let point = ObjectKind<Point>("point", "a point", [x, y]) { Point(x: $0[x], y: $0[y]) }
  private static let x = Property("x", NumberKind(), "Points from the left.")
  private static let y = Property("y", NumberKind(), "Points from the top.")
  private static let touch = Property("touch", point, "Where a finger touches the screen.")
  private static let touches = Variant("a touch", [touch]) { values, _, _ in .touch(values[touch]) }

  private static let choose = Property(
    "choose", StringKind(), "An entry of the item chooser, or how it begins.")
  private static let choices = Variant("the item chooser", [choose]) { values, _, _ in .choose(values[choose])
  }

  /// Not every number of fingers and taps means something.
  private static func known(
    _ gesture: Gesture, _ values: Properties, _ json: JSONValue, _ decoding: Decoding
  ) -> DeviceStep? {
    guard gesture.command() != nil else {
      decoding.report(
        at: json.position, expected: "a gesture that VoiceOver knows", found: Quotation.quoted(gesture.words),
        suggestion: "'a11ysim explain voiceover' lists them")
      return nil
    }
    return .gesture(gesture, times: Int(values[times]))
  }
}

/// Where four fingers tap.
enum ScreenHalf: String, Sendable, CaseIterable {
  case upper, lower
}
