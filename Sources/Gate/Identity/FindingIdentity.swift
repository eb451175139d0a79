import Auditor

/// What makes a finding the same from one run to the next: rule, input, kind and element. Lines, messages, measured
/// numbers, environments and the order of things are no part of it.
struct FindingIdentity: Hashable, Comparable {
  var rule: String
  /// The input's path.
  var input: String
  var kind: String
  /// The element's name as `Finding.Place` gives it.
  var element: String

  init(rule: String, input: String, kind: String, element: String) {
    self.rule = rule
    self.input = input
    self.kind = kind
    self.element = element
  }

  init(_ finding: Finding, at place: Finding.Place, in input: String) {
    self.init(rule: finding.rule, input: input, kind: finding.kind, element: place.name)
  }

  /// Twelve hexadecimal digits. Among 10,000 identities two share them with a probability of 2 in 10 million.
  var id: String {
    let text = [rule, input, kind, element].joined(separator: "\u{1F}")
    let digits = String(FowlerNollVo.hash(text) & 0xFFFF_FFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }

  static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    (left.input, left.rule, left.element, left.kind) < (right.input, right.rule, right.element, right.kind)
  }
}

/// The hash FNV-1a with 64 bits (RFC 9923), the same on every machine.
enum FowlerNollVo {
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
