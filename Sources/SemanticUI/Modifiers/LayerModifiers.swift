import SemanticTree

extension View {
  nonisolated private func layer<V: View>(
    _ content: V, isOverlay: Bool, alignment: Alignment
  ) -> some View {
    applyToList { source, context, sink in
      let inner = context.own(isOverlay ? .overlay : .background)
      sink.wrap({ source.add(context, &$0) }) { node in
        var layers = inner.with(\.stackAxis, nil).nodes(of: content)
        let layer =
          layers.count == 1
          ? layers.removeFirst()
          : ZStackNode(
            identity: inner.identity, alignment: alignment,
            isRightToLeft: context.environment.isRightToLeft, children: layers)
        return LayerNode(
          node, secondary: layer, isOverlay: isOverlay, alignment: alignment,
          isRightToLeft: context.environment.isRightToLeft)
      }
    }
  }

  // MARK: Overlays

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layer(content(), isOverlay: true, alignment: alignment)
  }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    layer(overlay, isOverlay: true, alignment: alignment)
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layer(_StyleView(style: AnyShapeStyle(style)), isOverlay: true, alignment: .center)
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(shape.fill(style), isOverlay: true, alignment: .center)
  }

  // MARK: Backgrounds

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    layer(content(), isOverlay: false, alignment: alignment)
  }

  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    layer(background, isOverlay: false, alignment: alignment)
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layer(
      _StyleView(style: AnyShapeStyle(style)).ignoresSafeArea(edges: edges), isOverlay: false,
      alignment: .center)
  }

  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(shape.fill(BackgroundStyle()), isOverlay: false, alignment: .center)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layer(shape.fill(style), isOverlay: false, alignment: .center)
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment { $0.backgroundFill = AnyShapeStyle(style) }
  }

  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  // MARK: Compositing

  nonisolated public func opacity(_ opacity: Double) -> some View {
    wrapNodes { node, context in
      opacity >= 1 || opacity.isNaN
        ? node : EffectNode(node, .opacity(max(opacity, 0)), environment: context.environment)
    }
  }

  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    wrapNodes { EffectNode($0, .clip { shape.outline(in: $0) }, environment: $1.environment) }
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    wrapNodes { EffectNode($0, .clip { .rectangle(Rect($0)) }, environment: $1.environment) }
  }

  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    wrapNodes {
      EffectNode($0, .shadow(color, radius: radius, x: x, y: y), environment: $1.environment)
    }
  }

  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    wrapNodes { EffectNode($0, .blur(radius), environment: $1.environment) }
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return applyToList { source, context, sink in
      let inner = context.own(.mask)
      sink.wrap({ source.add(context, &$0) }) {
        MaskNode($0, mask: inner.node(of: mask), alignment: alignment)
      }
    }
  }

  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  nonisolated public func compositingGroup() -> some View { self }
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Takes its place and shows nothing to eye or ear.
  nonisolated public func hidden() -> some View {
    wrapNodes { node, _ in HiddenNode(node) }
  }
}

/// A style that fills the room it is offered.
struct _StyleView: PrimitiveView {
  let style: AnyShapeStyle

  static func _makeNodes(_ view: Self, in context: _ViewContext, into sink: inout _NodeSink) {
    sink.nodes.append(
      ShapeNode(
        identity: context.identity, outline: { .rectangle(Rect($0)) }, style: view.style,
        environment: context.environment))
  }
}

private final class HiddenNode: UnaryNode {
  override func addSemantics(to builder: inout SemanticsBuilder) {}
  override func paint(with painter: inout Painter) {}
}
