/// A link to a page.
enum LinkComponent: UnshownComponent {
  static let type = ComponentType(
    "link", "A link to a page.", [ControlProperties.title, url],
    examples:
      #"{ "type": "link", "title": "Terms", "url": "https://example.org/terms" }"#,
    #"{ "type": "link", "title": "Terms for {text|all}", "url": "https://example.org/terms" }"#)

  static let url = Property("url", StringKind(), "The page's address; it is never opened.")
}
