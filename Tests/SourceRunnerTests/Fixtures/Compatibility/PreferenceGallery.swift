import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { (geometry: GeometryProxy) in
        Color.clear
          .onAppear { onChange(geometry.size) }
          .onChange(of: geometry.size) { _, size in onChange(size) }
      }
    }
  }
}

struct EqualLabels: View {
  @State private var width: CGFloat?
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["One", "Twenty", "Three hundred"], id: \.self) { text in
        Text(text)
          .background(
            GeometryReader { geometry in
              Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
            }
          )
          .frame(width: width, alignment: .leading)
      }
      Text("\(Int(size.width)) points wide")
    }
    .onPreferenceChange(WidthKey.self) { newWidth in
      width = newWidth
    }
    .readSize { size = $0 }
  }
}

struct HighlightedTabs: View {
  @State private var selection = 0

  var body: some View {
    HStack {
      ForEach(0..<3) { index in
        Button("Tab \(index)") { selection = index }
          .padding(8)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { geometry in
        if let anchor = anchors[selection] {
          let frame = geometry[anchor]
          RoundedRectangle(cornerRadius: 6)
            .stroke(.tint)
            .frame(width: frame.width, height: frame.height)
            .position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { anchors in
      Text("\(anchors.count)").hidden()
    }
  }
}

struct MeasuredCircle: View {
  @State private var frame = CGRect.zero
  private let space: CoordinateSpace = .global

  var body: some View {
    GeometryReader { proxy in
      Circle()
        .frame(width: proxy.size.width / 2, height: proxy.size.width / 2)
        .position(CGPoint(x: proxy.frame(in: .local).midX, y: proxy.size.height / 2))
        .offset(y: proxy.safeAreaInsets.top)
        .onGeometryChange(for: CGRect.self) { proxy in
          proxy.frame(in: .global)
        } action: { newFrame in
          frame = newFrame
        }
        .accessibilityValue(Text("\(Int(proxy.frame(in: space).minX))"))
    }
    .coordinateSpace(.named("circle"))
    .overlay {
      Text(Double(frame.width), format: .number.rounded(increment: 1))
    }
  }
}

#Preview("Equal labels") {
  EqualLabels()
}

#Preview("Highlighted tabs") {
  HighlightedTabs()
}

#Preview("Measured") {
  MeasuredCircle()
}
