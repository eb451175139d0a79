/// What became of a picture that is loaded from an address.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A picture from an address. Nothing is loaded: what stands in for the picture meanwhile is shown.
public struct AsyncImage<Content> {
  let content: (AsyncImagePhase) -> Content
  let place: SourcePlace
}

extension AsyncImage: View where Content: View {
  public var body: some View {
    content(.empty).notModelled(
      "AsyncImage", "the picture is not loaded: its size, colours and words are not known", place)
  }

  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
    place = SourcePlace(file: file, line: line, column: column)
  }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { phase in
      guard let image = phase.image else { return Content(storage: .second(placeholder())) }
      return Content(storage: .first(content(image)))
    }
    place = SourcePlace(file: file, line: line, column: column)
  }
}

extension AsyncImage where Content == Color {
  /// Without a placeholder of the author's a grey area fills the room (shade estimated).
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    content = { _ in Color(white: 0.5, opacity: 0.3) }
    place = SourcePlace(file: file, line: line, column: column)
  }
}
