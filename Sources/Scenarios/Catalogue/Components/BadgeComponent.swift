/// A label for a count or a status that cannot be activated.
enum BadgeComponent: UnshownComponent {
  static let type = ComponentType(
    "badge", "A label for a count or a status that cannot be activated.",
    [ChipProperties.title, ChipProperties.size, ChipProperties.variant, ChipProperties.color],
    examples:
      #"{ "type": "badge", "title": "3" }"#,
    #"{ "type": "badge", "title": "{list.count}", "color": "red" }"#)
}
