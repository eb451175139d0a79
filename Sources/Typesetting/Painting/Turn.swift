internal import CPango
import SemanticTree

/// Scaling about a point, then turning about it.
package struct Turn {
  fileprivate let matrix: cairo_matrix_t

  /// Nil where nothing would be left to see, or a number is none.
  package init?(scaleX: Double, scaleY: Double, rotation: Double, anchor: Point) {
    let factors = 1e-4...1e4
    guard factors.contains(abs(scaleX)), factors.contains(abs(scaleY)), rotation.isUsable, anchor.x.isUsable,
      anchor.y.isUsable
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, anchor.x, anchor.y)
    cairo_matrix_rotate(&matrix, rotation)
    cairo_matrix_scale(&matrix, scaleX, scaleY)
    cairo_matrix_translate(&matrix, -anchor.x, -anchor.y)
    self.matrix = matrix
  }

  /// The place that the point (1, 0) comes to when it is turned about the origin.
  static func unit(_ angle: Double) -> Point {
    var matrix = cairo_matrix_t()
    cairo_matrix_init_rotate(&matrix, angle)
    return matrix.apply(1, 0)
  }

  /// The box around a rectangle's new place.
  package func box(around rect: Rect) -> Rect {
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { matrix.apply(x, $0) } }
    return Rect(around: corners) ?? rect
  }
}

extension Sheet {
  /// Draws something scaled and turned; nothing where many turns one in the other leave no extent.
  func turned(_ turn: Turn, _ draw: () -> Void) {
    saving {
      var matrix = turn.matrix
      cairo_transform(context, &matrix)
      if (1e-6...1e6).contains(pixelsPerPoint) { draw() }
    }
  }
}
