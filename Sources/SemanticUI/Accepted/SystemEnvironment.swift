// Environment values of the app and the system around a view, with what they are while one screen is looked at: the
// app is active, no window opens, nothing is searched, no other assistive technology than VoiceOver runs.

private enum ScenePhaseKey: NamedEnvironmentKey {
  static let name = "scenePhase"
  static let defaultValue = ScenePhase.active
}
private enum LuminanceKey: NamedEnvironmentKey {
  static let name = "isLuminanceReduced"
  static let defaultValue = false
}
private enum ActiveStateKey: NamedEnvironmentKey {
  static let name = "controlActiveState"
  static let defaultValue = ControlActiveState.key
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var controlActiveState: ControlActiveState {
    get { self[ActiveStateKey.self] }
    set { self[ActiveStateKey.self] = newValue }
  }
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  public var isSceneCaptured: Bool { false }

  // MARK: Windows and searches

  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var supportsMultipleWindows: Bool { false }
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  // MARK: Further settings, at what they are unless the user changes them

  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

/// Whether controls look active; on iOS they always do.
public enum ControlActiveState: Equatable, CaseIterable, Sendable { case key, active, inactive }

/// Opens a window; no other window than the rendered one exists.
public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; the rendered one stays.
public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() {}
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Opens the settings window of a Mac app.
public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  @MainActor public func callAsFunction() {}
}
