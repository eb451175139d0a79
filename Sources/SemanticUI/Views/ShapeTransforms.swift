extension Shape {
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    _MappedShape(shape: self) { path, _ in path.trimmedPath(from: start, to: end) }
  }

  nonisolated public func offset(_ offset: CGSize) -> _MappedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }
  nonisolated public func offset(_ offset: CGPoint) -> _MappedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _MappedShape<Self> {
    _MappedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Turns the figure about a point of its frame.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _MappedShape<Self> {
    transformed(about: anchor, CGAffineTransform(rotationAngle: angle.radians))
  }

  /// Scales the figure about a point of its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _MappedShape<Self> {
    transformed(about: anchor, CGAffineTransform(scaleX: x, y: y))
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _MappedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Changes every point of the figure, in the coordinates of its frame.
  nonisolated public func transform(_ transform: CGAffineTransform) -> _MappedShape<Self> {
    transformed(about: .topLeading, transform)
  }

  /// Draws the figure as it is in a frame of another size at the same origin.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  nonisolated private func transformed(
    about anchor: UnitPoint, _ transform: CGAffineTransform
  ) -> _MappedShape<Self> {
    _MappedShape(shape: self) { path, rect in
      let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return path.applying(CGAffineTransform(translationX: -point.x, y: -point.y))
        .applying(transform).applying(CGAffineTransform(translationX: point.x, y: point.y))
    }
  }
}

/// A shape with a changed path.
public struct _MappedShape<Base: Shape>: Shape {
  let shape: Base
  /// Changes the path for a frame.
  let map: @Sendable (Path, CGRect) -> Path

  nonisolated public func path(in rect: CGRect) -> Path { map(shape.path(in: rect), rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension _MappedShape: InsettableShape where Base: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> _MappedShape<Base.InsetShape> {
    _MappedShape<Base.InsetShape>(shape: shape.inset(by: amount), map: map)
  }
}

/// A shape in a frame of a size of its own.
private struct _SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}
