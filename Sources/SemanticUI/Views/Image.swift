import SemanticTree

/// A picture or a system symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    /// A picture that code made or loaded; its name is for the reader of a report.
    case bitmap(String)
  }

  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }

  var source: Source
  /// The author's label; an empty one with `isDecorative` set means none is wanted.
  var label: Text?
  var isDecorative = false
  var isResizable = false
  var place: SourcePlace

  nonisolated public init(
    systemName: String, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    source = .symbol(systemName)
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    systemName: String, variableValue: Double?, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(systemName: systemName, file: file, line: line, column: column)
  }

  nonisolated public init(
    _ name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    source = .asset(name)
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    _ name: String, bundle: Bundle? = nil, label: Text, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(name, bundle: bundle, file: file, line: line, column: column)
    self.label = label
  }

  nonisolated public init(
    decorative name: String, bundle: Bundle? = nil, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(name, bundle: bundle, file: file, line: line, column: column)
    isDecorative = true
  }

  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public static func == (left: Image, right: Image) -> Bool {
    left.source == right.source && left.label == right.label && left.isDecorative == right.isDecorative
      && left.isResizable == right.isResizable
  }
}

extension Image: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(ImageNode(view, context: context))
  }
}
