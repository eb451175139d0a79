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
  /// The product of the opacities around it.
  let opacity: Double
}

extension Screen {
  /// Everything that is painted but groups, in paint order.
  var painted: [Painted] {
    var found: [Painted] = []
    func visit(
      _ items: [DrawingItem], _ clips: [Rect], isAltered: Bool, hasShadow: Bool, opacity: Double
    ) {
      for item in items {
        guard case .group(let group) = item else {
          found.append(
            Painted(
              item: item, clips: clips, isAltered: isAltered, hasShadow: hasShadow, opacity: opacity))
          continue
        }
        let inner = group.effect.clip.map { clips + [$0] } ?? clips
        visit(
          group.children, inner, isAltered: isAltered || group.effect.altersPlaces,
          hasShadow: hasShadow || group.effect.isShadow, opacity: opacity * group.effect.opacity)
      }
    }
    visit(drawing, [], isAltered: false, hasShadow: false, opacity: 1)
    return found
  }
}

extension DrawingGroup.Effect {
  fileprivate var clip: Rect? {
    guard case .clip(let outline) = self else { return nil }
    return outline.bounds
  }

  fileprivate var opacity: Double { if case .opacity(let opacity) = self { opacity } else { 1 } }

  fileprivate var isShadow: Bool { if case .shadow = self { true } else { false } }

  fileprivate var altersPlaces: Bool {
    switch self {
    case .mask, .transform, .blur, .other: true
    case .opacity, .clip, .shadow: false
    }
  }
}

extension Painted {
  /// How much of what is behind a plain area of colour it hides: 0 for nothing, 1 for all; nil for anything else.
  var strength: Double? {
    guard case .fill(let shape) = item, case .color(let color) = shape.paint else { return nil }
    return color.alpha * opacity
  }
}
