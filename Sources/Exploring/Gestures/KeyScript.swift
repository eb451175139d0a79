import Terminal

/// Keys by name, for programs and for terminals that cannot send them one by one.
///
/// Words are separated by spaces: `right`, `enter`, `ctrl-c`, a single character, or a text in quotation marks
/// that is typed character by character. `#` begins a comment.
public enum KeyScript {
  /// What a line has in order.
  public enum Item: Hashable, Sendable {
    case key(Key)
    /// Text to type, which is never a command.
    case text(String, KeyScriptError.Place)
  }

  /// The keys and texts of a line.
  public static func items(in line: String, number: Int, file: String) throws(KeyScriptError) -> [Item] {
    var keys: [Item] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "#" else { return keys }
      let column = line.distance(from: line.startIndex, to: rest.startIndex) + 1
      let place = KeyScriptError.Place(file: file, line: number, column: column)
      if first == "\"" {
        keys.append(.text(String(try quoted(&rest, place)), place))
      } else {
        keys.append(.key(try key(&rest, place)))
      }
    }
  }

  private static func quoted(
    _ rest: inout Substring, _ place: KeyScriptError.Place
  ) throws(KeyScriptError) -> Substring {
    let text = rest.dropFirst()
    guard let end = text.firstIndex(of: "\"") else { throw .unfinishedText(place) }
    rest = text[text.index(after: end)...]
    return text[..<end]
  }

  private static func key(
    _ rest: inout Substring, _ place: KeyScriptError.Place
  ) throws(KeyScriptError) -> Key {
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(word.count)
    guard let key = KeyWords.key(named: String(word)) else { throw .noSuchKey(String(word), place) }
    return key
  }
}

/// A line of keys that cannot be read.
public enum KeyScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where something is written, counted from 1.
  public struct Place: Hashable, Sendable {
    public var file: String
    public var line, column: Int
  }

  case noSuchKey(String, Place)
  case unfinishedText(Place)
  /// Text where nothing takes any.
  case nothingTyped(Place)

  public var description: String {
    switch self {
    case .noSuchKey(let word, let place):
      "\(Self.words(place)): error: '\(word)' is no key; use \(Self.names), ctrl-, alt- or f with what follows, a "
        + "single character, or a text in quotation marks"
    case .unfinishedText(let place):
      "\(Self.words(place)): error: the text has no closing quotation mark; put one at its end"
    case .nothingTyped(let place):
      "\(Self.words(place)): error: \(Explorer.nothingTyped); put 'enter' on a text field before the text"
    }
  }

  private static var names: String { KeyWords.named.map(\.name).joined(separator: ", ") }
  private static func words(_ place: Place) -> String { "\(place.file):\(place.line):\(place.column)" }
}
