/// A transform of the plane into another in space, as a matrix of three by three.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  nonisolated public init() {}

  nonisolated public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  nonisolated public var isIdentity: Bool { self == ProjectionTransform() }
}

/// A modifier that draws its view somewhere else, by the view's size.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content is drawn and found where the layout puts it.
  @MainActor @preconcurrency
  public static func _makeNodes(
    _ modifier: Self, in context: _ViewContext, into sink: inout _NodeSink, content: _ContentSource
  ) {
    let name = TypeNames.name(of: Self.self)
    context.runtime.log.missing(
      "GeometryEffect (\(name))", at: nil, consequence: "where it moves its view is not known")
    sink.wrap({ content.add(context, &$0) }) {
      EffectNode($0, .other(name), environment: context.environment)
    }
  }
}

/// A modifier whose data an animation can change; it is run with the data at rest.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Turns the view in space; its layout and its accessibility frame stay those of the view at rest.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    unknownEffect(
      "rotation3DEffect(\(angle.degrees))", "its frame on the screen is that without the turn",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func projectionEffect(
    _ transform: ProjectionTransform, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    unknownEffect(
      "projectionEffect", "its frame on the screen is that without the projection",
      SourcePlace(file: file, line: line, column: column))
  }

  /// Draws the view mirrored where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapNodes { node, context in
      guard enabled, context.environment.isRightToLeft else { return node }
      return EffectNode(node, .other("mirrored"), environment: context.environment)
    }
  }
}
