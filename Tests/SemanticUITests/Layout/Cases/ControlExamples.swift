import SemanticTree
import SemanticUI
import Testing

/// Buttons, switches, sliders, steppers, segments, fields and menus.
@MainActor
enum ControlExamples {
  static let all: [String: LayoutExample] = [
    "button.bordered.delete.18.5": borderedButton,
    "button.bordered.icon.26.2": borderedSymbol,
    "button.prominent.delete": prominentButton,
    "stepper.17.5": stepper,
    "stepper.18.5": stepper,
    "switch.26.2": toggle,
    "slider.26.2": slider,
    "segmented.26.2": segments,
    "textfield.plain.18.5": height(TextField("Name", text: .constant(""))),
    "securefield.empty.17.5": height(SecureField("Password", text: .constant(""))),
    "securefield.filled.17.5": height(SecureField("Password", text: .constant("secret"))),
    "securefield.filled.18.5": height(SecureField("Password", text: .constant("secret"))),
    "securefield.filled.26.2": height(SecureField("Password", text: .constant("secret"))),
    "menu.26": menu,
    "controlsize.default": defaultControlSize,
    "controlsize.extralarge": largestControlSize,
  ]

  private static let borderedButton: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Button("Delete") {}.buttonStyle(.bordered) }
    var readings = try probe.frame("Delete").sizeReadings(band: probe.text("Delete").band)
    readings["shape"] = .word(try probe.fillShape)
    return readings
  }

  private static let borderedSymbol: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      Button {
      } label: {
        Image(systemName: "mic.fill")
      }
      .buttonStyle(.bordered)
    }
    return try #require(try probe.elements.first).frame.sizeReadings()
  }

  private static let prominentButton: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Button("Delete") {}.buttonStyle(.borderedProminent) }
    return try probe.frame("Delete").sizeReadings(band: probe.text("Delete").band)
  }

  private static let stepper: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Stepper("Count", value: .constant(1)) }
    return try probe.frame("Decrement").union(probe.frame("Increment")).sizeReadings()
  }

  private static let toggle: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    return try probe.frame("Wi-Fi").sizeReadings()
  }

  private static let slider: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Slider(value: .constant(0.5)) }
    return ["height": .length(try #require(try probe.elements.first).frame.height)]
  }

  private static let segments: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      Picker("", selection: .constant(0)) {
        Text("Segment A").tag(0)
        Text("Segment B").tag(1)
        Text("Segment C").tag(2)
      }
      .pickerStyle(.segmented)
      .fixedSize()
    }
    let all = try probe.screen.root.subtree
    let bar = try #require(all.first { $0.container == .segmentedControl })
    let band = try probe.screen.drawing.texts.reduce(0) { try $0 + $1.band }
    return bar.frame.sizeReadings(band: band)
  }

  private static func height(_ view: some View) -> LayoutExample {
    { environment in
      let field = try #require(try ScreenProbe(environment) { view }.elements.first)
      return ["height": .length(field.frame.height)]
    }
  }

  private static let menu: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      Menu("Order") {
        Button("Soup") {}
        Button {
        } label: {
          Text("Salad")
          Text("With nuts")
        }
      }
    }
    try probe.activate("Order")
    let row = try probe.frame("Soup")
    let tall = try #require(try probe.elements.first { $0.label?.hasPrefix("Salad") == true })
    return [
      "width": .length(row.width), "rowHeight": .length(row.height),
      "subtitleRowHeight": .length(tall.frame.height),
    ]
  }

  private static let defaultControlSize: LayoutExample = { environment in
    let label = try #require(try ScreenProbe(environment) { SizeName() }.elements.first?.label)
    return ["controlSize": .word(label)]
  }

  private static let largestControlSize: LayoutExample = { environment in
    let extraLarge = try buttonSize(.extraLarge, in: environment)
    let isSame = try extraLarge == buttonSize(.large, in: environment)
    return ["sameSizeAs": .word(isSame ? "large" : "\(extraLarge)")]
  }

  private static func buttonSize(_ size: ControlSize, in environment: ScreenEnvironment) throws -> Size {
    let probe = try ScreenProbe(environment) {
      Button("Delete") {}.buttonStyle(.bordered).controlSize(size)
    }
    return try probe.frame("Delete").size
  }
}

private struct SizeName: View {
  @Environment(\.controlSize) private var size

  var body: some View { Text(verbatim: "\(size)") }
}

extension ScreenProbe {
  /// What the first fill's outline is called in the cases.
  fileprivate var fillShape: String {
    get throws {
      switch try screen.drawing.fills.first?.outline {
      case .roundedRectangle: "roundedRect"
      case .capsule: "capsule"
      case let other: "\(String(describing: other))"
      }
    }
  }
}
