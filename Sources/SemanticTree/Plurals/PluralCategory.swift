/// A class of numbers that takes a word form of its own, as Unicode CLDR names them.
public enum PluralCategory: String, Hashable, Codable, Sendable, CaseIterable, CodingKeyRepresentable {
  case zero, one, two, few, many, other
}
