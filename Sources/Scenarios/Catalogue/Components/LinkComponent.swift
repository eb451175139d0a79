import SemanticUI

/// A link to a page.
enum LinkComponent: ScenarioComponent {
  static let type = ComponentType(
    "link", "A link to a page.", [ControlProperties.title, url],
    examples:
      #"{ "type": "link", "title": "Terms", "url": "https://example.org/terms" }"#,
    #"{ "type": "link", "title": "Terms for {text|all}", "url": "https://example.org/terms" }"#)

  static let url = Property("url", AddressKind(), "The page's address; it is never opened.")

  static func view(of component: ShownComponent) -> some View {
    Link(destination: component[url]) { Text(verbatim: component.text(ControlProperties.title)) }
  }
}
