import SemanticUI

/// A screen with a navigation bar.
enum NavigationStackComponent: ScenarioComponent {
  static let type = ComponentType(
    "navigationStack", "A screen with a navigation bar.",
    [title, titleDisplay, ChildrenProperty.children],
    examples:
      #"{ "type": "navigationStack" }"#,
    #"""
    { "type": "navigationStack", "title": "Inbox", "titleDisplay": "inline", \#
    "children": [{ "type": "text", "text": "One" }] }
    """#)

  static let title = OptionalProperty("title", TextKind(), "The bar's title.")
  static let titleDisplay = Property(
    "titleDisplay", ChoiceKind<TitleDisplayName>(.automatic), default: .automatic, "Where the title stands.")

  static func view(of component: ShownComponent) -> some View {
    NavigationStack {
      _ErasedView(Group { component.children })
        .with(component.text(title)) { $0.navigationTitle($1) }
        .navigationBarTitleDisplayMode(component[titleDisplay].mode)
    }
  }
}

extension TitleDisplayName {
  fileprivate var mode: NavigationBarItem.TitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .large
    }
  }
}
