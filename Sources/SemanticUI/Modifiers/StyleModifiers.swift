import SemanticTree

extension View {
  // MARK: Foreground and tint

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    setForeground([AnyShapeStyle(style)])
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { values in
      values.foreground = color.map { Foreground(styles: [AnyShapeStyle($0)], outer: values.foreground) }
    }
  }

  nonisolated private func setForeground(_ styles: [AnyShapeStyle]) -> some View {
    transformEnvironment { $0.foreground = Foreground(styles: styles, outer: $0.foreground) }
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    transformEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment { $0.tint = tint.map { AnyShapeStyle($0) } }
  }
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  // MARK: Environment switches

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { if disabled { $0[IsEnabledKey.self] = false } }
  }
  /// The window around takes the scheme too.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment { if let scheme { $0.colorScheme = scheme } }
      .applyToList { source, context, sink in
        if let scheme { context.runtime.preferredColorScheme = scheme }
        source.add(context, &sink)
      }
  }
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    transformEnvironment { $0.screen.typeSize = size.typeSize }
  }
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment { values in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = sizes.first, let most = sizes.last else { return }
      values.screen.typeSize = min(max(values.screen.typeSize, least.typeSize), most.typeSize)
    }
  }

  // MARK: Text

  nonisolated public func font(_ font: Font?) -> some View {
    transformEnvironment { $0[FontKey.self] = font }
  }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    transformEnvironment { $0.textSettings.weight = weight }
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    transformEnvironment { $0.textSettings.design = design }
  }
  nonisolated public func fontWidth(
    _ width: Font.Width?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    isUnusual(
      .fontWidth, when: width ?? .standard != .standard, SourcePlace(file: file, line: line, column: column))
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    transformEnvironment { if isActive { $0.textSettings.weight = .bold } }
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textSettings.isItalic = isActive }
  }
  nonisolated public func monospacedDigit() -> some View {
    transformEnvironment { $0.textSettings.hasMonospacedDigits = true }
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment { $0.textSettings.design = isActive ? .monospaced : $0.textSettings.design }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    isUnusual(.underline, when: isActive, SourcePlace(file: file, line: line, column: column))
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
    file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    isUnusual(.strikethrough, when: isActive, SourcePlace(file: file, line: line, column: column))
  }

  /// Says with the screen that a look of the texts within is not drawn.
  nonisolated private func isUnusual(
    _ look: UnmodelledLook, when isActive: Bool, _ place: SourcePlace
  ) -> some View {
    applyToList { source, context, sink in
      if isActive {
        context.runtime.log.missing(look.rawValue, at: place, consequence: look.consequence)
      }
      source.add(context, &sink)
    }
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    transformEnvironment { $0.textSettings.tracking = tracking }
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    transformEnvironment { $0.textSettings.baselineOffset = offset }
  }
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment {
      $0[LineLimitKey.self] = number
      $0.textSettings.reservedLines = 0
    }
  }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment {
      $0[LineLimitKey.self] = limit
      $0.textSettings.reservedLines = reservesSpace ? limit : 0
    }
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment {
      $0[LineLimitKey.self] = limit.upperBound
      $0.textSettings.reservedLines = limit.lowerBound
    }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment {
      $0[LineLimitKey.self] = nil
      $0.textSettings.reservedLines = limit.lowerBound
    }
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    transformEnvironment { $0.textSettings.truncation = mode }
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    transformEnvironment { $0.textSettings.minimumScaleFactor = factor }
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    transformEnvironment { $0.textSettings.allowsTightening = flag }
  }
  nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
    transformEnvironment { $0.textSettings.lineSpacing = spacing }
  }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    transformEnvironment { $0.textSettings.alignment = alignment }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    transformEnvironment { $0.textSettings.textCase = textCase }
  }

  // MARK: Symbols

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    transformEnvironment { $0.imageScale = scale }
  }
  /// Layers of symbols in several colours are drawn in one.
  nonisolated public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    let place = SourcePlace(file: file, line: line, column: column)
    return applyToList { source, context, sink in
      if let mode, mode != .monochrome {
        context.runtime.log.missing(
          "symbolRenderingMode", at: place, consequence: "the symbol is drawn in one colour")
      }
      source.add(context, &sink)
    }
  }
}

extension Text {
  public struct LineStyle: Hashable, Sendable {
    /// An unbroken line.
    public static let single = LineStyle()

    /// A line of a pattern; neither pattern nor colour reaches the drawing list.
    nonisolated public init(pattern: Pattern = .solid, color: Color? = nil) {}

    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
    }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
