/// Icon and title as their surroundings want them: in a list row the icons stand in a column of their own.
struct _DefaultLabelBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelSettings) private var settings

  /// Measured on iOS 26 at medium: the icon's centre is 11⅔ points from the row's content, the title 39. Other
  /// sizes and versions, where it is not known, are taken to be the same.
  private static let columnWidth: CGFloat = 70.0 / 3
  private static let columnSpacing: CGFloat = 47.0 / 3

  var body: some View {
    HStack(spacing: settings.spacing ?? (isInListRow ? Self.columnSpacing : 8)) {
      configuration.icon.frame(width: settings.iconWidth ?? (isInListRow ? Self.columnWidth : nil))
      configuration.title
    }
  }
}

/// The author's distances in labels, in points.
struct LabelSettings: Equatable {
  var iconWidth: CGFloat?
  var spacing: CGFloat?
}

extension EnvironmentValues {
  private enum LabelSettingsKey: EnvironmentKey {
    static let defaultValue = LabelSettings()
  }

  var labelSettings: LabelSettings {
    get { self[LabelSettingsKey.self] }
    set { self[LabelSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the column in which labels put their icons, in points.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    transformEnvironment { $0.labelSettings.iconWidth = value }
  }

  /// Sets the distance between the icon and the title of labels, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    transformEnvironment { $0.labelSettings.spacing = value }
  }
}
