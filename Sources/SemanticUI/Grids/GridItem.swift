/// One row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How long the item is across the grid's direction.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each within the bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; 8 points unless given.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a lazy grid in a length: where they begin, how long they are and how they align.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  /// The whole length, from the first track's start to the last one's end.
  private(set) var length: CGFloat = 0

  /// Fixed items take theirs first; what is left is shared from the first item on, as SwiftUI does it.
  init(_ items: [GridItem], in length: CGFloat) {
    var left = length
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { left -= item.gap }
      if case .fixed(let fixed) = item.size { left -= fixed }
    }
    var open = items.filter { !$0.isFixed }.count
    for item in items {
      switch item.size {
      case .fixed(let fixed): add(item, max(fixed, 0))
      case .flexible(let least, let most):
        let share = min(max(left / CGFloat(open), least), most)
        add(item, share)
        left -= share
        open -= 1
      case .adaptive(let least, let most):
        let room = max(left / CGFloat(open), 0)
        addAdaptive(item, in: room, least: least, most: most)
        left -= room
        open -= 1
      }
    }
    if let last = tracks.last { self.length = last.start + last.length }
  }

  private var nextStart: CGFloat = 0

  private mutating func add(_ item: GridItem, _ length: CGFloat) {
    tracks.append(Track(start: nextStart, length: length, alignment: item.alignment))
    nextStart += length + item.gap
  }

  private mutating func addAdaptive(_ item: GridItem, in room: CGFloat, least: CGFloat, most: CGFloat) {
    let pitch = max(least, 1) + item.gap
    let fitting = room.isFinite && pitch.isFinite ? Int(((room + item.gap) / pitch).rounded(.down)) : 1
    let count = max(fitting, 1)
    let share = (room - CGFloat(count - 1) * item.gap) / CGFloat(count)
    for _ in 0..<count { add(item, min(max(share, least), most)) }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing ?? ViewSpacing.fallback }

  fileprivate var isFixed: Bool {
    if case .fixed = size { return true }
    return false
  }
}
