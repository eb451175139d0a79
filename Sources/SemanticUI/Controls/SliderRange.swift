import SemanticTree

/// The value of a slider within its bounds.
struct SliderRange {
  private let lower, upper: Double
  private let step: Double?
  private let read: () -> Double
  private let write: @MainActor (Double) -> Void

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, step: Double?) {
    lower = Double(bounds.lowerBound)
    upper = Double(bounds.upperBound)
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
  }

  private var length: Double { upper - lower }

  /// How far the value is from the lower bound, as a part of the whole; 0 where there is no telling.
  var share: Double {
    guard length.isFinite, length > 0 else { return 0 }
    let share = (read() - lower) / length
    return share.isNaN ? 0 : min(max(share, 0), 1)
  }

  /// The value as VoiceOver has it: a whole percentage, written as the screen's language does.
  func percent(in environment: EnvironmentValues) -> String {
    Percentages.words(for: share, in: environment)
  }

  /// Moves the value as one flick does: by the step where there is one, else by a tenth of the whole (reported
  /// for UIKit's slider).
  func move(
    up: Bool, _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) -> @MainActor () -> Void {
    let distance = step ?? length / 10
    let target = snapped(lower + share * length + (up ? distance : -distance))
    return {
      onEditingChanged(true)
      if target.isFinite { write(target) }
      onEditingChanged(false)
    }
  }

  /// The nearest value that the bounds and the step allow.
  private func snapped(_ value: Double) -> Double {
    guard let step else { return min(max(value, lower), upper) }
    let steps = ((value - lower) / step).rounded()
    let most = (length / step + 1e-9).rounded(.down)
    return lower + min(max(steps, 0), most) * step
  }
}

/// Percentages in words.
enum Percentages {
  /// A share of 1 as a whole percentage, such as "50%".
  static func words(for share: Double, in environment: EnvironmentValues) -> String {
    let locale = Locales.locale(environment.screen.locale)
    return share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}
