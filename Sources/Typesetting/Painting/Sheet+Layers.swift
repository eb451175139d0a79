internal import CPango
import SemanticTree

/// A layer that was drawn and waits to be put where it belongs.
final class Layer {
  fileprivate let pattern: OpaquePointer?

  fileprivate init(owning pattern: OpaquePointer?) {
    self.pattern = pattern
    // Layers lie on whole pixels; anything but the nearest one would blur them where the pen is turned.
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
  }

  deinit { cairo_pattern_destroy(pattern) }

  /// The image that holds the layer.
  var surface: OpaquePointer? {
    var surface: OpaquePointer?
    return cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS ? surface : nil
  }
}

extension Sheet {
  /// Draws on a layer of its own.
  ///
  /// On an opaque ground the layer begins as a copy of what is there. Mixing the finished layer with the ground in some
  /// share gives the same as compositing the drawing alone in that share, without a loss of precision in between.
  func layer(_ draw: () -> Void) -> Layer {
    content == CAIRO_CONTENT_COLOR ? layer(of: content, copiesGround: true, draw) : layer(of: content, draw)
  }

  /// Draws what something covers, whatever its colours.
  func silhouette(_ draw: () -> Void) -> Layer { layer(of: CAIRO_CONTENT_ALPHA, draw) }

  /// Draws something so that what is behind shows through where nothing is drawn.
  func seeThrough(_ draw: () -> Void) -> Layer {
    layer(of: content == CAIRO_CONTENT_ALPHA ? content : CAIRO_CONTENT_COLOR_ALPHA, draw)
  }

  private func layer(of kind: cairo_content_t, copiesGround: Bool = false, _ draw: () -> Void) -> Layer {
    let (ground, outer) = (cairo_get_group_target(context), content)
    cairo_push_group_with_content(context, kind)
    // The clip holds when the layer is put in its place; here it would cut a second time, and edges twice as hard.
    cairo_reset_clip(context)
    if copiesGround { copy(ground) }
    content = kind
    draw()
    content = outer
    return Layer(owning: cairo_pop_group(context))
  }

  private func copy(_ ground: OpaquePointer?) {
    saving {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, ground, 0, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }
}

extension Sheet {
  /// Puts a layer in its place.
  func put(_ layer: Layer, opacity: Double = 1) {
    cairo_set_source(context, layer.pattern)
    cairo_paint_with_alpha(context, opacity)
  }

  /// Puts a layer in its place as far as a silhouette covers it.
  func put(_ layer: Layer, through mask: Layer) {
    cairo_set_source(context, layer.pattern)
    cairo_mask(context, mask.pattern)
  }

  /// Fills a silhouette with the colour or the gradient that is set.
  func fill(_ silhouette: Layer) { cairo_mask(context, silhouette.pattern) }

  /// Draws onto a layer that can be seen through, so that it takes something away.
  func erasing(_ draw: () -> Void) {
    saving {
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      draw()
    }
  }
}
