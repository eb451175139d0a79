import SemanticTree
import SemanticUI
import Testing

/// Distances in stacks, spacers and dividers.
@MainActor
enum StackExamples {
  static let all: [String: LayoutExample] = [
    "vstack.gap.body-subheadline.M": gap(Text("a").font(.body), Text("b").font(.subheadline)),
    "vstack.gap.subheadline-caption.L": gap(Text("a").font(.subheadline), Text("b").font(.caption)),
    "vstack.gap.body-title.L": gap(Text("a").font(.body), Text("b").font(.title)),
    "vstack.gap.body-headline.L": gap(Text("a").font(.body), Text("b").font(.headline)),
    "vstack.gap.body-body.L": gap(Text("a").font(.body), Text("b").font(.body)),
    "vstack.gap.body-subheadline.L": gap(Text("a").font(.body), Text("b").font(.subheadline)),
    "vstack.gap.body-caption.L": gap(Text("a").font(.body), Text("b").font(.caption)),
    "vstack.gap.fixedfont": gap(Text("a").font(.system(size: 17)), Text("b").font(.system(size: 17))),
    "vstack.padded-texts": gap(Text("a").padding(), Text("b").padding()),
    "vstack.framed-texts": gap(Text("a").frame(height: 30), Text("b").frame(height: 30)),
    "vstack.color-above-body": gap(Color.red.frame(height: 20), Text("b")),
    "vstack.body-above-color": gap(Text("a"), Color.red.frame(height: 20)),
    "vstack.total.body-body.M": twoTexts,
    "vstack.total.body-body.L": twoTexts,
    "vstack.default.colors": columnOfColors,
    "hstack.default.colors": rowOfColors,
    "hstack.image-text": symbolBesideText,
    "spacer.min.hstack": rowWidth(Spacer()),
    "spacer.min.zero": rowWidth(Spacer(minLength: 0)),
    "divider.2x": divider,
    "divider.ax1": divider,
  ]

  private static func gap(_ upper: some View, _ lower: some View) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) {
        VStack {
          upper.named("upper")
          lower.named("lower")
        }
      }
      return ["gap": .length(try probe.gap("upper", "lower"))]
    }
  }

  private static let twoTexts: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      VStack {
        Text("a")
        Text("b")
      }
      .named("stack")
    }
    return ["height": .length(try probe.frame("stack").height)]
  }

  private static let columnOfColors: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      VStack {
        Color.red.frame(height: 20).named("red")
        Color.blue.frame(height: 20).named("blue")
      }
    }
    let whole = try probe.frame("red").union(probe.frame("blue"))
    return ["height": .length(whole.height), "gap": .length(try probe.gap("red", "blue"))]
  }

  private static let rowOfColors: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      HStack {
        Color.red.frame(width: 20).named("red")
        Color.blue.frame(width: 20).named("blue")
      }
    }
    let red = try probe.frame("red")
    let blue = try probe.frame("blue")
    return ["width": .length(red.union(blue).width), "gap": .length(blue.minX - red.maxX)]
  }

  private static let symbolBesideText: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      HStack {
        Image(systemName: "mic.fill").named("symbol")
        Text("a")
      }
    }
    return ["gap": .length(try probe.frame("a").minX - probe.frame("symbol").maxX)]
  }

  private static func rowWidth(_ spacer: Spacer) -> LayoutExample {
    { environment in
      let probe = try ScreenProbe(environment) {
        HStack {
          Color.red.frame(width: 20, height: 20)
          spacer
          Color.blue.frame(width: 20, height: 20)
        }
        .fixedSize()
        .named("row")
      }
      return ["width": .length(try probe.frame("row").width)]
    }
  }

  private static let divider: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) { VStack { Divider() } }
    let lines = try probe.screen.drawing.fillBounds
    try #require(lines.count == 1)
    return ["height": .length(lines[0].height)]
  }
}
