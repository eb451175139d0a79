import SemanticUI

/// The tag of one filter: its symbol and title on a small filled rectangle.
public struct FilterTag: View {
  private let filter: Filter

  /// Makes the tag of a filter; a selected one has the accent colour.
  public init(filter: Filter) { self.filter = filter }

  public var body: some View {
    Label(filter.title, systemImage: filter.symbol)
      .font(.caption)
      .padding(4)
      .foregroundStyle(.white)
      .background(filter.isSelected ? Color.accentColor : .black.opacity(0.6), in: .rect(cornerRadius: 8))
      .transition(.asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .leading)))
  }
}
