import Components
import SemanticUI

/// The dropdown under either of its names.
struct DropdownView: View {
  let component: ShownComponent

  var body: some View {
    let options = component[ControlProperties.options]
    DropdownSelectMenu(
      title: "\(component.text(ControlProperties.title))",
      options: options.map(\.value), selection: component.choice(ControlProperties.selection),
      placeholder: component.text(DropdownComponent.placeholder)
    ) {
      component.label(of: $0, in: options)
    }
  }
}
