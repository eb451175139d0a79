import SemanticTree
import SemanticUI

/// A whole screen: the seven sections of a demo whose elements' frames are published.
@MainActor
enum ScreenExamples {
  static let all: [String: LayoutExample] = ["screen.basicdemo.18.5": sevenSections]

  private static let sevenSections: LayoutExample = { environment in
    let frames = try ScreenProbe(environment) { SevenSections() }.elements.map(\.frame)
    let isAligned = frames.allSatisfy { isNear($0.minX, 16) }
    return [
      "x": .length(isAligned ? 16 : frames.map(\.minX).max() ?? 0), "y": .lengths(frames.map(\.minY)),
      "height": .lengths(frames.map(\.height)),
    ]
  }
}

private struct SevenSections: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DemoSection { Image(systemName: "star.fill").font(.title2) }
      DemoSection {
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
        .accessibilityElement(children: .combine)
      }
      DemoSection { Button("Delete") {}.buttonStyle(.bordered) }
      DemoSection { Text("Section Header").font(.headline) }
      DemoSection {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered)
      }
      DemoSection { Color.blue.frame(width: 60, height: 40).named("shape") }
      DemoSection { Card() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
  }
}

/// A title with its description, and what they are about.
private struct DemoSection<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Label").font(.subheadline.weight(.semibold))
        Text("Text description for an element").font(.caption2)
      }
      .accessibilityElement(children: .combine)
      content
    }
  }
}

private struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Card").font(.subheadline)
      Text("Details").font(.caption2)
    }
    .padding(8)
    .accessibilityElement(children: .combine)
  }
}
