import SemanticTree

/// What is painted behind a component.
public struct BackgroundSpecification: Hashable, Sendable {
  /// What an area is filled with.
  public enum Fill: Hashable, Sendable {
    case color(ColorSpecification)
    /// From one edge or corner to another.
    case gradient([ColorSpecification], from: PlaneAlignment, to: PlaneAlignment)
    case material(Material)
  }

  /// The outline of an area.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case rectangle, roundedRectangle, capsule, circle
  }

  /// Nil paints nothing inside the border.
  public var fill: Fill?
  /// The outline.
  public var form: Form
  /// Of a rounded rectangle, in points.
  public var cornerRadius: Double
  /// The colour of a line inside the outline; nil draws none.
  public var border: ColorSpecification?
  /// In points, inside the form.
  public var borderWidth: Double
}
