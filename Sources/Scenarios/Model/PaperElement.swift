import SemanticTree

/// What an element that exists only on paper looks like.
public struct PaperLook: Hashable, Sendable {
  public var text: TextTemplate?
  public var symbol: String?
  public var font: FontSpecification?
  /// Of the text and the symbol.
  public var color: ColorSpecification?
  public var background: BackgroundSpecification?
  public var alignment: PlaneAlignment
}

/// What assistive technology finds of an element that exists only on paper.
public struct PaperExposure: Hashable, Sendable {
  public var label, value, hint: TextTemplate?
  public var traits: Traits
  public var identifier: String?
  public var isSelected: Flag
  public var isDisabled: Flag
  /// 1 to 6.
  public var headingLevel: Int?
  public var expanded: ExpandedState?
  public var actionNames: [String]
  /// A BCP 47 tag.
  public var language: String?
}
