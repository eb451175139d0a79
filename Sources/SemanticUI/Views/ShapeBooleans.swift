extension Shape {
  /// The area that lies in either shape.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area that lies in both shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area that lies in this shape and not in the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area that lies in one of the shapes only.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that lie in the other shape.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that lie outside of the other shape.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in one rectangle, made one.
struct _CombinedShape<Base: Shape, Other: Shape>: Shape {
  let shape: Base
  let other: Other
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path { combine(shape.path(in: rect), other.path(in: rect)) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
