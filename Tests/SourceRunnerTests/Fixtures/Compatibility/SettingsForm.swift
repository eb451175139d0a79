import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system
  case light
  case dark

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

struct SettingsForm: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("hapticsEnabled") private var hapticsEnabled = true
  @AppStorage("nickname", store: UserDefaults(suiteName: "group.example.reader")) private var nickname = ""
  @State private var fontSize = 17.0
  @State private var columns = 2
  @State private var reminder = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var accent = Color.blue
  @State private var sortOrder = 0
  @State private var isResetting = false

  var body: some View {
    NavigationStack {
      Form {
        general
        reading
        reminders
        about
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.large)
      .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible) {
        Button("Reset", role: .destructive, action: reset)
        Button("Keep", role: .cancel) {}
      }
    }
  }

  private var general: some View {
    Section {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { appearance in
          Text(appearance.title).tag(appearance)
        }
      }
      .pickerStyle(.menu)
      Toggle("Haptics", isOn: $hapticsEnabled)
        .toggleStyle(SwitchToggleStyle(tint: .green))
      Toggle(isOn: $hapticsEnabled) {
        Label("Play sounds", systemImage: "speaker.wave.2")
      }
      .toggleStyle(.switch)
      .disabled(!hapticsEnabled)
      TextField("Nickname", text: $nickname, prompt: Text("How we greet you"))
        .textInputAutocapitalization(.words)
        .autocorrectionDisabled()
      ColorPicker("Accent colour", selection: $accent, supportsOpacity: false)
    } header: {
      Text("General")
    } footer: {
      Text("The appearance changes at once in every window.")
    }
    .headerProminence(.increased)
  }

  private var reading: some View {
    Section("Reading") {
      Slider(value: $fontSize, in: 12...28, step: 1) {
        Text("Text size")
      } minimumValueLabel: {
        Text("A").font(.caption)
      } maximumValueLabel: {
        Text("A").font(.title3)
      } onEditingChanged: { _ in
      }
      Stepper("Columns: \(columns)", value: $columns, in: 1...4)
      Stepper(value: $columns, in: 1...4, step: 1) {
        LabeledContent("Columns", value: columns, format: .number)
      }
      Picker(selection: $sortOrder) {
        Text("Newest").tag(0)
        Text("Oldest").tag(1)
      } label: {
        Text("Sort order")
      }
      .pickerStyle(SegmentedPickerStyle())
      .labelsHidden()
    }
  }

  private var reminders: some View {
    Section(header: Text("Reminders"), footer: Text("You can turn reminders off in Notifications.")) {
      DatePicker("Time", selection: $reminder, displayedComponents: .hourAndMinute)
        .datePickerStyle(.compact)
      DatePicker("Starts", selection: $reminder, in: Date.distantPast..., displayedComponents: [.date])
        .datePickerStyle(.graphical)
    }
  }

  private var about: some View {
    Section {
      LabeledContent("Version", value: "4.2")
      LabeledContent {
        Text("Metric")
      } label: {
        Label("Units", systemImage: "ruler")
      }
      Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
      Button("Reset all settings", role: .destructive) { isResetting = true }
        .help("Sets every option back to its first value")
    }
  }

  private func reset() {
    appearance = .system
    hapticsEnabled = true
    fontSize = 17
  }
}

#Preview {
  SettingsForm()
}

#Preview("Dark") {
  SettingsForm()
    .preferredColorScheme(.dark)
}
