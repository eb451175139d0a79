/// A part of a control, such as its label, as a style places it.
public struct _StyleSlot {
  let place: ContentPlace
  let slot: IdentityStep.Slot
  /// True for the place of a part that the author did not give.
  var isEmpty = false

  /// A place with nothing in it.
  static func nothing(_ slot: IdentityStep.Slot) -> _StyleSlot {
    _StyleSlot(place: ContentPlace(), slot: slot, isEmpty: true)
  }
}

extension _StyleSlot: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    view.place.addNodes(in: context.entering(.slot(view.slot)), into: &sink)
  }
}

/// A control's style with its type hidden; it makes nodes of the control's configuration.
struct ControlStyleBox<Configuration> {
  let add: @MainActor (Configuration, _ViewContext, inout _NodeSink) -> Void
}

private enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyleBox<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style set for the controls that have a configuration of this type.
  subscript<Configuration>(style configuration: Configuration.Type) -> ControlStyleBox<Configuration>? {
    get { untracked(ControlStyleKey<Configuration>.self) }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

extension _ViewContext {
  /// A place for a part of a control in the body of its style.
  @MainActor
  func slot<V: View>(_ slot: IdentityStep.Slot, _ view: V) -> _StyleSlot {
    let place = ContentPlaces.place(for: entering(.slot(slot)), owner: _StyleSlot.self)
    place.source = _ContentSource(view)
    place.generation = generation
    return _StyleSlot(place: place, slot: slot)
  }

  /// As `slot`, without a place for an empty view: what the author did not give, the style does not get.
  @MainActor
  func optionalSlot<V: View>(_ slot: IdentityStep.Slot, _ view: V) -> _StyleSlot? {
    let isEmpty = V.self == EmptyView.self || (view as? _StyleSlot)?.isEmpty == true
    return isEmpty ? nil : self.slot(slot, view)
  }

  /// Adds the nodes of a control in the style in force. In the style's own body the automatic one is in force,
  /// so that a style may build on the control itself.
  @MainActor
  func addStyled<Configuration>(
    _ configuration: Configuration, automatic: ControlStyleBox<Configuration>, into sink: inout _NodeSink
  ) {
    let box = environment[style: Configuration.self] ?? automatic
    var inner = self
    inner.environment[style: Configuration.self] = nil
    box.add(configuration, inner, &sink)
  }

  /// Runs a style's body, and runs it again where the style, something it read or the configuration changed.
  @MainActor
  func run<Style, Configuration, Body: View>(
    _ style: Style, _ configuration: Configuration, into sink: inout _NodeSink,
    body: @MainActor (Style, Configuration) -> Body
  ) {
    let place = runtime.identities.child(of: identity, .type(ObjectIdentifier(Style.self)))
    let record = runtime.record(at: place, owner: Style.self)
    let last = record.storage[ConfigurationBox<Configuration>.slot] as? ConfigurationBox<Configuration>
    if last.map({ Fields.areSame($0.value, configuration) }) != true { record.isDirty = true }
    record.storage[ConfigurationBox<Configuration>.slot] = ConfigurationBox(configuration)
    runtime.evaluate(style, in: self, into: &sink) { body($0, configuration) }
  }
}

/// Keeps the configuration of a style's last run in the style's record.
private final class ConfigurationBox<Configuration> {
  /// Dynamic properties are numbered from 0.
  static var slot: Int { -1 }
  let value: Configuration

  init(_ value: Configuration) { self.value = value }
}
