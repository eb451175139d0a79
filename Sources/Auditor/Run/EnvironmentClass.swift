import SemanticTree

/// A kind of environment, by what sets it apart most. A known finding that comes to hold in another class is new; one
/// that comes to hold in another environment of the same class is not.
public enum EnvironmentClass: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
  case standard
  case reducedMotion = "reduced-motion"
  /// Text larger than the default, up to AX3.
  case largeText = "large-text"
  case increasedContrast = "increased-contrast"
  /// 320 points wide or less.
  case narrow
  /// Text at AX4 and AX5.
  case largestText = "largest-text"

  /// The widest screen that is called narrow, in points: the width of the first iPhones, and of display zoom.
  static let narrowWidth = 320.0

  /// - Parameter base: the environment of the author's choice, which is never set apart by what it shares with it.
  init(_ environment: ScreenEnvironment, base: ScreenEnvironment) {
    func departs<Value: Equatable>(in key: KeyPath<ScreenEnvironment, Value>) -> Bool {
      environment[keyPath: key] != base[keyPath: key]
    }
    if departs(in: \.typeSize), environment.typeSize >= .accessibility4 {
      self = .largestText
    } else if departs(in: \.width), environment.width <= Self.narrowWidth {
      self = .narrow
    } else if departs(in: \.contrast), environment.contrast == .increased {
      self = .increasedContrast
    } else if departs(in: \.typeSize), environment.typeSize > .large {
      self = .largeText
    } else if departs(in: \.reduceMotion), environment.reduceMotion {
      self = .reducedMotion
    } else {
      self = .standard
    }
  }

  /// True for what few people have: a finding that holds there only is at most moderate.
  var isRare: Bool { [.increasedContrast, .narrow, .largestText].contains(self) }

  public static func < (left: EnvironmentClass, right: EnvironmentClass) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
