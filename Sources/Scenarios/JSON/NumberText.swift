// Rounding needs the C math library, which this import links.
import Foundation

/// Writes numbers as people do: without a fraction where there is none.
enum NumberText {
  /// Above this not every whole number has a double of its own, so that the exponent is kept.
  private static let exactIntegers = -9_007_199_254_740_992...9_007_199_254_740_992.0

  static func of(_ value: Double) -> String {
    guard exactIntegers.contains(value), let whole = Int64(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
