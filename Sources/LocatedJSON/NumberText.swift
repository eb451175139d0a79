// Rounding needs the C math library, which this import links.
import Foundation

/// Writes numbers as people do: without a fraction where there is none, and without the noise that sums of binary
/// fractions have in their last digits.
package enum NumberText {
  /// Above this not every whole number has a double of its own, so that the exponent is kept.
  private static let exactIntegers = -9_007_199_254_740_992...9_007_199_254_740_992.0

  package static func of(_ value: Double) -> String {
    if exactIntegers.contains(value), let whole = Int64(exactly: value) { return "\(whole)" }
    let rounded = String(format: "%.15g", value)
    return Double(rounded).map { "\($0)" } ?? "\(value)"
  }
}
