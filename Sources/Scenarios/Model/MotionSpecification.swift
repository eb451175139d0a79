/// An animation of everything that changes together with a state.
public struct AnimationSpecification: Hashable, Sendable {
  /// The course of an animation over time, by SwiftUI's names.
  public enum Curve: String, Hashable, Sendable, CaseIterable {
    case standard = "default"
    case linear, easeIn, easeOut, easeInOut, spring, snappy, smooth, bouncy
  }

  /// The course over time.
  public var curve: Curve
  /// In seconds; nil takes the curve's own.
  public var duration: Double?
  /// Of a spring, 0 for none.
  public var bounce: Double?
  /// The state whose change sets it off.
  public var state: String
}

/// How a component comes in and goes out.
public enum TransitionName: String, Hashable, Sendable, CaseIterable {
  case identity, opacity, scale, slide, blurReplace
  case moveFromTop, moveFromBottom, moveFromLeading, moveFromTrailing
}

/// How a text's content changes.
public enum ContentTransitionName: String, Hashable, Sendable, CaseIterable {
  case identity, opacity, interpolate, numericText
}
