/// Controls that belong together: side by side outside of menus, rows within them.
///
/// How far iOS sets them apart is not published.
public struct ControlGroup<Content> {
  private let members: Content
}

extension ControlGroup: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(members: content()) }

  /// A group with a label, which only a menu that holds the group as a menu would show.
  nonisolated public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(members: content())
  }

  /// A group with a title, which only a menu that holds the group as a menu would show.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(members: content())
  }

  /// A group with a title and a symbol, which only a menu that holds the group as a menu would show.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(members: content())
  }

  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    if context.environment.menu != nil {
      return Content._makeNodes(view.members, in: context, into: &sink)
    }
    sink.nodes.append(context.stack(.horizontal, VerticalAlignment.center.guide, nil, of: view.members))
  }
}

/// The look of control groups; all are drawn alike here.
public protocol ControlGroupStyle {}

public struct AutomaticControlGroupStyle: ControlGroupStyle { nonisolated public init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { nonisolated public init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { nonisolated public init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { nonisolated public init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { nonisolated public init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Accepted and reported as not modelled: groups are drawn side by side, or as rows of a menu.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return wrapNodes { node, context in
      context.runtime.log.missing(
        "controlGroupStyle", at: place, consequence: "the group's arrangement is the automatic one")
      return node
    }
  }
}
