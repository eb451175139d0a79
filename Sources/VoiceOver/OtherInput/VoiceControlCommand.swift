/// A sentence that operates an element by its name or number: `Tap Price`, `Tap 3`, `Long press Photo`.
public struct VoiceControlCommand: Hashable, Sendable {
  /// What is to be done.
  public enum Verb: String, Hashable, Sendable, CaseIterable {
    case tap
    case longPress = "long press"
    case increment, decrement

    /// What VoiceOver's user would do instead.
    public var command: VoiceOverCommand {
      switch self {
      case .tap: .activate
      case .longPress: .longPress
      case .increment: .increment
      case .decrement: .decrement
      }
    }
  }

  /// What is to be done.
  public var verb: Verb
  /// The name or number of the element.
  public var object: String

  /// A tap on an element.
  public init(tapping name: String) { self.init(.tap, name) }

  private init(_ verb: Verb, _ object: String) {
    self.verb = verb
    self.object = object
  }

  /// A sentence that begins with a verb, whatever its capitals; a number alone is a tap on it. Nil for others.
  public init?(_ sentence: String) {
    let words = sentence.split(separator: " ")
    if words.count == 1, Int(sentence.audible) != nil {
      self.init(tapping: sentence)
      return
    }
    for verb in Verb.allCases {
      let length = verb.rawValue.split(separator: " ").count
      let start = words.prefix(length).joined(separator: " ").lowercased()
      guard start == verb.rawValue, words.count > length else { continue }
      self.init(verb, words.dropFirst(length).joined(separator: " "))
      return
    }
    return nil
  }

  /// The sentence as it is said.
  public var sentence: String {
    verb.rawValue.prefix(1).uppercased() + verb.rawValue.dropFirst() + " " + object
  }
}
