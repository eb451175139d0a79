import SemanticTree

/// Whether the screen's iOS has what came with a version: `#available(iOS 26.0, *)` in source that is compiled here.
///
/// The version is a part of the environment, so a body that asks runs again when it changes.
public func _isAvailable(iOS major: Int, _ minor: Int = 0) -> Bool {
  let wanted = SystemVersion(major: major, minor: minor)
  let system = Runtime.current?.screenEnvironment.system ?? ScreenEnvironment().system
  Tracking.current?.noteRead(
    EnvironmentReadEntry(name: "system version") { $0.screen.system == system })
  return system >= wanted
}
