/// How a language writes whole numbers.
///
/// VoiceOver formats positions with the number formatter of the element's language. This one is our own, since
/// a formatter of the system would let its version change the output.
public struct NumberStyle: Hashable, Sendable {
  /// The ten digits, from nought to nine.
  public var digits: [Character]
  /// What stands between groups of three digits.
  public var groupSeparator: String

  /// A style; `digits` are the ten digits from nought to nine.
  public init(digits: String = "0123456789", groupSeparator: String) {
    self.digits = Array(digits)
    self.groupSeparator = groupSeparator
  }

  /// The number in the language's digits, grouped in threes.
  public func text(_ number: Int) -> String {
    let plain = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in plain.enumerated() {
      let remaining = plain.count - index
      if index > 0 && remaining % 3 == 0 { result += groupSeparator }
      result.append(localised(digit))
    }
    return result
  }

  private func localised(_ digit: Character) -> Character {
    guard let value = digit.wholeNumberValue, digits.indices.contains(value) else { return digit }
    return digits[value]
  }
}
