/// A screen with a navigation bar.
enum NavigationStackComponent: UnshownComponent {
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
}
