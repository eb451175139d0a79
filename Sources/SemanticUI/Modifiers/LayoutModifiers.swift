extension View {
  // MARK: Padding

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    wrapNodes {
      PaddingNode($0, insets: insets, edges: .all, isRightToLeft: $1.environment.isRightToLeft)
    }
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // 16 points unless given, on every iOS version measured.
    let length = length ?? 16
    let insets = EdgeInsets(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    return wrapNodes {
      PaddingNode($0, insets: insets, edges: edges, isRightToLeft: $1.environment.isRightToLeft)
    }
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  // MARK: Frame

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    framed(.fixed(width.map(sane)), .fixed(height.map(sane)), alignment)
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    framed(
      FrameNode.Length(least: minWidth.map(sane), ideal: idealWidth.map(sane), most: maxWidth.map(sane)),
      FrameNode.Length(least: minHeight.map(sane), ideal: idealHeight.map(sane), most: maxHeight.map(sane)),
      alignment)
  }

  nonisolated private func framed(
    _ width: FrameNode.Length, _ height: FrameNode.Length, _ alignment: Alignment
  ) -> some View {
    wrapNodes {
      FrameNode(
        $0, width: width, height: height, alignment: alignment, isRightToLeft: $1.environment.isRightToLeft)
    }
  }

  // MARK: Size and place

  nonisolated public func fixedSize() -> some View {
    wrapNodes { node, _ in FixedSizeNode(node, axes: [.horizontal, .vertical]) }
  }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    let chosen = axes
    return wrapNodes { node, _ in FixedSizeNode(node, axes: chosen) }
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    wrapNodes { node, _ in TraitNode(node, .priority(value)) }
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    wrapNodes { node, _ in TraitNode(node, .zIndex(value)) }
  }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    wrapNodes { OffsetNode($0, offset: $1.environment.isRightToLeft ? offset.mirrored : offset) }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func position(_ position: CGPoint) -> some View {
    wrapNodes { node, _ in PositionNode(node, position: position) }
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapNodes { node, _ in AspectRatioNode(node, ratio: ratio, fills: contentMode == .fill) }
  }

  nonisolated public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / max(size.height, 0.001), contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapNodes { node, _ in GuideNode(node, guide: guide.guide, compute: computeValue) }
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapNodes { node, _ in GuideNode(node, guide: guide.guide, compute: computeValue) }
  }

  // MARK: Transforms

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    wrapNodes { node, _ in TransformNode(node, scale: scale, anchor: anchor) }
  }

  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    wrapNodes { node, _ in TransformNode(node, rotation: angle.radians, anchor: anchor) }
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}

extension CGSize {
  fileprivate var mirrored: CGSize { CGSize(width: -width, height: height) }
}

/// Lengths that cannot be laid out count as zero, as SwiftUI does after its warning.
private func sane(_ length: CGFloat) -> CGFloat { length.isNaN || length < 0 ? 0 : length }
