/// How a change within a text or symbol is shown.
public struct ContentTransition: Hashable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// An effect on a symbol.
public struct SymbolEffect: Hashable, Sendable {
  let name: String
  public static let bounce = SymbolEffect(name: "bounce")
  public static let pulse = SymbolEffect(name: "pulse")
  public static let scale = SymbolEffect(name: "scale")
  public static let appear = SymbolEffect(name: "appear")
  public static let disappear = SymbolEffect(name: "disappear")
  public static let replace = SymbolEffect(name: "replace")
  public static let variableColor = SymbolEffect(name: "variableColor")
  public static let wiggle = SymbolEffect(name: "wiggle")
  public static let rotate = SymbolEffect(name: "rotate")
  public static let breathe = SymbolEffect(name: "breathe")
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var cumulative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var nonReversing: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
  public var upUp: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var clockwise: SymbolEffect { self }
  public var counterClockwise: SymbolEffect { self }
  public var left: SymbolEffect { self }
  public var right: SymbolEffect { self }
  public var hideInactiveLayers: SymbolEffect { self }
  public var dimInactiveLayers: SymbolEffect { self }
  public var plain: SymbolEffect { self }
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
}

public struct SymbolEffectOptions: Sendable {
  var repeatsForever: Bool
  public static let `default` = SymbolEffectOptions(repeatsForever: false)
  public static let repeating = SymbolEffectOptions(repeatsForever: true)
  public static let nonRepeating = SymbolEffectOptions(repeatsForever: false)
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repeatsForever: behavior.isEndless)
  }
  public var repeating: SymbolEffectOptions { .repeating }
  public var nonRepeating: SymbolEffectOptions { .nonRepeating }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { .nonRepeating }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeat(behavior) }

  /// How often an effect runs.
  public struct RepeatBehavior: Sendable {
    let isEndless: Bool
    public static let continuous = RepeatBehavior(isEndless: true)
    public static let periodic = RepeatBehavior(isEndless: true)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(isEndless: count == nil)
    }
  }
}
