import SemanticUI

/// Shows a filter bar over the list of all its filters, each of which a tap puts in or out of use.
public struct FilterBarDemo: View {
  @ObservedObject private var model = FilterModel()

  /// Makes the demo with no filter in use.
  public init() {}

  public var body: some View {
    VStack {
      FilterBar()
        .environmentObject(model)
      Spacer()
      List {
        ForEach(model.filters.indices, id: \.self) { index in
          FilterTag(filter: model.filters[index])
            .onTapGesture { model.toggle(at: index) }
        }
      }
    }
    .padding()
  }
}
