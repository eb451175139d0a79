import SemanticTree

/// A field for text of many lines that takes all the room it is offered.
public struct TextEditor: Sendable {
  nonisolated(unsafe) private let text: Binding<String>
  private let place: SourcePlace

  nonisolated public init(
    text: Binding<String>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.text = text
    place = SourcePlace(file: file, line: line, column: column)
  }
}

extension TextEditor: PrimitiveView {
  public static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    let text = view.text
    let entry = TextEntry(
      kind: .editor, text: text.wrappedValue, placeholder: nil, label: .none, isVertical: true,
      place: view.place, write: { text.wrappedValue = $0 })
    sink.nodes.append(context.textEntry(entry))
  }
}

/// The look of text editors; all that iOS has is plain.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Accepted: the styles look the same on iOS.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
