private enum LabelsHiddenKey: NamedEnvironmentKey {
  static let name = "labelsHidden"
  static let defaultValue = false
}

private enum InListRowKey: NamedEnvironmentKey {
  static let name = "isInListRow"
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where controls keep their labels from the eye.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// True in the rows of a list or form, where some controls look different.
  var isInListRow: Bool {
    get { self[InListRowKey.self] }
    set { self[InListRowKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls within from the eye; assistive technology keeps them.
  nonisolated public func labelsHidden() -> some View {
    transformEnvironment { $0.labelsHidden = true }
  }

  /// Says whether the labels of the controls within are shown.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.labelsHidden = visibility == .hidden }
  }
}
