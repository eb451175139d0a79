/// A link to a page.
enum LinkComponent: ScenarioComponent {
  static let type = ComponentType("link", "A link to a page.", [ControlProperties.title, url])

  static let url = Property("url", StringKind(), "The page's address; it is never opened.")
}
