import SwiftUI

extension VerticalAlignment {
  private enum MidCaption: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  static let midCaption = VerticalAlignment(MidCaption.self)
}

extension HorizontalAlignment {
  private struct Price: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
      dimensions[.trailing]
    }
  }

  static let price = HorizontalAlignment(Price.self)
}

extension Alignment {
  static let caption = Alignment(horizontal: .leading, vertical: .midCaption)
}

struct AdaptiveStack<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass: UserInterfaceSizeClass?
  @ViewBuilder let content: Content

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize || horizontalSizeClass == nil
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      content
    }
    .animation(.default, value: dynamicTypeSize)
  }
}

struct LayoutSwitcher: View {
  enum Arrangement: CaseIterable {
    case row
    case column
    case pile
    case grid
  }

  @State private var arrangement = Arrangement.row

  private var layout: AnyLayout {
    switch arrangement {
    case .row: AnyLayout(HStackLayout(alignment: .bottom))
    case .column: AnyLayout(VStackLayout())
    case .pile: AnyLayout(ZStackLayout(alignment: .topLeading))
    case .grid: AnyLayout(GridLayout(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8))
    }
  }

  var body: some View {
    VStack {
      layout {
        Color.red.frame(width: 40, height: 40)
        Color.green.frame(width: 30, height: 30)
        Color.blue.frame(width: 20, height: 20)
      }
      Button("Next", action: next)
    }
  }

  private func next() {
    let all = Arrangement.allCases
    let index = all.firstIndex(of: arrangement) ?? 0
    withAnimation(.bouncy) {
      arrangement = all[(index + 1) % all.count]
    }
  }
}

struct Invoice: View {
  var body: some View {
    VStack(alignment: .price) {
      HStack {
        Text("Apples")
        Text("3.20")
          .alignmentGuide(.price) { $0[.trailing] }
      }
      HStack(alignment: .midCaption) {
        Text("Delivery by bicycle")
          .layoutPriority(1)
        Text("12.00")
          .alignmentGuide(.price) { dimensions in dimensions[HorizontalAlignment.trailing] }
          .alignmentGuide(VerticalAlignment.midCaption) { $0.height / 2 }
      }
      ZStack(alignment: .caption) {
        Rectangle().fill(.background.secondary)
        Text("Total")
      }
      .frame(width: 200, height: 40, alignment: .bottomTrailing)
      Spacer().frame(height: 8)
      Text("Thank you")
        .alignmentGuide(.leading, computeValue: { _ in 0 })
    }
  }
}

#Preview("Adaptive") {
  AdaptiveStack {
    Image(systemName: "clock")
    Text("Opens at nine")
  }
  .dynamicTypeSize(.accessibility3)
}

#Preview("Switcher") {
  LayoutSwitcher()
}

#Preview("Invoice") {
  Invoice()
}
