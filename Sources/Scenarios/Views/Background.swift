import SemanticUI

extension View {
  /// Paints a form behind the view. A rectangle without a border reaches under bars, as SwiftUI's does.
  @MainActor
  func backed(by background: BackgroundSpecification) -> some View {
    _ErasedView(self)
      .with(background.fill) { view, fill in
        let isPlain = background.form == .rectangle && background.border == nil
        return view.with(isPlain ? fill.style : nil) { $0.background($1) }
          .with(isPlain ? nil : fill.style) { $0.background($1, in: background.shape) }
      }
      .with(background.border) { view, color in
        view.overlay { background.edge(color.style) }
      }
  }
}

extension BackgroundSpecification {
  fileprivate var shape: AnyShape {
    switch form {
    case .rectangle: AnyShape(Rectangle())
    case .roundedRectangle: AnyShape(RoundedRectangle(cornerRadius: cornerRadius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }

  @MainActor @ViewBuilder
  fileprivate func edge(_ style: AnyShapeStyle) -> some View {
    switch form {
    case .rectangle: Rectangle().strokeBorder(style, lineWidth: borderWidth)
    case .roundedRectangle:
      RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(style, lineWidth: borderWidth)
    case .capsule: Capsule().strokeBorder(style, lineWidth: borderWidth)
    case .circle: Circle().strokeBorder(style, lineWidth: borderWidth)
    }
  }
}

extension BackgroundSpecification.Fill {
  fileprivate var style: AnyShapeStyle {
    switch self {
    case .color(let color): color.style
    case .gradient(let colors, let from, let to):
      AnyShapeStyle(
        LinearGradient(colors: colors.map(\.color), startPoint: from.point, endPoint: to.point))
    case .material(let material): AnyShapeStyle(Material(_surface: material))
    }
  }
}
