import SemanticUI

/// A choice of exactly one of a few options that stand side by side.
public struct SegmentedControl<Option: Hashable>: View {
  private let options: [Option]
  @Binding private var selection: Option
  private let label: (Option) -> String

  /// Makes a control over options, of which a binding keeps the chosen one.
  public init(options: [Option], selection: Binding<Option>, label: @escaping (Option) -> String) {
    self.options = options
    _selection = selection
    self.label = label
  }

  public var body: some View {
    HStack(spacing: 0) {
      ForEach(options, id: \.self) { option in
        Segment(title: label(option), isSelected: option == selection) { selection = option }
      }
    }
    .padding(2)
    .background(.gray.opacity(0.2), in: .capsule)
    .accessibilityElement(children: .contain)
  }
}

/// One option of a segmented control.
struct Segment: View {
  let title: String
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      Text(title)
        .font(.subheadline.weight(isSelected ? .semibold : .regular))
        .lineLimit(1)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
        .background(isSelected ? AnyShapeStyle(.background) : AnyShapeStyle(.clear), in: .capsule)
        .contentShape(.capsule)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// A field for one of many options: the dropdown under the design system's name.
public typealias SelectField = DropdownSelectMenu
