/// A drawing that the author makes line by line. The drawing is not run: its area stays empty, and the screen says so.
public struct Canvas<Symbols> {
  let place: SourcePlace
}

extension Canvas: View where Symbols: View {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }

  /// Takes all the room that it is offered.
  public var body: some View {
    Color.clear.notModelled("Canvas", "what it draws is not known", place)
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    place = SourcePlace(file: file, line: line, column: column)
  }
}
/// The colours in which a canvas is mixed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
