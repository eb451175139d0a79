import SemanticTree
import SemanticUI
import Testing

/// Rows of lists and what stands in them.
@MainActor
enum RowExamples {
  static let all: [String: LayoutExample] = [
    "list.row.twobody.18.2": row(twoTexts(.body)),
    "list.row.twobody.26": row(twoTexts(.body)),
    "list.row.body-sub.18.2": row(twoTexts(.subheadline)),
    "list.row.min.26.M": row(Text("a")),
    "list.row.min.18.M": row(Text("a")),
    "list.row.textfield.26.M": textField,
    "list.row.toggle.26.M": toggle,
    "list.separator.26": separator,
    "list.chevron.18": chevron,
    "list.chevron.26": chevron,
    "list.label.26": label,
  ]

  private static func twoTexts(_ font: Font) -> some View {
    VStack(alignment: .leading) {
      Text("a")
      Text("b").font(font)
    }
  }

  private static func row(_ view: some View) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) { List { view.named("row") } }
      return ["rowHeight": .length(try probe.frame("row").height)]
    }
  }

  private static let textField: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Form { TextField("Name", text: .constant("")) } }
    let field = try #require(try probe.elements.first { $0.traits.contains(.textEntry) })
    return ["rowHeight": .length(field.frame.height)]
  }

  private static let toggle: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Form { Toggle("Wi-Fi", isOn: .constant(true)) } }
    let row = try probe.frame("Wi-Fi")
    let fills = try probe.screen.drawing.fillBounds
    let track = try #require(fills.first { $0.height == 28 }, "no switch is drawn")
    return [
      "rowHeight": .length(row.height), "switchWidth": .length(track.width),
      "switchTrailingToCard": .length(row.maxX - track.maxX),
    ]
  }

  private static let separator: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Text("a")
        Text("b")
      }
    }
    let line = try probe.separator
    return ["thickness": .length(line.height), "x": .length(line.minX), "endX": .length(line.maxX)]
  }

  private static let chevron: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      NavigationStack { List { NavigationLink("General") { Text("page") } } }
    }
    let ink = try #require(try probe.screen.drawing.symbols(named: "chevron.forward").first).frame
    return [
      "inkWidth": .length(ink.width), "inkHeight": .length(ink.height),
      "inkEndToCard": .length(try probe.frame("General").maxX - ink.maxX),
    ]
  }

  /// The content begins where the separator of a row without a symbol does.
  private static let label: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Label("a", systemImage: "folder")
        Text("b")
      }
    }
    let content = try probe.text("b").frame.minX
    let icon = try #require(try probe.screen.drawing.symbols(named: "folder").first).frame
    return [
      "iconCentreFromContent": .length(icon.midX - content),
      "titleFromContent": .length(try probe.text("a").frame.minX - content),
    ]
  }
}

extension ScreenProbe {
  /// The one line between the rows, told by where it stands.
  fileprivate var separator: Rect {
    get throws {
      let boundary = try frame("b").minY
      let lines = try screen.drawing.fillBounds.filter { $0.height <= 1 && isNear($0.maxY, boundary) }
      try #require(lines.count == 1)
      return lines[0]
    }
  }
}
