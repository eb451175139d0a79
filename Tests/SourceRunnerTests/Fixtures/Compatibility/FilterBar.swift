import SwiftUI

struct FilterChipStyle: ButtonStyle {
  var isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(isSelected ? .semibold : .regular))
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        if isSelected {
          Capsule().fill(.tint)
        } else {
          Capsule().stroke(Color.secondary, lineWidth: 1)
        }
      }
      .contentShape(Capsule())
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilterChipStyle {
  static func filterChip(isSelected: Bool) -> FilterChipStyle {
    FilterChipStyle(isSelected: isSelected)
  }
}

struct FilterBar<Filter: Hashable & CustomStringConvertible>: View {
  let filters: [Filter]
  @Binding var selection: Set<Filter>
  var onClear: (() -> Void)?

  var body: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          if let onClear, !selection.isEmpty {
            Button("Clear", systemImage: "xmark", action: onClear)
              .labelStyle(.iconOnly)
              .transition(.scale.combined(with: .opacity))
          }
          ForEach(filters, id: \.self) { filter in
            let isSelected = selection.contains(filter)
            Button(filter.description) {
              toggle(filter)
              withAnimation {
                proxy.scrollTo(filter, anchor: .center)
              }
            }
            .buttonStyle(.filterChip(isSelected: isSelected))
            .accessibilityAddTraits(isSelected ? .isSelected : [])
            .id(filter)
          }
        }
        .padding(.horizontal)
        .padding(.bottom)
        .animation(.snappy, value: selection)
      }
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    }
    .frame(height: 52)
  }

  private func toggle(_ filter: Filter) {
    if selection.contains(filter) {
      selection.remove(filter)
    } else {
      selection.insert(filter)
    }
  }
}

struct UnderlinedPicker: View {
  @Namespace private var namespace
  @Binding var selection: String
  let options: [String]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(options.enumerated()), id: \.offset) { index, option in
        VStack(spacing: 4) {
          Text(option)
            .fontWeight(option == selection ? .bold : .regular)
          if option == selection {
            Rectangle()
              .fill(Color.accentColor)
              .frame(height: 2)
              .matchedGeometryEffect(id: "underline", in: namespace)
          } else {
            Color.clear
              .frame(height: 2)
          }
        }
        .frame(maxWidth: .infinity)
        .contentShape(.rect)
        .onTapGesture {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { selection = option }
        }
        .accessibilityElement()
        .accessibilityLabel(option)
        .accessibilityAddTraits(option == selection ? [.isButton, .isSelected] : .isButton)
        .accessibilityIdentifier("option-\(index)")
      }
    }
  }
}

#Preview("Filter bar") {
  @Previewable @State var selection: Set<String> = ["Vegan"]
  FilterBar(filters: ["Vegan", "Quick", "Cheap", "Spicy"], selection: $selection) {
    selection = []
  }
}

#Preview("Underlined") {
  @Previewable @State var selection = "All"
  UnderlinedPicker(selection: $selection, options: ["All", "Mine"])
}
