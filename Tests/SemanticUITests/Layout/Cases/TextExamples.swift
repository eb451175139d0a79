import SemanticTree
import SemanticUI
import Testing

/// Heights, line distances and widths of single texts.
@MainActor
enum TextExamples {
  static let all: [String: LayoutExample] = [
    "text.title.L.line": height(Text("Xg").font(.title)),
    "text.title3.L.line": height(Text("Xg").font(.title3)),
    "text.headline.L.line": height(Text("Xg").font(.headline)),
    "text.body.L.line": height(Text("Xg").font(.body)),
    "text.callout.L.line": height(Text("Xg").font(.callout)),
    "text.body.xS.line": height(Text("Xg")),
    "text.body.M.line": height(Text("Xg")),
    "text.body.xxxL.line": height(Text("Xg")),
    "text.body.AX3.line": height(Text("Xg")),
    "text.body.AX5.line": height(Text("Xg")),
    "text.body.L.2lines": height(Text("one\ntwo").font(.body)),
    "text.body.L.3lines": height(Text("one\ntwo\nthree").font(.body)),
    "text.subheadline15.L.3lines": height(Text("one\ntwo\nthree").font(.subheadline)),
    "text.lineLimit.reserves.3": height(Text("a").lineLimit(3, reservesSpace: true)),
    "text.lineSpacing.5.two": height(Text("one\ntwo").lineSpacing(5)),
    "text.headline.AX3.pitch": pitch(.headline),
    "text.caption.AX3.pitch": pitch(.caption),
    "text.width.sectionheader": width("Section Header", .headline),
    "text.width.restaurantmenu": width("Restaurant Menu", .headline),
    "text.width.delete": width("Delete", .body),
    "text.width.bartitle.second": barTitle,
  ]

  private static func height(_ view: some View) -> LayoutExample {
    { environment in
      ["height": .length(try ScreenProbe(environment) { view.named("text") }.frame("text").height)]
    }
  }

  private static func pitch(_ font: Font) -> LayoutExample {
    { environment in
      let words = "Words enough to need more than one line on any telephone at such a size"
      let lines = try ScreenProbe(environment) { Text(verbatim: words).font(font) }.text(words).lines
      try #require(lines.count > 1)
      return ["baselineToBaseline": .length(lines[1].baseline - lines[0].baseline)]
    }
  }

  private static func width(_ words: String, _ font: Font) -> LayoutExample {
    { environment in
      let text = try ScreenProbe(environment) { Text(verbatim: words).font(font) }.text(words)
      return ["width": .length(text.frame.width, band: try text.band)]
    }
  }

  private static let barTitle: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      NavigationStack {
        Text("page").navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
      }
    }
    let title = try probe.text("Second")
    return title.frame.sizeReadings(band: try title.band)
  }
}
