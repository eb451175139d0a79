/// Effects on the colours of what a view draws. They are kept in the drawing by their names; the colours that come
/// out are not computed, and the screen says so.
extension View {
  nonisolated public func saturation(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("saturation(\(amount))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func brightness(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("brightness(\(amount))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func contrast(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("contrast(\(amount))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func grayscale(
    _ amount: Double, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("grayscale(\(amount))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func hueRotation(
    _ angle: Angle, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("hueRotation(\(angle.degrees))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func colorInvert(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("colorInvert", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func colorMultiply(
    _ color: Color, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("colorMultiply", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func luminanceToAlpha(
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("luminanceToAlpha", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated public func blendMode(
    _ blendMode: BlendMode, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    colorEffect("blendMode(\(blendMode))", SourcePlace(file: file, line: line, column: column))
  }

  nonisolated private func colorEffect(_ name: String, _ place: SourcePlace) -> some View {
    unknownEffect(name, "the colours that it draws are not known", place)
  }

  /// Draws the view within an effect that is known by its name only.
  nonisolated func unknownEffect(_ name: String, _ consequence: String, _ place: SourcePlace) -> some View {
    wrapNodes { EffectNode($0, .other(name), environment: $1.environment) }
      .notModelled(name, consequence, place)
  }
}

/// How the colours of a view are put over those below.
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
