import SemanticTree

/// What a key says in one language: a format that may depend on the numbers put into it.
public struct Translation: Hashable, Sendable {
  /// A format, or one for each class of numbers.
  public indirect enum Form: Hashable, Sendable {
    case text(String)
    case plural([PluralCategory: Form])
  }

  /// A part of a format that depends on one number and stands there as `%#@name@`.
  public struct Substitution: Hashable, Sendable {
    /// Which argument it counts, from 1; nil for the one at its place.
    public var argument: Int?
    /// How the number is written: `lld`.
    public var specifier: String
    public var form: Form

    /// A part of a format and the argument it counts.
    public init(argument: Int? = nil, specifier: String, form: Form) {
      self.argument = argument
      self.specifier = specifier
      self.form = form
    }
  }

  public var form: Form
  public var substitutions: [String: Substitution]

  /// A format with its parts.
  public init(_ form: Form, substitutions: [String: Substitution] = [:]) {
    self.form = form
    self.substitutions = substitutions
  }

  /// A format that is always the same.
  public init(_ text: String) { self.init(.text(text)) }

  /// The format for some arguments, in which directives such as `%@` and `%2$lld` are left.
  ///
  /// - Parameters:
  ///   - numbers: the value of each argument; nil for one that is no number.
  ///   - rule: the language's plural rule.
  public func format(numbers: [Double?], rule: PluralRule) -> String {
    let format = form.text(for: numbers.lazy.compactMap { $0 }.first, rule)
    guard !substitutions.isEmpty else { return format }
    var filler = SubstitutionFiller(substitutions: substitutions, numbers: numbers, rule: rule)
    return filler.fill(format)
  }
}

extension Translation.Form {
  /// The text for a number. Nought takes a form of its own wherever one is written, as in Apple's tables; a class
  /// without a form takes that for other numbers.
  func text(for number: Double?, _ rule: PluralRule) -> String {
    switch self {
    case .text(let text): return text
    case .plural(let forms):
      let category = number.map { $0 == 0 && forms[.zero] != nil ? .zero : rule.category(of: $0) } ?? .other
      let form = forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?.value
      return form?.text(for: number, rule) ?? ""
    }
  }
}
