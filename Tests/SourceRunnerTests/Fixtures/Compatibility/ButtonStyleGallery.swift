import SwiftUI

struct CardButtonStyle: ButtonStyle {
  @Environment(\.controlSize) private var controlSize

  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .padding(controlSize == .large ? 20 : 12)
      .frame(maxWidth: .infinity)
      .background(configuration.role == .destructive ? Color.red : Color.blue, in: .rect(cornerRadius: 10))
      .foregroundColor(.white)
      .brightness(configuration.isPressed ? -0.1 : 0)
  }
}

struct DoubleTapButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
      .onTapGesture(count: 2, perform: configuration.trigger)
      .accessibilityAction { configuration.trigger() }
      .accessibilityAddTraits(.isButton)
  }
}

struct SavedButton: View {
  @Binding var isSaved: Bool

  var body: some View {
    Button {
      isSaved.toggle()
    } label: {
      Image(systemName: isSaved ? "heart.fill" : "heart")
        .symbolRenderingMode(.palette)
        .foregroundStyle(isSaved ? Color.red : Color.secondary)
        .imageScale(.large)
        .contentTransition(.symbolEffect(.replace))
        .frame(minWidth: 44, minHeight: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(isSaved ? "Remove from saved" : "Save")
    .hoverEffect(.highlight)
  }
}

struct ButtonStyleGallery: View {
  @State private var isSaved = false
  @State private var taps = 0
  private let size: ControlSize = .small
  private let deleteRole: ButtonRole? = .destructive

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Button("Automatic") { taps += 1 }
          .buttonStyle(.automatic)
        Button("Plain", action: increment)
          .buttonStyle(PlainButtonStyle())
        Button("Borderless", systemImage: "plus", action: increment)
          .buttonStyle(BorderlessButtonStyle())
        Button("Bordered", role: deleteRole) { taps = 0 }
          .buttonStyle(.bordered)
          .buttonBorderShape(.roundedRectangle(radius: 6))
          .controlSize(size)
        Button(role: .destructive) {
          taps = 0
        } label: {
          Label("Prominent", systemImage: "trash")
        }
        .buttonStyle(BorderedProminentButtonStyle())
        .tint(.pink)
        Button(role: .cancel, action: increment) {
          Text("Cancel")
        }
        Button(action: increment) {
          HStack {
            Text("Card")
            Spacer()
            Image(systemName: "chevron.forward")
              .flipsForRightToLeftLayoutDirection(true)
          }
        }
        .buttonStyle(CardButtonStyle())
        .controlSize(.large)
        Button("Tap twice", action: increment)
          .buttonStyle(DoubleTapButtonStyle())
        SavedButton(isSaved: $isSaved)
        controls
        Text("^[\(taps) tap](inflect: true)")
      }
      .padding(16)
    }
  }

  private var controls: some View {
    HStack {
      ControlGroup {
        Button("Smaller", systemImage: "textformat.size.smaller") { taps -= 1 }
        Button("Larger", systemImage: "textformat.size.larger") { taps += 1 }
      }
      .controlGroupStyle(.navigation)
      Menu("Actions") {
        Button("Duplicate", action: increment)
        Menu("Copy") {
          Button("Copy the link", action: increment)
        }
        Toggle("Saved", isOn: $isSaved)
      }
      .menuStyle(.button)
      .menuOrder(.fixed)
      Menu {
        Picker("Taps", selection: $taps) {
          ForEach(0..<3, id: \.self) { Text($0, format: .number).tag($0) }
        }
      } label: {
        Label("More", systemImage: "ellipsis.circle")
          .labelStyle(IconOnlyLabelStyle())
      } primaryAction: {
        taps += 1
      }
      .menuIndicator(.hidden)
    }
    .fixedSize()
  }

  private func increment() {
    taps += 1
  }
}

struct ButtonStyleGallery_Previews: PreviewProvider {
  static var previews: some View {
    ButtonStyleGallery()
      .previewDisplayName("Buttons")
    SavedButton(isSaved: .constant(true))
      .previewLayout(.sizeThatFits)
      .environment(\.colorScheme, .dark)
  }
}
