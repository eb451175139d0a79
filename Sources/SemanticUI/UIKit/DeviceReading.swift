import SemanticTree

/// The device and its settings as UIKit's code asks for them: without a view's environment, wherever it runs.
///
/// What a body asks this way counts as read by its view, so that the body runs again when it changes.
enum DeviceReading {
  /// The device of the view that is being rendered; a telephone as it comes out of the box outside of any.
  static var screen: ScreenEnvironment { Runtime.current?.screenEnvironment ?? ScreenEnvironment() }

  /// - Parameter name: the setting's name in SwiftUI, under which rules know it.
  static func read<Value: Equatable>(
    _ name: String, _ setting: @escaping (ScreenEnvironment) -> Value
  ) -> Value {
    let value = setting(screen)
    let entry = EnvironmentReadEntry(name: name) { setting($0.screen) == value }
    if let record = Tracking.current {
      record.noteRead(entry)
      Runtime.current?.log.read([entry], by: record.owner)
    } else {
      Runtime.current?.log.readOutsideViews(name)
    }
    return value
  }

  /// Notes a call of UIKit's that would change the screen in a way that is not modelled, from now on.
  static func missing(_ name: String, consequence: String, at place: SourcePlace? = nil) {
    guard let runtime = Runtime.current else {
      RenderLog.noteBeforeRendering(name, at: place, consequence: consequence)
      return
    }
    runtime.log.missingFromNowOn(name, at: place, consequence: consequence)
  }
}
