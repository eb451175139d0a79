import SemanticUI

/// Chips that filter a list: each toggles on its own and shows a checkmark while selected (iOS 18 and later).
///
/// The group wraps onto as many rows as it needs.
public struct FilterChipGroup<Option: Hashable>: View {
  private let options: [Option]
  @Binding private var selection: Set<Option>
  private let color: Color
  private let title: (Option) -> LocalizedStringResource

  /// Makes a group of chips.
  ///
  /// - Parameters:
  ///   - options: What can be selected, in the order shown. Each must be there once only.
  ///   - selection: The selected options.
  ///   - color: What selected chips are filled with.
  ///   - title: The words for an option.
  public init(
    options: [Option], selection: Binding<Set<Option>>, color: Color = .accentColor,
    title: @escaping (Option) -> LocalizedStringResource
  ) {
    self.options = options
    _selection = selection
    self.color = color
    self.title = title
  }

  public var body: some View {
    FlowLayout {
      ForEach(options, id: \.self) { option in
        FilterChip(title: title(option), isSelected: selection.contains(option), color: color) {
          toggle(option)
        }
      }
    }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private func toggle(_ option: Option) {
    if selection.remove(option) == nil { selection.insert(option) }
  }
}
