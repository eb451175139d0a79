/// A text with places that show state: `Delivery: {shipping|none}`.
public struct TextTemplate: Hashable, Sendable {
  /// A part of a text.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    /// A state's value, or the other text while it is empty.
    case value(state: String, whenEmpty: String?)
    /// How many members a state's list has.
    case count(state: String)
  }

  /// First to last.
  public var pieces: [Piece]

  public init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// A text without places.
  public static func literal(_ text: String) -> TextTemplate {
    TextTemplate(text.isEmpty ? [] : [.literal(text)])
  }

  /// The text with every place filled from `values`; a state that is not there leaves nothing.
  public func filled(from values: [String: StateValue]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .count(let state): "\(values[state]?.count ?? 0)"
      case .value(let state, let whenEmpty):
        values[state].map { $0.isEmpty ? whenEmpty ?? "" : $0.text } ?? ""
      }
    }.joined()
  }
}
