/// A small generator of its own, so that every run has the same numbers (SplitMix64).
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  /// Seeds lie far apart in the one sequence that there is.
  init(seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
}
