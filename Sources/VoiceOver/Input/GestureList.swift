/// The gestures that do something on a screen, in the order in which a manual would have them.
public enum GestureList {
  /// A gesture with its words and what it does.
  public struct Entry: Sendable {
    public var gesture: Gesture
    public var words: String
    public var effect: String
  }

  /// Every gesture that `Gesture` knows a command for.
  public static let all: [Entry] = [
    entry(.flick(.right, fingers: 1), "flick right"), entry(.flick(.left, fingers: 1), "flick left"),
    entry(.flick(.down, fingers: 1), "flick down"), entry(.flick(.up, fingers: 1), "flick up"),
    entry(.tap(count: 1, fingers: 1), "tap"), entry(.tap(count: 2, fingers: 1), "double tap"),
    entry(.tap(count: 3, fingers: 1), "triple tap"),
    entry(.rotate(.clockwise), "turn two fingers clockwise"),
    entry(.rotate(.counterclockwise), "turn two fingers counterclockwise"),
    entry(.flick(.up, fingers: 2), "flick up with two fingers"),
    entry(.flick(.down, fingers: 2), "flick down with two fingers"),
    entry(.tap(count: 2, fingers: 2), "double tap with two fingers"),
    entry(.tap(count: 3, fingers: 2), "triple tap with two fingers"),
    entry(.scrub, "draw a Z with two fingers"),
    entry(.flick(.up, fingers: 3), "flick up with three fingers"),
    entry(.flick(.down, fingers: 3), "flick down with three fingers"),
    entry(.flick(.left, fingers: 3), "flick left with three fingers"),
    entry(.flick(.right, fingers: 3), "flick right with three fingers"),
    entry(.tap(count: 1, fingers: 3), "tap with three fingers"),
    entry(.tap(count: 2, fingers: 3), "double tap with three fingers"),
    entry(.tap(count: 3, fingers: 3), "triple tap with three fingers"),
    entry(.tap(count: 1, fingers: 4), "tap the upper half with four fingers"),
    entry(.tap(count: 1, fingers: 4, inLowerHalf: true), "tap the lower half with four fingers"),
  ]

  private static func entry(_ gesture: Gesture, _ words: String) -> Entry {
    Entry(gesture: gesture, words: words, effect: gesture.command()?.effect ?? "nothing")
  }
}
