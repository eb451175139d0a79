import SemanticTree

/// What is painted behind a component.
public struct BackgroundSpecification: Hashable, Sendable {
  public enum Fill: Hashable, Sendable {
    case color(ColorSpecification)
    /// From one edge or corner to another.
    case gradient([ColorSpecification], from: PlaneAlignment, to: PlaneAlignment)
    case material(Material)
  }

  public enum Form: String, Hashable, Sendable, CaseIterable {
    case rectangle, roundedRectangle, capsule, circle
  }

  /// Nil paints nothing inside the border.
  public var fill: Fill?
  public var form: Form
  /// Of a rounded rectangle, in points.
  public var cornerRadius: Double
  public var border: ColorSpecification?
  /// In points, inside the form.
  public var borderWidth: Double
}
