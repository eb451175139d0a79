/// The look of a list.
public protocol ListStyle {
  var _kind: _ListStyleKind { get }
}

/// The look of a list, for the runtime.
public struct _ListStyleKind {
  let kind: ListStyleKind
}

enum ListStyleKind: String {
  case insetGrouped, grouped, plain, inset, sidebar

  /// True where rows stand on cards away from the list's sides.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
  /// True where sections stand on a background of another colour.
  var isGrouped: Bool { self != .plain && self != .inset }

  /// What is not known of the style's distances; nil for the measured one.
  var note: String? {
    switch self {
    case .insetGrouped: nil
    case .grouped: "a grouped list is laid out like an inset-grouped one without side margins"
    case .sidebar: "a sidebar list is laid out like an inset-grouped one"
    case .plain, .inset:
      "a \(rawValue) list is laid out with the row heights of an inset-grouped one, edge to edge"
    }
  }
}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .insetGrouped) }
}
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .grouped) }
}
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .plain) }
}
public struct InsetListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .inset) }
}
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  public var _kind: _ListStyleKind { .init(kind: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of a form; on an iPhone every style is that of an inset-grouped list.
public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle { nonisolated public init() {} }
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }
public struct ColumnsFormStyle: FormStyle { nonisolated public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    transformEnvironment { $0.list.style = style._kind.kind }
  }

  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
