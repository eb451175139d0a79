import SemanticTree

/// The course of a change over time. Springs default to those of apps linked on iOS 17 or later.
public struct Animation: Hashable, Sendable {
  var curve: AnimationCurve

  init(_ shape: AnimationCurve.Shape, _ duration: Double) {
    curve = AnimationCurve(shape: shape, duration: duration)
  }

  public static let `default` = Animation(.spring(bounce: 0), 0.5)
  public static let linear = Animation(.linear, 0.35)
  public static let easeIn = Animation(.easeIn, 0.35)
  public static let easeOut = Animation(.easeOut, 0.35)
  public static let easeInOut = Animation(.easeInOut, 0.35)
  public static let spring = Animation(.spring(bounce: 0), 0.5)
  public static let smooth = Animation(.spring(bounce: 0), 0.5)
  public static let snappy = Animation(.spring(bounce: 0.15), 0.5)
  public static let bouncy = Animation(.spring(bounce: 0.3), 0.5)
  public static let interactiveSpring = Animation(.spring(bounce: 0.14), 0.15)
  public static let interpolatingSpring = Animation(.spring(bounce: 0), 0.5)

  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.timing(x1, y1, x2, y2), duration)
  }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }

  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: extraBounce), duration)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.15 + extraBounce), duration)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.spring(bounce: 0.3 + extraBounce), duration)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(.spring(bounce: 1 - dampingFraction), response)
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let response = 2 * Double.pi / (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return Animation(.spring(bounce: 1 - ratio), response)
  }

  public func delay(_ delay: Double) -> Animation { changed { $0.delay += delay } }
  public func speed(_ speed: Double) -> Animation { changed { $0.speed *= speed } }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeatCount = count
      $0.autoreverses = autoreverses
    }
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    changed {
      $0.repeatCount = nil
      $0.autoreverses = autoreverses
    }
  }

  private func changed(_ change: (inout AnimationCurve) -> Void) -> Animation {
    var copy = self
    change(&copy.curve)
    return copy
  }
}

/// What a change of state carries: above all its animation.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Runs a change with the transaction in force, unless it says nothing.
  func run(_ change: () -> Void) {
    guard animation != nil || disablesAnimations else { return change() }
    withTransaction(self, change)
  }
}

/// Changes state with an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, file: StaticString = #fileID, line: UInt = #line,
  column: UInt = #column, _ body: () throws -> Result
) rethrows -> Result {
  let place = SourcePlace(file: file, line: line, column: column)
  Runtime.current?.motion.noteExplicit(animation, at: place)
  return try animating(animation, body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  file: StaticString = #fileID, line: UInt = #line, column: UInt = #column, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, file: file, line: line, column: column, body)
  // Screens are looked at when they have come to rest.
  completion()
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try animating(transaction.disablesAnimations ? nil : transaction.animation, body)
}

private func animating<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  guard let runtime = Runtime.current else { return try body() }
  let outer = runtime.motion.pending
  runtime.motion.pending = animation.map { .animated($0.curve) } ?? .immediate
  defer { runtime.motion.finish(outer) }
  return try body()
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
