import SemanticTree

/// A screen as it looks, in the markup of SVG.
public struct Picture: Hashable, Sendable {
  /// The name that the picture was drawn by.
  public let id: String
  /// In points.
  public let width, height: Double
  /// What belongs into an `svg` element whose view box is as large as the picture: `viewBox="0 0 width height"`. It
  /// refers to the definitions of the book that drew it.
  public let content: String
  /// What is not drawn as it would look, in the order of the drawing; each thing once.
  public let standIns: [StandIn]

  /// True where something is not drawn as it would look.
  public var isApproximate: Bool { !standIns.isEmpty }
}

/// Something that a picture only hints at, since its real look is not known here. In the markup it has the class
/// `approximate`.
public struct StandIn: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// A translucent surface, drawn as a veil of one colour over what is behind, which is blurred by an estimate unless
    /// the surface is scaled or turned.
    case material
    /// A system symbol for which there is no sketch, drawn as a square with round corners.
    case symbol
    /// A picture, drawn as stripes.
    case image
    /// An effect that is left out.
    case effect
  }

  public let kind: Kind
  /// The name in SwiftUI or in the app.
  public let name: String
  /// Where it is, in points before any scaling or turning; nil where nothing is drawn.
  public let frame: Rect?
}
