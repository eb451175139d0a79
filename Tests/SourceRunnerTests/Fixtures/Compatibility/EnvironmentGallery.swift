import SwiftUI

struct Theme: Equatable {
  var accent = Color.indigo
  var spacing: CGFloat = 8
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme()
}

extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  @Entry var isCompact = false
  @Entry var cardTitle: LocalizedStringKey? = nil
  @Entry fileprivate var track: (String) -> Void = { _ in }
}

extension View {
  func theme(_ theme: Theme) -> some View {
    environment(\.theme, theme)
  }
}

struct CardModifier: ViewModifier {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme: ColorScheme
  var title: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: theme.spacing) {
      if let title {
        Text(title).font(.headline)
      }
      content
    }
    .padding(theme.spacing * 2)
    .background(colorScheme == .dark ? Color.black : Color.white)
    .tint(theme.accent)
  }
}

extension View {
  func card(title: String? = nil) -> some View {
    modifier(CardModifier(title: title))
  }

  func bordered() -> ModifiedContent<Self, BorderModifier> {
    modifier(BorderModifier())
  }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct BorderModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.border(.secondary)
  }
}

@propertyWrapper
struct Uppercased: DynamicProperty {
  @State private var text: String

  init(wrappedValue: String) {
    _text = State(wrappedValue: wrappedValue.uppercased())
  }

  var wrappedValue: String {
    get { text }
    nonmutating set { text = newValue.uppercased() }
  }

  var projectedValue: Binding<String> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct EnvironmentGallery: View {
  @Environment(\.isCompact) private var isCompact
  @Environment(\.cardTitle) private var cardTitle
  @Environment(\.track) private var track
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.displayScale) private var displayScale
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.calendar) private var calendar
  @Uppercased private var code = "abc"

  var body: some View {
    VStack(spacing: isCompact ? 4 : 12) {
      Text(cardTitle ?? "Untitled")
        .card(title: "Card")
      TextField("Code", text: $code)
        .bordered()
      Text("First weekday: \(calendar.firstWeekday)")
        .if(verticalSizeClass == .compact) { $0.font(.caption) }
      Text("Hairline")
        .padding(1 / displayScale)
        .onAppear { track("appeared") }
      eraseType(of: isEnabled)
    }
  }

  private func eraseType(of isEnabled: Bool) -> AnyView {
    if isEnabled {
      return AnyView(Text("Enabled"))
    }
    return AnyView(erasing: EmptyView())
  }
}

#Preview("Defaults") {
  EnvironmentGallery()
}

#Preview("Themed") {
  EnvironmentGallery()
    .theme(Theme(accent: .red, spacing: 16))
    .environment(\.isCompact, true)
    .environment(\.cardTitle, "Receipts")
    .disabled(true)
}
