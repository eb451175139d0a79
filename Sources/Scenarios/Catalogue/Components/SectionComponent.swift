import SemanticUI

/// A part of a list or form.
enum SectionComponent: ScenarioComponent {
  static let type = ComponentType(
    "section", "A part of a list or form.",
    [ControlProperties.header, footer, ChildrenProperty.children],
    examples:
      #"{ "type": "section" }"#,
    #"""
    { "type": "section", "header": "Contents", "footer": "Sorted by name", \#
    "children": [{ "type": "text", "text": "One" }] }
    """#)

  static let footer = OptionalProperty("footer", TextKind(), "The note below.")

  static func view(of component: ShownComponent) -> some View {
    Section {
      component.children
    } header: {
      if let header = component.text(ControlProperties.header) { Text(verbatim: header) }
    } footer: {
      if let footer = component.text(footer) { Text(verbatim: footer) }
    }
  }
}
