import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      }
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

struct TrailingIconLabelStyle: LabelStyle {
  var spacing: CGFloat = 8

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.title
      configuration.icon
        .foregroundStyle(.tertiary)
    }
  }
}

struct RingProgressStyle: ProgressViewStyle {
  var lineWidth: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
        .rotationEffect(.degrees(-90))
      VStack {
        configuration.label
        configuration.currentValueLabel
      }
    }
  }
}

struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
        .font(.caption)
        .foregroundStyle(HierarchicalShapeStyle.secondary)
      configuration.content
    }
  }
}

struct PlusDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
        }
      }
      if configuration.isExpanded {
        configuration.content
      }
    }
  }
}

struct OutlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(10)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .stroke(Color.gray, lineWidth: 1)
      }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { .init() }
}

struct ControlStyles: View {
  @State private var isOn = true
  @State private var isExpanded = false
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Send a copy to me", isOn: $isOn)
        .toggleStyle(CheckboxToggleStyle())
      Toggle("Bold", systemImage: "bold", isOn: $isOn)
        .toggleStyle(.button)
      Label("Downloads", systemImage: "arrow.down.circle")
        .labelStyle(.trailingIcon)
      Label("Both", systemImage: "tag")
        .labelStyle(.titleAndIcon)
      Label(title: { Text("Title") }, icon: { Image(systemName: "star") })
        .labelStyle(.titleOnly)
      ProgressView(value: 0.4) {
        Text("Backup")
      } currentValueLabel: {
        Text("40 %")
      }
      .progressViewStyle(RingProgressStyle())
      .frame(width: 120, height: 120)
      LabeledContent("Capacity", value: 128, format: .number)
        .labeledContentStyle(StackedContentStyle())
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("Saved an hour ago")
      }
      .disclosureGroupStyle(PlusDisclosureStyle())
      TextField("Outlined", text: $text)
        .textFieldStyle(OutlinedFieldStyle())
      TextField("Rounded", text: $text)
        .textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Also rounded", text: $text)
        .textFieldStyle(.roundedBorder)
    }
    .padding()
  }
}

#Preview {
  ControlStyles()
}
