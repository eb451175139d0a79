import SemanticTree

/// The shape of the container around, made smaller by the distance from its edges; a rectangle without a container.
/// How far a place is from the container's edges is not known before the layout, so that the shape is the
/// container's own in the place's frame.
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.inset += amount
    return copy
  }

  public var body: _ContainerShapeView { _ContainerShapeView() }
}

/// A container's shape as a view.
public struct _ContainerShapeView: View {
  @Environment(\.containerShape) private var shape

  public var body: some View { shape.fill(ForegroundStyle()) }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static let defaultValue = AnyShape(Rectangle())
  }

  var containerShape: AnyShape {
    get { untracked(ContainerShapeKey.self) }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Says which shape the container has, for `ContainerRelativeShape`.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    transformEnvironment { $0.containerShape = AnyShape(shape) }
  }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
