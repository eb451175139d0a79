import SemanticUI

/// The colours of the design system by meaning.
///
/// Stand-ins of this project: the library's own values are not published with its documentation.
public enum DesignTokens {
  /// The accent of a component that is given none. It is not `Color.primary`, which is that of text.
  public static let primary = Color.blue
  /// For neutral information.
  public static let info = Color.teal
  /// For what is to stand out beside the primary colour.
  public static let accent = Color.purple
}
