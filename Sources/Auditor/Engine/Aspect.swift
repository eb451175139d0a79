/// A side of a screen on which a verdict can depend, and which a modifier can change.
public enum Aspect: String, Codable, Sendable, CaseIterable, Comparable {
  /// What assistive technology is told: labels, values, hints, traits, whether something is an element.
  case words
  /// Colours, fonts and what else is drawn.
  case look
  /// Where something is and how large.
  case layout
  case motion
  /// What taps, gestures, keys and actions do, and where the focus goes.
  case interaction
  /// What is there: lists, bars, sheets and what they hold.
  case structure

  public static func < (left: Aspect, right: Aspect) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }

  /// What a report calls it.
  public var name: String {
    switch self {
    case .words: "what assistive technology is told"
    case .look: "colours and looks"
    case .layout: "layout and size"
    case .motion: "motion"
    case .interaction: "interaction"
    case .structure: "what is there"
    }
  }
}

extension Set<Aspect> {
  /// Every aspect: of what is not known anything may change.
  public static var all: Set<Aspect> { Set(Aspect.allCases) }
}
