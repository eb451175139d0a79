import SemanticTree

/// One thing that is painted, with what is around it in the drawing list.
struct Painted {
  let item: DrawingItem
  /// The bounds of the clips around it, outermost first.
  let clips: [Rect]
  /// True inside of a mask, a blur or a transformation: where it is seen, its own frame does not tell.
  let isAltered: Bool
  /// True where a shadow falls from it, which lifts it from what is behind.
  let hasShadow: Bool
}

extension Screen {
  /// Everything that is painted but groups, in paint order.
  var painted: [Painted] {
    var found: [Painted] = []
    func visit(_ items: [DrawingItem], _ clips: [Rect], isAltered: Bool, hasShadow: Bool) {
      for item in items {
        guard case .group(let group) = item else {
          found.append(Painted(item: item, clips: clips, isAltered: isAltered, hasShadow: hasShadow))
          continue
        }
        let inner = group.effect.clip.map { clips + [$0] } ?? clips
        visit(
          group.children, inner, isAltered: isAltered || group.effect.altersPlaces,
          hasShadow: hasShadow || group.effect.isShadow)
      }
    }
    visit(drawing, [], isAltered: false, hasShadow: false)
    return found
  }
}

extension DrawingGroup.Effect {
  fileprivate var clip: Rect? {
    guard case .clip(let outline) = self else { return nil }
    return outline.bounds
  }

  fileprivate var isShadow: Bool { if case .shadow = self { true } else { false } }

  fileprivate var altersPlaces: Bool {
    switch self {
    case .mask, .transform, .blur, .other: true
    case .opacity, .clip, .shadow: false
    }
  }
}
