import SemanticUI

/// A picture from the app, whose pixels are not known here.
enum ImageComponent: ScenarioComponent {
  static let type = ComponentType(
    "image", "A picture from the app, whose pixels are not known here.",
    [name, isDecorative, width, height],
    examples:
      #"{ "type": "image", "name": "map" }"#,
    #"{ "type": "image", "name": "map", "isDecorative": true, "width": 120, "height": 80 }"#)

  static let name = Property(
    "name", StringKind(), "The picture's name, which is spoken where no label is given.")
  static let isDecorative = Property(
    "isDecorative", BooleanKind(), default: false, "Whether assistive technology leaves it out.")
  static let width = OptionalProperty("width", NumberKind.length, "The picture's own width in points.")
  static let height = OptionalProperty("height", NumberKind.length, "The picture's own height in points.")

  static func view(of component: ShownComponent) -> some View {
    let image = component[isDecorative] ? Image(decorative: component[name]) : Image(component[name])
    if component[width] == nil, component[height] == nil {
      image
    } else {
      image.resizable().frame(width: component.length(width), height: component.length(height))
    }
  }
}
