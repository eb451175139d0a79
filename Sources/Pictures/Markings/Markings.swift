import SemanticTree

/// What is to be marked on a picture. Frames are in points of the picture.
public struct Markings: Hashable, Sendable {
  /// A place where a screen reader stops.
  public struct Stop: Hashable, Sendable {
    public var number: Int
    public var frame: Rect
    /// True where the way to it from the stop before is not the one that is expected.
    public var isDeparture: Bool

    public init(number: Int, frame: Rect, isDeparture: Bool = false) {
      self.number = number
      self.frame = frame
      self.isDeparture = isDeparture
    }
  }

  /// An edge at which a text ends too early.
  public struct Cut: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      /// Letters were lost to an ellipsis; a wavy line.
      case truncated
      /// Letters are cut in two or hidden; a bracket.
      case clipped
    }

    public enum Edge: String, Hashable, Sendable, CaseIterable {
      case left, right, top, bottom
    }

    public var kind: Kind
    /// That of the text.
    public var frame: Rect
    public var edge: Edge

    public init(_ kind: Kind, frame: Rect, edge: Edge) {
      self.kind = kind
      self.frame = frame
      self.edge = edge
    }
  }

  /// In the order of reading.
  public var stops: [Stop]
  /// Where a control takes touches.
  public var hitAreas: [Rect]
  public var cuts: [Cut]
  /// What findings are about.
  public var spots: [Rect]

  public init(stops: [Stop] = [], hitAreas: [Rect] = [], cuts: [Cut] = [], spots: [Rect] = []) {
    self.stops = stops
    self.hitAreas = hitAreas
    self.cuts = cuts
    self.spots = spots
  }
}

/// Markings in the markup of SVG, to be laid over a picture in the same `svg` element. Each is a group, or empty where
/// nothing is marked.
///
/// A group and what is in it take their `color` from the page; a colour that suits it is set where the page sets none.
/// Whatever is drawn in that colour has a white border of the class `halo`. Kinds of markings differ in shape, too.
public struct MarkingLayers: Hashable, Sendable {
  /// `<g class="outlines">` with a `<g class="stop" data-stop="…">` around the outline of each stop.
  public let outlines: String
  /// `<g class="order">` with a dotted `<g class="step departure" data-stop="…">` for the way to each stop that is not
  /// where one expects it: a line for what is as expected would only cover the picture. It belongs between the outlines
  /// and the badges.
  public let order: String
  /// `<g class="badges">` with a `<g class="stop" data-stop="…">` around the number of each stop.
  public let badges: String
  /// `<g class="hit-areas">` with a `<g class="hit-area">` for each: the area's edge in dashes, and where that is
  /// smaller, the square of 44 points about its middle in dots. Neither has a halo, which would hide what is beneath.
  public let hitAreas: String
  /// `<g class="cuts">` with marks of the class `cut` and `truncated` or `clipped`.
  public let cuts: String
  /// `<g class="spots">` with a box of two lines of the class `spot` for each.
  public let spots: String

  /// All of them, the uppermost last.
  public var content: String { hitAreas + spots + cuts + outlines + order + badges }
}
