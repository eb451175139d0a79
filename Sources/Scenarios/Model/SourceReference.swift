import LocatedJSON
import SemanticTree

/// Source of the user's whose preview is a scenario's screen.
public struct SourceReference: Hashable, Sendable {
  /// A Swift file, or a folder with Swift files; relative to the scenario's own folder.
  public var path: String
  /// Where the path is written.
  public var place: SourceLocation
  /// The preview's name; nil for the only one.
  public var preview: String?
  public var previewPlace: SourceLocation?

  public init(
    path: String, place: SourceLocation, preview: String? = nil, previewPlace: SourceLocation? = nil
  ) {
    self.path = path
    self.place = place
    self.preview = preview
    self.previewPlace = previewPlace
  }
}

extension Scenario {
  /// The scenario of a preview that nobody wrote a scenario for: it is spoken and judged as it comes up.
  ///
  /// - Parameters:
  ///   - title: what the preview is called.
  ///   - settings: what the preview's traits say of the device, as `key=value`.
  public init(
    preview source: SourceReference, title: String, settings: [String] = []
  ) throws(ScenarioError) {
    self.init(
      title: title, summary: nil,
      settings: try EnvironmentSettings(given: Properties()).overridden(by: settings), voiceOver: [],
      state: [],
      screen: .empty(at: source.place), source: source, steps: [], expectations: [])
  }
}

extension ComponentNode {
  /// Stands where source shows the screen.
  static func empty(at place: SourceLocation) -> ComponentNode {
    ComponentNode(
      type: "group", source: place, lastLine: place.line, jsonPath: JSONPath(), properties: Properties())
  }
}
