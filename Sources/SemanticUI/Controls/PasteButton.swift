import SemanticTree

/// The system's button that pastes. What it pastes is what the app itself copied, which is nothing here.
public struct PasteButton: View {
  private let place: SourcePlace

  nonisolated public init<T: Transferable>(
    payloadType: T.Type, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    onPaste: @escaping ([T]) -> Void
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init(
    supportedContentTypes: [UTType], file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }

  /// Its words are known in English only.
  public var body: some View {
    Button(role: nil, action: {}, file: place.file, line: place.line, column: place.column) {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .notModelled("PasteButton", "its look is a guess, and it pastes nothing", place)
  }
}
