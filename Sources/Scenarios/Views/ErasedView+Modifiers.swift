import SemanticTree
import SemanticUI

extension _ErasedView {
  /// The view with a change that needs a value, or the view itself where there is none.
  @MainActor
  func with<Value, Changed: View>(
    _ value: Value?, _ change: (_ErasedView, Value) -> Changed
  ) -> _ErasedView {
    value.map { _ErasedView(change(self, $0)) } ?? self
  }
}

extension View {
  /// The font of the texts inside; what it leaves open stays as it is around.
  @MainActor
  func font(_ given: FontSpecification) -> some View {
    _ErasedView(self)
      .with(given.whole) { $0.font($1) }
      .with(given.isWhole ? nil : given.weight) { $0.fontWeight(Font.Weight(_weight: $1)) }
      .with(given.isWhole ? nil : given.design) { $0.fontDesign(Font.Design($1)) }
      .with(given.isItalic ? true : nil) { view, _ in view.italic() }
      .with(given.hasMonospacedDigits ? true : nil) { view, _ in view.monospacedDigit() }
  }

  @MainActor
  func framed(by frame: FrameSpecification) -> some View {
    let alignment = frame.alignment.alignment
    return _ErasedView(self)
      .with(frame.width ?? frame.height) { view, _ in
        view.frame(width: length(frame.width), height: length(frame.height), alignment: alignment)
      }
      .with(frame.isFlexible ? true : nil) { view, _ in
        view.frame(
          minWidth: length(frame.minWidth), maxWidth: length(frame.maxWidth?.points),
          minHeight: length(frame.minHeight), maxHeight: length(frame.maxHeight?.points),
          alignment: alignment)
      }
  }

  private func length(_ points: Double?) -> CGFloat? { points.map { CGFloat($0) } }
}

extension FrameSpecification {
  fileprivate var isFlexible: Bool {
    minWidth != nil || minHeight != nil || maxWidth != nil || maxHeight != nil
  }
}

extension FontSpecification {
  /// True where the font is chosen as such and not only changed.
  fileprivate var isWhole: Bool { style != nil || size != nil }

  fileprivate var whole: Font? {
    guard isWhole else { return nil }
    return Font(_style: style ?? .body, size: size, isScaled: isScaled, weight: weight, design: design)
  }
}

extension Extent {
  fileprivate var points: Double {
    switch self {
    case .points(let points): points
    case .infinity: .infinity
    }
  }
}

extension EdgeInsets {
  init(_ edges: EdgeDistances) {
    self.init(
      top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }
}
