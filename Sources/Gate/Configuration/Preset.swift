import Auditor

/// A ready-made strictness.
public enum Preset: String, Hashable, Codable, Sendable, CaseIterable {
  /// Everything is shown and nothing fails.
  case adopt
  /// What is new, certain and serious or worse fails.
  case recommended
  /// Whatever is new fails, what somebody has to look at too.
  case strict

  /// What makes a run fail.
  public var bar: Bar {
    switch self {
    case .adopt: Bar(impact: nil)
    case .recommended: Bar(impact: .serious)
    case .strict: Bar(impact: .minor, includesReview: true, includesUncertain: true)
    }
  }
}

/// The impact from which on findings fail a run, as it is written.
public enum FailOn: String, Hashable, Codable, Sendable, CaseIterable {
  case critical, serious, moderate, minor, never

  /// Nil for never.
  public var impact: Impact? { Impact.allCases.first { $0.name == rawValue } }
}
