import SwiftUI

struct JumpingList: View {
  @State private var position: Int?
  @State private var isLocked = false

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView([.vertical]) {
        LazyVStack(spacing: 4, pinnedViews: .sectionHeaders) {
          ForEach(0..<40) { number in
            Text("Row \(number)")
              .frame(maxWidth: .infinity, minHeight: 44)
              .id(number)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: .top)
      .scrollDisabled(isLocked)
      .scrollIndicators(.never, axes: .vertical)
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.immediately)
      .scrollContentBackground(.hidden)
      .defaultScrollAnchor(.bottom)
      .safeAreaPadding(.bottom, 20)
      .contentMargins(8)
      .overlay(alignment: .bottomTrailing) {
        Button {
          withAnimation { proxy.scrollTo(0, anchor: .top) }
        } label: {
          Label("To the top", systemImage: "arrow.up")
        }
        .padding()
      }
      .toolbar {
        Toggle("Lock", isOn: $isLocked)
      }
    }
  }
}

struct Carousel: View {
  var axis: Axis = .horizontal

  var body: some View {
    ScrollView(axis == .horizontal ? .horizontal : .vertical, showsIndicators: false) {
      LazyHStack(alignment: .top, spacing: 0) {
        ForEach(1...5, id: \.self) { page in
          Text("Page \(page)")
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame([.horizontal, .vertical], alignment: .center)
        }
      }
      .scrollTargetLayout(isEnabled: true)
    }
    .scrollTargetBehavior(.paging)
    .scrollClipDisabled(false)
    .safeAreaPadding(.horizontal)
  }
}

@available(iOS 18.0, *)
struct CollapsingHeader: View {
  @State private var isCollapsed = false
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      ForEach(0..<30) { Text("Line \($0)") }
    }
    .scrollPosition($position)
    .onScrollGeometryChange(for: Bool.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top > 60
    } action: { _, isCollapsed in
      self.isCollapsed = isCollapsed
    }
    .safeAreaInset(edge: .top) {
      Text(isCollapsed ? "Lines" : "All the lines of the poem")
        .onTapGesture { position.scrollTo(edge: .bottom) }
    }
  }
}

struct FadingHeader: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView {
      VStack {
        Text("Header")
          .opacity(1 - min(max(offset / 100, 0), 1))
        ForEach(0..<30, id: \.self) { Text("Line \($0)") }
      }
      .background(
        GeometryReader { geometry in
          Color.clear
            .preference(key: ScrollOffsetKey.self, value: -geometry.frame(in: .named("scroll")).minY)
        }
      )
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .ignoresSafeArea(edges: .top)
  }
}

private struct ScrollOffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

#Preview("Jumping") {
  NavigationStack { JumpingList() }
}

#Preview("Carousel") {
  Carousel()
}

@available(iOS 18.0, *)
#Preview("Collapsing") {
  CollapsingHeader()
}

#Preview("Fading") {
  FadingHeader()
}
