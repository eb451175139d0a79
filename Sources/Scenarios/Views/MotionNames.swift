import SemanticUI

extension AnimationSpecification {
  var animation: Animation {
    let bounce = bounce ?? 0
    switch curve {
    case .linear: return duration.map { .linear(duration: $0) } ?? .linear
    case .easeIn: return duration.map { .easeIn(duration: $0) } ?? .easeIn
    case .easeOut: return duration.map { .easeOut(duration: $0) } ?? .easeOut
    case .easeInOut: return duration.map { .easeInOut(duration: $0) } ?? .easeInOut
    // SwiftUI's springs last half a second unless told otherwise, and its default is one without bounce.
    case .standard, .spring: return .spring(duration: duration ?? 0.5, bounce: bounce)
    case .snappy: return .snappy(duration: duration ?? 0.5, extraBounce: bounce)
    case .smooth: return .smooth(duration: duration ?? 0.5, extraBounce: bounce)
    case .bouncy: return .bouncy(duration: duration ?? 0.5, extraBounce: bounce)
    }
  }
}

extension TransitionName {
  /// Several transitions that run together.
  static func combined(_ names: [TransitionName]) -> AnyTransition {
    names.dropFirst().reduce(names.first?.transition ?? .identity) { $0.combined(with: $1.transition) }
  }

  private var transition: AnyTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .scale: .scale
    case .slide: .slide
    case .blurReplace: AnyTransition(BlurReplaceTransition())
    case .moveFromTop: .move(edge: .top)
    case .moveFromBottom: .move(edge: .bottom)
    case .moveFromLeading: .move(edge: .leading)
    case .moveFromTrailing: .move(edge: .trailing)
    }
  }
}

extension ContentTransitionName {
  var transition: ContentTransition {
    switch self {
    case .identity: .identity
    case .opacity: .opacity
    case .interpolate: .interpolate
    case .numericText: .numericText()
    }
  }
}
