/// Every component that a scenario can name.
enum ComponentCatalogue {
  /// One line for each file of `Components/`, in the order in which they are listed to the reader.
  static let all: [any ScenarioComponent.Type] = [
    VstackComponent.self,
    HstackComponent.self,
    ZstackComponent.self,
    FlowComponent.self,
    GroupComponent.self,
    ScrollComponent.self,
    SpacerComponent.self,
    DividerComponent.self,
    TextComponent.self,
    ImageComponent.self,
    SymbolComponent.self,
    LabelComponent.self,
    ButtonComponent.self,
    ToggleComponent.self,
    PickerComponent.self,
    MenuComponent.self,
    StepperComponent.self,
    SliderComponent.self,
    TextFieldComponent.self,
    SecureFieldComponent.self,
    LinkComponent.self,
    ListComponent.self,
    SectionComponent.self,
    FormComponent.self,
    DisclosureGroupComponent.self,
    NavigationStackComponent.self,
    FilterChipGroupComponent.self,
    DropdownComponent.self,
    FilterBarComponent.self,
    FilterTagComponent.self,
    ChipComponent.self,
    ChipGroupComponent.self,
    ChipToggleComponent.self,
    BadgeComponent.self,
    TagComponent.self,
    SelectFieldComponent.self,
    SegmentedControlComponent.self,
    ElementComponent.self,
  ]

  static let types = all.map { $0.type }
  static let names = types.map(\.name)

  private static let byName = Dictionary(
    all.map { ($0.type.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The component of that name; decoding lets no other name through.
  static func component(_ name: String) -> any ScenarioComponent.Type { byName[name] ?? GroupComponent.self }

  /// A component's type by its name.
  static let kind = ChoiceKind<ComponentType>(
    (VstackComponent.type.name, VstackComponent.type), types.dropFirst().map { ($0.name, $0) })
}
