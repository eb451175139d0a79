import SwiftUI

struct LineBreakKey: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func startsLine(_ startsLine: Bool = true) -> some View {
    layoutValue(key: LineBreakKey.self, value: startsLine)
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8
  var alignment: VerticalAlignment = .center

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    let frames = frames(in: proposal.replacingUnspecifiedDimensions().width, subviews: subviews, cache: cache)
    let union = frames.reduce(CGRect.zero) { $0.union($1) }
    return union.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let frames = frames(in: bounds.width, subviews: subviews, cache: cache)
    for (subview, frame) in zip(subviews, frames) {
      let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, subviews: Subviews, cache: Cache) -> [CGRect] {
    var result: [CGRect] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      if origin.x > 0, subview[LineBreakKey.self] || origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      result.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return result
  }
}

struct EqualWidthStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widest = subviews.map { width(of: $0) }.max() ?? 0
    let height = subviews.map { $0.dimensions(in: .unspecified).height }.max() ?? 0
    return CGSize(width: widest * CGFloat(subviews.count), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }

  private func width(of subview: LayoutSubview) -> CGFloat {
    subview.sizeThatFits(.unspecified).width
  }
}

struct TagCloud: View {
  let tags: [String]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
          .background(Capsule().fill(Color.mint.opacity(0.3)))
          .startsLine(tag == tags.first)
      }
    }
  }
}

#Preview("Tags") {
  TagCloud(tags: ["Swift", "Accessibility", "Typography", "Layout", "Colour", "Motion"])
    .frame(width: 260)
}

#Preview("Equal widths") {
  EqualWidthStack {
    Button("Yes") {}
    Button("Perhaps later") {}
    Button("No") {}
  }
}
