import SemanticTree
import SemanticUI
import Testing

/// Accessibility frames, and where touches arrive.
@MainActor
enum ElementExamples {
  static let all: [String: LayoutExample] = [
    "a11y.combine.header": combinedTexts,
    "a11y.hstack.spacer": rowWithSpacer,
    "hit.hstack.gap": gapInRow,
    "hit.clipped": outsideClip,
  ]

  private static let combinedTexts: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Label").font(.subheadline.weight(.semibold))
        Text("Text description for an element").font(.caption2)
      }
      .accessibilityElement(children: .combine)
    }
    let frame = try #require(try probe.elements.first).frame
    let band = try probe.text("Text description for an element").band
    return ["a11yWidth": .length(frame.width, band: band), "a11yHeight": .length(frame.height)]
  }

  private static let rowWithSpacer: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
      .accessibilityElement(children: .combine)
      .padding(.horizontal, 16)
    }
    return try #require(try probe.elements.first).frame.sizeReadings()
  }

  private static let gapInRow: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      HStack {
        Text("Left")
        Spacer()
        Text("Right")
      }
      .onTapGesture {}
    }
    let gap = Point(x: environment.width / 2, y: try probe.frame("Left").midY)
    // The words themselves are felt, else nothing would tell.
    #expect(try probe.feels(probe.frame("Left").center) && probe.feels(probe.frame("Right").center))
    return ["hit": .truth(try probe.feels(gap))]
  }

  /// The child stands in the middle of the screen, 100 points wide, of which the clip leaves 50.
  private static let outsideClip: LayoutExample = { environment in
    let probe = try ScreenProbe(environment) {
      Color.red.frame(width: 100, height: 100).onTapGesture {}
        .frame(width: 50, height: 50).clipped()
    }
    let child = try #require(try probe.screen.root.subtree.first { $0.hitShape != nil }).frame
    #expect(child.hasSize(100, 100))
    return ["hit": .truth(try probe.feels(Point(x: child.midX + 40, y: child.midY)))]
  }
}

extension ScreenProbe {
  /// Whether a touch there reaches anything.
  fileprivate func feels(_ point: Point) throws -> Bool {
    try screen.root.subtree.contains { $0.hitShape?.holds(point) == true }
  }
}

extension Outline {
  fileprivate func holds(_ point: Point) -> Bool {
    guard case .path(let elements, _) = self else { return bounds.contains(point) }
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let point): path.addLine(to: CGPoint(point))
      case .quadCurve(let point, let control):
        path.addQuadCurve(to: CGPoint(point), control: CGPoint(control))
      case .curve(let point, let control1, let control2):
        path.addCurve(to: CGPoint(point), control1: CGPoint(control1), control2: CGPoint(control2))
      case .close: path.closeSubpath()
      }
    }
    return path.contains(CGPoint(point))
  }
}

extension CGPoint {
  fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}
