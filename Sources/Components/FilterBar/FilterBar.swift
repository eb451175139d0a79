import SemanticUI

/// A field like a search bar, filled with the filters in use, for searching by category instead of by words.
///
/// It needs a `FilterModel` in its environment.
public struct FilterBar: View {
  @EnvironmentObject private var model: FilterModel

  /// Makes a bar for the model in the environment.
  public init() {}

  public var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.gray)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          ForEach(model.selection) { FilterTag(filter: $0) }
        }
      }
      Spacer()
      Button(action: model.clear) {
        Image(systemName: "xmark.circle.fill")
          .foregroundStyle(.black.opacity(0.6))
      }
    }
    .padding(6)
    .background(.gray.opacity(0.5), in: .rect(cornerRadius: 8))
  }
}
