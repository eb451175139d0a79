/// What the surroundings of a list say of it.
struct ListSettings {
  var style = ListStyleKind.insetGrouped
  var hidesBackground = false
  /// In points; nil for the distances of the style.
  var sectionSpacing: CGFloat?
  var compactSections = false
  var minimumHeaderHeight: CGFloat?
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  let isCompact: Bool

  public static let `default` = ListSectionSpacing(length: nil, isCompact: false)
  public static let compact = ListSectionSpacing(length: nil, isCompact: true)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing, isCompact: false)
  }
}

extension EnvironmentValues {
  private enum ListSettingsKey: EnvironmentKey {
    static let defaultValue = ListSettings()
  }

  var list: ListSettings {
    get { untracked(ListSettingsKey.self) }
    set { self[ListSettingsKey.self] = newValue }
  }

  private enum MinimumRowHeightKey: NamedEnvironmentKey {
    static let name = "defaultMinListRowHeight"
    static let defaultValue: CGFloat = 0
  }

  /// The least height of a row, in points; a list's own minimum counts beside it.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { list.minimumHeaderHeight }
    set { list.minimumHeaderHeight = newValue }
  }

  private enum HeaderProminenceKey: NamedEnvironmentKey {
    static let name = "headerProminence"
    static let defaultValue = Prominence.standard
  }

  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows or hides the background of lists and other scrolling content.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.list.hidesBackground = visibility == .hidden }
  }

  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    transformEnvironment {
      $0.list.sectionSpacing = spacing.length
      $0.list.compactSections = spacing.isCompact
    }
  }

  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  nonisolated public func listRowSpacing(
    _ spacing: CGFloat?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    notModelled(
      "listRowSpacing", "rows of a section touch each other",
      SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
}
