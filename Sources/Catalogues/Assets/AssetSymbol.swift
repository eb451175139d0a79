/// The Swift name that Xcode makes for a colour or picture of a catalogue: `Color(.brandPrimary)`.
public struct AssetSymbol: Hashable, Sendable {
  /// The type that has the name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case color = "ColorResource"
    case image = "ImageResource"
  }

  public var kind: Kind
  /// The name in the catalogue, namespaces included: `Brand/text-primary`.
  public var name: String
  /// The types of the namespaces: `Brand`.
  public var namespaces: [String]
  /// The name of the member: `textPrimary`.
  public var member: String

  /// The name of an asset, by the rules that Xcode's generated files show.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
    let parts = name.split(separator: "/").map(String.init)
    namespaces = parts.dropLast().map { SymbolWords($0).type }
    member = SymbolWords(parts.last ?? name).member(without: kind == .color ? "color" : "image")
  }
}

/// An asset's name as words.
///
/// The rules are read off public files that Xcode generated: words end where a character is neither letter nor
/// digit, and after digits; each begins with a capital and keeps its own inside; `Color` or `Image` at the end is
/// dropped; a first digit gets an underscore.
struct SymbolWords {
  private let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var current = ""
    for character in name {
      let isPart = character.isLetter || character.isNumber
      let endsWord = current.last?.isNumber == true && character.isLetter
      if !isPart || endsWord {
        if !current.isEmpty { words.append(current) }
        current = ""
      }
      if isPart { current.append(character) }
    }
    if !current.isEmpty { words.append(current) }
    self.words = words
  }

  /// As the name of a type.
  var type: String { Self.identifier(Self.joined(words)) }

  /// As the name of a member, a word that says the kind taken from its end.
  func member(without kind: String) -> String {
    let joined = Self.lowered(words.first ?? "") + Self.joined(Array(words.dropFirst()))
    let isSuffixed = joined.count > kind.count && joined.lowercased().hasSuffix(kind)
    return Self.identifier(isSuffixed ? String(joined.dropLast(kind.count)) : joined)
  }

  private static func joined(_ words: [String]) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The capitals at the start made small, but for the one that begins the next word: `UIColour`, `uiColour`.
  private static func lowered(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase).count
    let keepsLast = capitals > 1 && text.dropFirst(capitals).first?.isLetter == true
    let count = keepsLast ? capitals - 1 : capitals
    return text.prefix(count).lowercased() + text.dropFirst(count)
  }

  private static func identifier(_ text: String) -> String {
    text.first?.isNumber != false ? "_" + text : text
  }
}
