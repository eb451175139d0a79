import SemanticTree
import Testing

@testable import SemanticUI

/// UIKit's types as views use them.
@MainActor
struct UIKitTests {
  private func color(of view: some View, dark: Bool) throws -> RGBA {
    let screen = try RenderedView(view.frame(width: 10, height: 10)) { $0.appearance = dark ? .dark : .light }
      .screen
    let fill = try #require(screen.drawing.fills.first)
    guard case .color(let color) = fill.paint else {
      Issue.record("the area is not filled with a colour")
      return .clear
    }
    return color
  }

  @Test(arguments: [false, true])
  func systemColoursAreThoseOfSwiftUI(dark: Bool) throws {
    let pairs: [(UIColor, Color)] = [
      (.label, .primary), (.secondaryLabel, .secondary), (.systemRed, .red), (.systemGray, .gray),
      (UIColor.systemBackground.withAlphaComponent(1), Color(.systemBackground)),
      (UIColor(Color.mint), .mint), (.black.withAlphaComponent(0.25), .black.opacity(0.25)),
    ]
    for (uiColor, color) in pairs {
      let (left, right) = try (
        self.color(of: Color(uiColor: uiColor), dark: dark), self.color(of: color, dark: dark)
      )
      #expect(abs(left.red - right.red) + abs(left.blue - right.blue) < 0.001, "\(color)")
      #expect(left.alpha == right.alpha, "\(color)")
    }
  }

  @Test(arguments: [false, true])
  func dynamicColoursAreMadeForTheEnvironment(dark: Bool) throws {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try color(of: Color(dynamic), dark: dark).red == (dark ? 1 : 0))
  }

  @Test
  func componentsComeBack() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.3, saturation: 0.5, brightness: 0.8, alpha: 0.4)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.3) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
    #expect(alpha == 0.4)
  }

  private struct Reader: View {
    var body: some View {
      Text(UIAccessibility.isReduceMotionEnabled ? "still" : "moving")
        .font(Font(UIFont.preferredFont(forTextStyle: .title1)))
    }
  }

  @Test(arguments: [false, true])
  func settingsAreReadAndCountAsRead(reduced: Bool) throws {
    let rendered = try RenderedView(Reader()) { $0.reduceMotion = reduced }
    #expect(rendered.labels == [reduced ? "still" : "moving"])
    let keys = Set(rendered.screen.environmentReads.map(\.key))
    #expect(keys.isSuperset(of: ["accessibilityReduceMotion", "dynamicTypeSize"]))
  }

  @Test
  func announcementsArePosted() throws {
    let view = Button("Add") {
      UIAccessibility.post(notification: .announcement, argument: "Added")
    }
    let rendered = try RenderedView(view)
    try rendered.perform(on: "Add")
    #expect(rendered.screen.notifications.map(\.text) == ["Added"])
  }

  private struct Web: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Share: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
  }

  @Test
  func representablesAreNotedAreas() throws {
    let view = VStack {
      Web().frame(height: 50)
      Share().frame(height: 70)
      Text("Below")
    }
    let rendered = try RenderedView(view)
    #expect(rendered.labels == ["Below"])
    #expect(rendered.screen.notModelled.map(\.name) == ["Web", "Share"])
  }

  @Test
  func appearancesAreNotedFromThenOn() throws {
    let view = Button("Dress") {
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      UITableView.appearance().backgroundColor = .clear
    }
    let rendered = try RenderedView(view)
    try rendered.perform(on: "Dress")
    #expect(rendered.screen.notModelled.map(\.name) == ["UINavigationBar.appearance()"])
  }

  @Test
  func roundedCornersAreOutlines() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test
  func picturesThatCodeMakesHaveNoName() throws {
    let view = VStack {
      Image(uiImage: UIImage(named: "cat") ?? UIImage())
      Image(uiImage: UIImage(systemName: "heart") ?? UIImage())
    }
    let rendered = try RenderedView(view)
    let images = rendered.screen.root.subtree.filter { $0.traits.contains(.image) }
    #expect(images.map { $0.label == nil } == [true, false])
    #expect(rendered.screen.notModelled.map(\.name) == ["Image(uiImage: cat)"])
  }

  /// The raw values are those that UIKit stores and posts.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, "UICTContentSizeCategoryXS"), (.large, "UICTContentSizeCategoryL"),
    (.extraExtraExtraLarge, "UICTContentSizeCategoryXXXL"),
    (.accessibilityExtraExtraLarge, "UICTContentSizeCategoryAccessibilityXXL"),
  ])
  func categoriesHaveUIKitsNames(category: UIContentSizeCategory, name: String) {
    #expect(category.rawValue == name)
    #expect(UIContentSizeCategory(rawValue: name).size == category.size)
  }
}
