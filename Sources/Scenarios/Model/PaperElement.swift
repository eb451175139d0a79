import SemanticTree

/// What an element that exists only on paper looks like.
public struct PaperLook: Hashable, Sendable {
  /// The text inside, if any.
  public var text: TextTemplate?
  /// The SF Symbol inside, if any.
  public var symbol: String?
  /// Of the text and the symbol; body unless given.
  public var font: FontSpecification?
  /// Of the text and the symbol.
  public var color: ColorSpecification?
  /// What is behind them.
  public var background: BackgroundSpecification?
  /// Where they stand in the element.
  public var alignment: PlaneAlignment
}

/// What assistive technology finds of an element that exists only on paper.
public struct PaperExposure: Hashable, Sendable {
  /// What is spoken; nil parts are missing.
  public var label, value, hint: TextTemplate?
  /// All traits, apart from those by state.
  public var traits: Traits
  /// A name for tests, never spoken.
  public var identifier: String?
  /// Adds the selected trait while it is up.
  public var isSelected: Flag
  /// Adds the notEnabled trait while it is up.
  public var isDisabled: Flag
  /// 1 to 6.
  public var headingLevel: Int?
  /// Whether what it opens is open; nil where it opens nothing.
  public var expanded: ExpandedState?
  /// The entries of the actions rotor.
  public var actionNames: [String]
  /// A BCP 47 tag.
  public var language: String?
}
