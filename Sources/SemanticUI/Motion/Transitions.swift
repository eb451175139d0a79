import SemanticTree

/// How a view comes and goes, with its type hidden.
public struct AnyTransition: Sendable {
  let description: TransitionDescription
  var curve: AnimationCurve?

  init(_ description: TransitionDescription, curve: AnimationCurve? = nil) {
    self.description = description
    self.curve = curve
  }

  public init<T: Transition>(_ transition: T) {
    self.init(transition._kind.description, curve: transition._kind.curve)
  }

  public static let identity = AnyTransition(.identity)
  public static let opacity = AnyTransition(.opacity)
  public static let slide = AnyTransition(.slide)
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(Double(scale), anchor: RelativePoint(anchor)))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge: edge.name)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge: edge.name)) }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(.offset(x: Double(offset.width), y: Double(offset.height)))
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.description, removal: removal.description))
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(.custom(TypeNames.name(of: E.self), hasMotion: true))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(description.parts + other.description.parts), curve: curve ?? other.curve)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.curve = animation?.curve
    return copy
  }
}

extension TransitionDescription {
  fileprivate var parts: [TransitionDescription] {
    if case .combined(let parts) = self { return parts }
    return [self]
  }
}

extension RelativePoint {
  init(_ point: UnitPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Edge {
  var name: String {
    switch self {
    case .top: "top"
    case .leading: "leading"
    case .bottom: "bottom"
    case .trailing: "trailing"
    }
  }
}

// MARK: - Transition types

public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .didDisappear ? 1 : 0 }
}

public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes, as a type of its own.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase)
    -> Self.Body
  nonisolated static var properties: TransitionProperties { get }
  nonisolated var _kind: _TransitionKind { get }
}

/// What the runtime knows of a transition.
public struct _TransitionKind {
  let description: TransitionDescription
  var curve: AnimationCurve?
}

extension Transition {
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }
  nonisolated public var _kind: _TransitionKind {
    _TransitionKind(
      description: .custom(TypeNames.name(of: Self.self), hasMotion: Self.properties.hasMotion))
  }

  nonisolated public func combined<T: Transition>(with other: T) -> CombinedTransition {
    CombinedTransition(parts: [_kind, other._kind])
  }
  nonisolated public func animation(_ animation: Animation?) -> AnimatedTransition {
    AnimatedTransition(kind: _TransitionKind(description: _kind.description, curve: animation?.curve))
  }
}

/// Stands for the view of a transition.
public struct PlaceholderContentView<Value> {
  let place: ContentPlace
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(.content)), into: &sink)
  }
}

/// A transition of the platform's own: its look while it runs is not drawn, because screens are looked at at rest.
public protocol _SystemTransition: Transition where Body == PlaceholderContentView<Self> {}

extension _SystemTransition {
  public func body(content: Content, phase: TransitionPhase) -> PlaceholderContentView<Self> { content }
}

public struct OpacityTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .opacity) }
}
public struct IdentityTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .identity) }
}
public struct SlideTransition: _SystemTransition {
  nonisolated public init() {}
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .slide) }
}
public struct MoveTransition: _SystemTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .move(edge: edge.name)) }
}
public struct PushTransition: _SystemTransition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .push(edge: edge.name)) }
}
public struct ScaleTransition: _SystemTransition {
  public var scale: Double
  public var anchor: UnitPoint
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public var _kind: _TransitionKind {
    _TransitionKind(description: .scale(scale, anchor: RelativePoint(anchor)))
  }
}
public struct OffsetTransition: _SystemTransition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  nonisolated public var _kind: _TransitionKind {
    _TransitionKind(description: .offset(x: Double(offset.width), y: Double(offset.height)))
  }
}
public struct BlurReplaceTransition: _SystemTransition {
  public struct Configuration: Equatable, Sendable {
    let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  nonisolated public init(configuration: Configuration = .downUp) {}
  nonisolated public var _kind: _TransitionKind { _TransitionKind(description: .blurReplace) }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: _SystemTransition {
  nonisolated(unsafe) public var insertion: Insertion
  nonisolated(unsafe) public var removal: Removal
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  nonisolated public var _kind: _TransitionKind {
    _TransitionKind(
      description: .asymmetric(
        insertion: insertion._kind.description, removal: removal._kind.description))
  }
}
public struct CombinedTransition: _SystemTransition {
  nonisolated(unsafe) let parts: [_TransitionKind]
  nonisolated public var _kind: _TransitionKind {
    _TransitionKind(
      description: .combined(parts.flatMap { $0.description.parts }), curve: parts.compactMap(\.curve).first)
  }
}
public struct AnimatedTransition: _SystemTransition {
  nonisolated(unsafe) let kind: _TransitionKind
  nonisolated public var _kind: _TransitionKind { kind }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  {
    BlurReplaceTransition(configuration: configuration)
  }
}
