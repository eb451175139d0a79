import SemanticTree

/// Gathers how far the parts of a text can be trusted.
///
/// Every part may be wrong by its own band, so the whole may be wrong by their mean, weighted by width.
struct Trust {
  private var doubt: String?
  private var width = 0.0
  private var error = 0.0

  /// Adds a run of a width in points.
  mutating func add(_ cuts: Cuts, width added: Double) {
    note(cuts)
    let band = MeasurementBand.band(of: cuts.choice, font: cuts.run.font, shape: cuts.main)
    let foreign = foreignShare(of: cuts.main)
    width += abs(added)
    error += abs(added) * (band * (1 - foreign) + max(band, MeasurementBand.fallback) * foreign)
  }

  /// The verdict; a text without width is as wide as it is anywhere.
  var measurement: Measurement {
    if let doubt { return .notMeasured(doubt) }
    guard width > 0 else { return .within(0) }
    return .within((error / width * 1000).rounded() / 1000)
  }

  private mutating func note(_ cuts: Cuts) {
    guard doubt == nil else { return }
    if let scalar = cuts.main.missing {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      doubt = "no pinned font has U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    } else if case .unknown(let family) = cuts.choice.fidelity {
      doubt = "the font family '\(family)' is not among the pinned fonts"
    }
  }

  /// The part of the width that other fonts than the one wanted set.
  private func foreignShare(of shape: RunShape) -> Double {
    guard shape.isPrimary.contains(false) else { return 0 }
    let total = shape.advances.reduce(0, +)
    let foreign = zip(shape.advances, shape.isPrimary).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    return total > 0 ? foreign / total : 1
  }
}
