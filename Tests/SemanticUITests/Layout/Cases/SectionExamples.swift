import SemanticTree
import SemanticUI
import Testing

/// Cards, headers and footers of inset grouped lists.
@MainActor
enum SectionExamples {
  static let all: [String: LayoutExample] = [
    "list.card.17.5": card,
    "list.card.26.2": card,
    "list.header.17.5": header,
    "list.header.26.2": header,
    "list.footer.18.5": footer,
    "list.footer.26.2": footer,
    "list.hf.18.5": headersAndFooters,
    "list.h.17.5": secondCard,
    "list.h.18.5": headers,
    "list.gap.none-none.18": gap,
    "list.gap.none-none.26": gap,
    "list.gap.none-header.26.M": gapAcrossHeader,
    "list.first.noheader": firstCard,
    "list.first.largetitle.26": firstCardUnderLargeTitle,
  ]

  /// The frame of a row is that of its cell, as wide as the card.
  private static let card: LayoutExample = { environment in
    let row = try ScreenProbe(environment) { List { Section { Text("row") } } }.frame("row")
    return ["cardX": .length(row.minX), "cardWidth": .length(row.width)]
  }

  private static let header: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Section(header: Text("Fruit")) { Text("row") }
      }
    }
    let element = try #require(try probe.elements.first)
    let text = try #require(try probe.screen.drawing.texts.first { $0.text.lowercased() == "fruit" })
    return [
      "headerHeight": .length(element.frame.height), "headerTextX": .length(text.frame.minX),
      "headerCase": .word(text.text == "FRUIT" ? "upper" : text.text == "Fruit" ? "mixed" : text.text),
      "headerFontSize": .length(text.font.size),
    ]
  }

  private static let footer: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Section(footer: Text("one line")) { Text("row") }
      }
    }
    return ["footerHeight": .length(try probe.frame("one line").height)]
  }

  private static let headersAndFooters: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Sections(rows: [2, 2], hasFooters: true) }
    return [
      "headerY": .lengths(try probe.tops("header")), "rowY": .lengths(try probe.tops("row")),
      "footerY": .lengths(try probe.tops("footer")), "end": .length(try probe.end),
    ]
  }

  private static let secondCard: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Sections(rows: [3, 2]) }
    return ["secondCardY": .length(try probe.frame("row 1.0").minY)]
  }

  private static let headers: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { Sections(rows: [3, 2]) }
    return [
      "headerY": .lengths(try probe.tops("header")),
      "firstCardEnd": .length(try probe.frame("row 0.2").maxY),
      "secondCardY": .length(try probe.frame("row 1.0").minY), "end": .length(try probe.end),
    ]
  }

  private static let gap: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Section { Text("a") }
        Section { Text("b") }
      }
    }
    return ["gap": .length(try probe.gap("a", "b"))]
  }

  private static let gapAcrossHeader: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      List {
        Section { Text("a") }
        Section(header: Text("Title")) { Text("b") }
      }
    }
    return ["gap": .length(try probe.gap("a", "b"))]
  }

  private static let firstCard: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      NavigationStack {
        Form { Section { Text("row") } }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let barEnd = environment.safeArea.top + (try BarExamples.barHeight(environment, isLarge: false))
    return ["firstCardOffset": .length(try probe.frame("row").minY - barEnd)]
  }

  private static let firstCardUnderLargeTitle: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      NavigationStack { List { Text("row") }.navigationTitle("Title") }
    }
    return ["firstCardOffsetFromSafeTop": .length(try probe.frame("row").minY - environment.safeArea.top)]
  }
}

/// Sections with numbered rows: `row 0.1` is the second row of the first.
private struct Sections: View {
  let rows: [Int]
  var hasFooters = false

  var body: some View {
    List {
      ForEach(rows.indices, id: \.self) { section in
        Section {
          ForEach(0..<rows[section], id: \.self) { Text(verbatim: "row \(section).\($0)") }
        } header: {
          Text(verbatim: "header").textCase(nil)
        } footer: {
          if hasFooters { Text(verbatim: "footer") }
        }
      }
    }
  }
}

extension ScreenProbe {
  fileprivate func tops(_ prefix: String) throws -> [Double] {
    try elements.filter { $0.label?.hasPrefix(prefix) == true }.map(\.frame.minY)
  }

  fileprivate var end: Double { get throws { try #require(try elements.last).frame.maxY } }
}
