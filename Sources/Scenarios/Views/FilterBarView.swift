import Components
import SemanticUI

/// The filter bar with a model of its own, which follows the scenario's state and leads it.
struct FilterBarView: View {
  let component: ShownComponent
  @StateObject private var filters: FilterModel

  init(component: ShownComponent) {
    self.component = component
    let filters = component[FilterBarComponent.filters].map { Filter(symbol: $0.symbol, title: $0.title) }
    let chosen = component.members(FilterBarComponent.selection, known: []).wrappedValue
    _filters = StateObject(wrappedValue: FilterModel(filters: filters, selecting: chosen))
  }

  var body: some View {
    let titles = component.members(
      FilterBarComponent.selection, known: component[FilterBarComponent.filters].map(\.title))
    FilterBar()
      .environmentObject(filters)
      .onChange(of: titles.wrappedValue) { filters.select(titles.wrappedValue) }
      .onChange(of: filters.selection.map(\.title)) {
        titles.wrappedValue = Set(filters.selection.map(\.title))
      }
  }
}
