import SemanticUI

/// A category that a list can be filtered by.
public struct Filter: Identifiable, Hashable, Sendable {
  /// The filter's own identity, which lasts while its selection changes.
  public let id: String
  /// The name of its system symbol.
  public var symbol: String
  /// The words on its tag.
  public var title: String
  /// Whether it is in use.
  public var isSelected: Bool

  /// Makes a filter, identified by its title unless told otherwise.
  public init(id: String? = nil, symbol: String, title: String, isSelected: Bool = false) {
    self.id = id ?? title
    self.symbol = symbol
    self.title = title
    self.isSelected = isSelected
  }
}

/// The filters of a filter bar and which of them are in use.
///
/// Only the selection is published; it is made anew, with the default animation, after every change.
public final class FilterModel: NSObject, ObservableObject {
  /// All filters in the order shown.
  public private(set) var filters: [Filter] = [
    Filter(symbol: "airplane", title: "Travel"),
    Filter(symbol: "tag.fill", title: "Price"),
    Filter(symbol: "bed.double.fill", title: "Product"),
    Filter(symbol: "car.fill", title: "Vehicle"),
  ]

  /// The filters in use, in the order of `filters`.
  @Published public private(set) var selection: [Filter] = []

  /// Makes the model of the four usual filters, none of them in use.
  public override init() { super.init() }

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - filters: All filters in the order shown.
  ///   - selected: The identities of those in use from the start.
  public init(filters: [Filter], selecting selected: Set<String> = []) {
    super.init()
    self.filters = filters
    for index in filters.indices { self.filters[index].isSelected = selected.contains(filters[index].id) }
    selection = self.filters.filter(\.isSelected)
  }

  /// Puts the filters of these identities in use and all others out of it; does nothing where that is so.
  public func select(_ selected: Set<String>) {
    guard selected != Set(selection.map(\.id)) else { return }
    for index in filters.indices { filters[index].isSelected = selected.contains(filters[index].id) }
    updateSelection()
  }

  /// Puts a filter in use, or out of it. An index that is out of range does nothing.
  public func toggle(at index: Int) {
    guard filters.indices.contains(index) else { return }
    filters[index].isSelected.toggle()
    updateSelection()
  }

  /// Puts every filter out of use.
  public func clear() {
    for index in filters.indices { filters[index].isSelected = false }
    updateSelection()
  }

  private func updateSelection() {
    withAnimation { selection = filters.filter(\.isSelected) }
  }
}
