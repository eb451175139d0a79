/// A read-only label for a category.
enum TagComponent: UnshownComponent {
  static let type = ComponentType(
    "tag", "A read-only label for a category.",
    [
      ChipProperties.title, ChipProperties.leadingIcon, ChipProperties.size, ChipProperties.variant,
      ChipProperties.color,
    ],
    examples:
      #"{ "type": "tag", "title": "News" }"#,
    #"{ "type": "tag", "title": "News", "leadingIcon": "newspaper", "color": "teal" }"#)
}
