/// A screen with a navigation bar.
enum NavigationStackComponent: ScenarioComponent {
  static let type = ComponentType(
    "navigationStack", "A screen with a navigation bar.",
    [title, titleDisplay, ChildrenProperty.children])

  static let title = OptionalProperty("title", TextKind(), "The bar's title.")
  static let titleDisplay = Property(
    "titleDisplay", ChoiceKind<TitleDisplayName>(.automatic), default: .automatic, "Where the title stands.")
}
