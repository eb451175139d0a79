/// Something that moves, fades or changes over time, with what sets it off.
public struct Motion: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    /// A view comes in.
    case insertion
    /// A view goes out.
    case removal
    /// A value under `.animation(_:value:)` changed.
    case animation
    /// A change made inside `withAnimation`.
    case explicitAnimation
    case contentTransition
    case symbolEffect
    /// Phases or keyframes that run, with or without a trigger.
    case phases
    /// Drawn anew all the time (`TimelineView`).
    case timeline
  }

  public var kind: Kind
  /// The view that moves; nil for `withAnimation`, which concerns whatever its change touches.
  public var node: NodeID?
  public var transition: TransitionDescription?
  /// The curve in force; nil where the change is immediate.
  public var curve: AnimationCurve?
  /// What `.contentTransition` or `.symbolEffect` names, with its options.
  public var effect: String?
  /// True where it goes on without an end.
  public var repeatsForever: Bool
  /// What sets it off: the value watched, or the action performed.
  public var trigger: String?
  /// True where it ran in the change that led to this screen; otherwise it is only declared.
  public var didRun: Bool
  public var source: SourceLocation?

  public init(
    kind: Kind, node: NodeID? = nil, transition: TransitionDescription? = nil, curve: AnimationCurve? = nil,
    effect: String? = nil, repeatsForever: Bool = false, trigger: String? = nil, didRun: Bool,
    source: SourceLocation? = nil
  ) {
    self.kind = kind
    self.node = node
    self.transition = transition
    self.curve = curve
    self.effect = effect
    self.repeatsForever = repeatsForever
    self.trigger = trigger
    self.didRun = didRun
    self.source = source
  }
}

/// How a view comes in or goes out.
public indirect enum TransitionDescription: Hashable, Codable, Sendable {
  case identity, opacity, slide, blurReplace
  case scale(Double, anchor: RelativePoint)
  /// `edge` is top, bottom, leading or trailing.
  case move(edge: String)
  case push(edge: String)
  case offset(x: Double, y: Double)
  case combined([TransitionDescription])
  case asymmetric(insertion: TransitionDescription, removal: TransitionDescription)
  /// A transition of the author's own, by its type's name.
  case custom(String, hasMotion: Bool)

  /// Whether anything changes place, size or sharpness: false for fades only.
  public var hasMotion: Bool {
    switch self {
    case .identity, .opacity: false
    case .combined(let parts): parts.contains(where: \.hasMotion)
    case .asymmetric(let insertion, let removal): insertion.hasMotion || removal.hasMotion
    case .custom(_, let hasMotion): hasMotion
    default: true
    }
  }
}

/// The course of an animation over time; durations in seconds.
public struct AnimationCurve: Hashable, Codable, Sendable {
  public enum Shape: Hashable, Codable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case spring(bounce: Double)
    case timing(Double, Double, Double, Double)
    case custom(String)
  }

  public var shape: Shape
  public var duration: Double
  public var delay: Double
  public var speed: Double
  /// nil repeats for ever.
  public var repeatCount: Int?
  public var autoreverses: Bool

  public init(
    shape: Shape, duration: Double, delay: Double = 0, speed: Double = 1, repeatCount: Int? = 1,
    autoreverses: Bool = false
  ) {
    self.shape = shape
    self.duration = duration
    self.delay = delay
    self.speed = speed
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }
}
