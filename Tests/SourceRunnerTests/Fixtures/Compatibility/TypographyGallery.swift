import SwiftUI

extension Font {
  static let price = Font.system(size: 22, weight: .bold, design: .rounded).monospacedDigit()
  static func brand(_ size: CGFloat) -> Font {
    .custom("Georgia", size: size, relativeTo: .body)
  }
}

struct TypographyGallery: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize: DynamicTypeSize
  @Environment(\.sizeCategory) private var sizeCategory: ContentSizeCategory
  @Environment(\.font) private var font

  var body: some View {
    ScrollView(.vertical) {
      VStack(alignment: .leading, spacing: 8) {
        styles
        decorations
        limits
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .scrollIndicatorsFlash(onAppear: true)
    .fontDesign(.serif)
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }

  private var styles: some View {
    Group {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title).fontWeight(.heavy)
      Text("Second title").font(.title2.weight(.medium))
      Text("Headline").font(Font.headline.italic())
      Text("Body").font(.body.leading(.loose))
      Text("Callout").font(.system(.callout))
      Text("Subheadline").font(.system(.subheadline, design: .monospaced))
      Text("Footnote").font(.system(.footnote, design: .serif, weight: .light))
      Text("Fixed").font(.system(size: 13))
      Text("Fixed and black").font(.system(size: 13, weight: .black))
      Text("3.20").font(.price)
      Text("Brand").font(.brand(18))
      Text("Custom").font(.custom("Menlo", fixedSize: 12))
      Text("Small caps").font(.body.smallCaps())
    }
  }

  private var decorations: some View {
    Group {
      Text("Bold").bold()
      Text("Perhaps bold").bold(dynamicTypeSize.isAccessibilitySize)
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Dotted").underline(true, pattern: .dot, color: .red)
      Text("Struck").strikethrough()
      Text("Struck in grey").strikethrough(true, color: .gray)
      Text("Kerned").kerning(2)
      Text("Tracked").tracking(1.5)
      Text("Raised").baselineOffset(6)
      Text("Code").monospaced()
      Text("12:30").monospacedDigit()
      Text("upper").textCase(.uppercase)
      Text("As it is").textCase(nil)
      Text("Width").fontWidth(.condensed)
      HStack {
        Text("Group")
        Text("of texts")
      }
      .bold()
      .italic(sizeCategory == .large)
      .underline()
      .monospaced()
    }
  }

  private var limits: some View {
    Group {
      Text("One line only").lineLimit(1)
      Text("Any number of lines").lineLimit(nil)
      Text("At most three").lineLimit(...3)
      Text("At least two").lineLimit(2...)
      Text("Cut in the middle").truncationMode(.middle).lineLimit(1)
      Text("Shrinks").minimumScaleFactor(0.5).lineLimit(1)
      Text("Tightens").allowsTightening(true)
      Text("Spaced lines").lineSpacing(6)
      Text("Centred").multilineTextAlignment(.center)
      Text("Never truncated").fixedSize()
      Text("Selectable").textSelection(.enabled)
      Text("Not selectable").textSelection(.disabled)
      Text("Fixed size").dynamicTypeSize(.large)
      Text("A range").dynamicTypeSize(.small ... .xxxLarge)
      Text("Scaled image \(Image(systemName: "star.fill"))").imageScale(.small)
    }
  }
}

#Preview("Typography") {
  TypographyGallery()
}

#Preview("Large") {
  TypographyGallery()
    .environment(\.sizeCategory, .accessibilityLarge)
}
