import SwiftUI

extension Color {
  init(hex: UInt32, opacity: Double = 1) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: opacity
    )
  }

  static let coral = Color(hex: 0xFF7F50)
}

extension ShapeStyle where Self == Color {
  static var brandRed: Color { Color(hex: 0xB00020) }
}

struct InputForms: View {
  @State private var text = ""
  @State private var amount = 3.5
  @State private var count = 1
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var days: Set<DateComponents> = []

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    Form {
      TextField("Amount", value: $amount, formatter: formatter)
      TextField("Percent", value: $amount, format: .percent, prompt: Text("50 %"))
      TextField("Older form", text: $text, onEditingChanged: { _ in }, onCommit: { count += 1 })
      TextField("Code", text: $text.max(6))
      SecureField("Password", text: $text) { count += 1 }
      Stepper("Count: \(count)") {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("Amount", value: $amount, in: 0...10, step: 0.5)
      Stepper("Formatted", value: $amount, step: 1, format: .number)
      Stepper(value: $count) { Text("Label") }
      Slider(value: $amount, in: 0...10, step: 0.5) { Text("Amount") }
      Slider(value: $amount, in: 0...10, onEditingChanged: { _ in })
      DatePicker(selection: $date, displayedComponents: [.date, .hourAndMinute]) { Text("Date") }
      DatePicker("Wheel", selection: $date).datePickerStyle(WheelDatePickerStyle())
      MultiDatePicker("Days", selection: $days)
      Toggle("Two lines", isOn: .constant(false))
      Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Subtitle")
      }
      LabeledContent("Key") { Text("Value") }
    }
    .foregroundStyle(.brandRed)
  }
}

extension Binding where Value == String {
  fileprivate func max(_ limit: Int) -> Binding<String> {
    Binding<String>(get: { wrappedValue }, set: { wrappedValue = String($0.prefix(limit)) })
  }
}

struct MenuForms: View {
  @State private var sort = "Name"
  @State private var isAscending = true
  @State private var item: IdentifiedURL?

  struct IdentifiedURL: Identifiable {
    let id: URL
  }

  var body: some View {
    VStack {
      Menu("Sort", systemImage: "arrow.up.arrow.down") {
        Section("Order") {
          Picker("Sort by", selection: $sort) {
            Text("Name").tag("Name")
            Text("Size").tag("Size")
          }
          .pickerStyle(.inline)
        }
        Button(role: .destructive) {
          sort = "Name"
        } label: {
          Label("Reset", systemImage: "arrow.counterclockwise")
        }
        ControlGroup("Direction") {
          Toggle("Ascending", isOn: $isAscending)
        }
        .menuActionDismissBehavior(.disabled)
      }
      Menu(content: { Text("Content") }, label: { Image(systemName: "ellipsis") })
        .menuStyle(.borderlessButton)
      Link(destination: URL(string: "https://example.com")!) {
        Label("Website", systemImage: "safari")
      }
      Text("Hold for a preview")
        .contextMenu {
          Button("Open", systemImage: "arrow.up.right") {}
        } preview: {
          Text("Preview").padding()
        }
      Button("Open") { item = IdentifiedURL(id: URL(fileURLWithPath: "/a")) }
        .popover(item: $item) { item in
          Text(item.id.lastPathComponent)
        }
        .fullScreenCover(item: $item, onDismiss: nil) { Text($0.id.path()) }
      Label("Image", image: "Logo")
      Label {
        Text("Title").bold()
      } icon: {
        Circle().fill(Color.coral).frame(width: 8)
      }
      Button("Retry", image: .init(name: "Retry", bundle: .main)) {}
    }
  }
}

#Preview("Inputs") {
  InputForms()
}

#Preview("Menus") {
  MenuForms()
}
