/// The direction in which a scroll view scrolls.
public enum ScrollAxis: String, Hashable, Sendable, CaseIterable {
  case vertical, horizontal, both
}

/// What a button means to the system.
public enum ButtonRoleName: String, Hashable, Sendable, CaseIterable {
  case cancel, destructive
}

/// Button styles by SwiftUI's names.
public enum ButtonStyleName: String, Hashable, Sendable, CaseIterable {
  case automatic, plain, bordered, borderedProminent, borderless
}

/// Picker styles by SwiftUI's names.
public enum PickerStyleName: String, Hashable, Sendable, CaseIterable {
  case menu, segmented, inline
}

/// List styles by SwiftUI's names.
public enum ListStyleName: String, Hashable, Sendable, CaseIterable {
  case automatic, plain, inset, insetGrouped, grouped, sidebar
}

/// Where a navigation bar shows its title.
public enum TitleDisplayName: String, Hashable, Sendable, CaseIterable {
  case automatic, inline, large
}

/// A filter of a filter bar.
public struct FilterSpecification: Hashable, Sendable {
  /// What is shown, and what the bound state holds while the filter is in use.
  public var title: String
  /// The SF Symbol before the title.
  public var symbol: String
}
