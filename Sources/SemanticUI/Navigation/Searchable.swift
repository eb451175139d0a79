import SemanticTree

/// A search field of a screen.
struct SearchSetting {
  let text: Binding<String>
  let prompt: String
}

/// Where a search field stands; it is laid out below the title whatever is wished.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    setsPage { page, context in
      page.search = SearchSetting(text: text, prompt: prompt?.plainText ?? "Search")
      if context.environment.screen.system.major >= 26 {
        context.runtime.log.note(
          "the search field stands below the title as before iOS 26, where its place is not known")
      }
    }
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
  }
}

/// The field in which a screen is searched.
final class SearchFieldNode: LayoutNode {
  private let setting: SearchSetting
  private let metrics: BarMetrics
  private let environment: EnvironmentValues
  private let words: LayoutNode

  init(_ setting: SearchSetting, metrics: BarMetrics, context: _ViewContext) {
    self.setting = setting
    self.metrics = metrics
    var inner = context.entering(.slot(.placeholder))
    inner.environment[FontKey.self] = .system(size: 17, weight: metrics.isNew ? .medium : .regular)
    inner.environment[LineLimitKey.self] = 1
    let isEmpty = setting.text.wrappedValue.isEmpty
    inner.environment.foreground = Foreground(
      styles: [AnyShapeStyle(Color(isEmpty ? .secondaryLabel : .label))], outer: nil)
    environment = inner.environment
    let shown = isEmpty ? setting.prompt : setting.text.wrappedValue
    words = TextNode(Text(verbatim: shown), context: inner)
    super.init(identity: inner.identity)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 200, height: metrics.searchFieldHeight)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(width: max(size.width - 40, 0), height: nil)
    let taken = words.size(for: offered)
    words.place(
      at: CGPoint(x: 32, y: (size.height - taken.height) / 2).rounded(to: environment.screen.scale),
      proposal: offered)
  }

  /// Like UIKit's: the prompt stands as the value while there is no text.
  override func addSemantics(to builder: inout SemanticsBuilder) {
    let text = setting.text
    var node = Node(
      id: builder.id(of: self), value: text.wrappedValue.isEmpty ? setting.prompt : text.wrappedValue,
      traits: .searchField, frame: builder.rect(of: self))
    node.origins[.value] = .derived
    node.hitShape = .rectangle(node.frame)
    node.addAction(.activate)
    builder.handle(.action(.activate), of: node.id) { _ in true }
    builder.handle(.insertText, of: node.id) { kind in
      guard case .insertText(let new) = kind else { return false }
      MainActor.assumeIsolated { text.wrappedValue += new }
      return true
    }
    builder.handle(.deleteBackward, of: node.id) { _ in
      MainActor.assumeIsolated {
        guard !text.wrappedValue.isEmpty else { return false }
        text.wrappedValue.removeLast()
        return true
      }
    }
    builder.add(node)
  }

  override func paint(with painter: inout Painter) {
    painter.element(painter.owner(of: self)) { inner in
      let box = Outline.roundedRectangle(
        Rect(CGRect(origin: .zero, size: frame.size)), radius: metrics.isNew ? 22 : 10)
      let style = metrics.isNew ? AnyShapeStyle(BarGlass()) : AnyShapeStyle(Color(.tertiarySystemFill))
      inner.fill(inner.place(box), with: style, environment)
      inner.visit(words)
    }
  }
}
