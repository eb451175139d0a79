import SemanticUI

/// Chips at even distances, on as many rows as they need.
public struct ChipGroup<Content: View>: View {
  private let content: Content

  /// Makes a group of the chips that a builder gives.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    FlowLayout { content }
  }
}
