import LocatedJSON
import SemanticTree
import VoiceOver

/// What a user does with fingers or keys, without naming an element.
public enum DeviceStep: Hashable, Sendable {
  /// A gesture with any number of fingers.
  case gesture(Gesture, times: Int)
  /// Turns the rotor until it stands on an item.
  case rotor(RotorItem)
  /// Keys of a hardware keyboard, one after the other.
  case keys([KeyChord])
  /// Touches the screen, in points from its upper left corner.
  case touch(Point)
  /// Opens the item chooser and takes the entry that begins so.
  case choose(String)

  /// What is asked of VoiceOver.
  func commands(in layout: LayoutDirection) -> [VoiceOverCommand] {
    switch self {
    case .gesture(let gesture, let times):
      Array(repeating: gesture.command(in: layout), count: times).compactMap { $0 }
    case .rotor(let item): [.rotor(item)]
    case .keys(let chords): chords.map(VoiceOverCommand.press)
    case .touch(let point): [.touch(point)]
    case .choose(let text): [.openItemChooser, .choose(text)]
    }
  }

  /// What the user does, in words.
  var words: String {
    switch self {
    case .gesture(let gesture, let times): gesture.words + (times > 1 ? ", \(times) times" : "")
    case .rotor(let item): "turn the rotor to \(Quotation.quoted(item.name))"
    case .keys(let chords): "press \(chords.map(\.description).joined(separator: " "))"
    case .touch(let point): "touch \(NumberText.of(point.x)), \(NumberText.of(point.y))"
    case .choose(let text): "choose \(Quotation.quoted(text))"
    }
  }
}

extension Gesture {
  /// The gesture in words: `swipe right with 3 fingers`.
  var words: String {
    switch self {
    case .flick(let direction, let fingers): "swipe \(direction.rawValue)\(Gesture.with(fingers))"
    case .tap(let count, let fingers, let isLow):
      ["tap", "double tap", "triple tap"][min(count, 3) - 1] + Gesture.with(fingers)
        + (isLow ? " in the lower half" : "")
    case .scrub: "scrub"
    case .rotate(let turn): "turn the rotor \(turn.rawValue)"
    }
  }

  private static func with(_ fingers: Int) -> String { fingers == 1 ? "" : " with \(fingers) fingers" }
}
