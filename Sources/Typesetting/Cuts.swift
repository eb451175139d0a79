import SemanticTree

/// A run shaped in the cut for small sizes, in the one for large sizes, or in both where its size is between.
struct Cuts {
  let run: Paragraph.Run
  let choice: FaceChoice
  /// The cut nearest to the run's size.
  let main: RunShape
  private let shapeText: () -> RunShape
  private let shapeDisplay: (() -> RunShape)?

  init(
    _ run: Paragraph.Run, index: Int, segments: Segments, language: String, composer: Composer
  ) {
    let choice = composer.choice(for: run.font)
    func shape(_ face: Face) -> RunShape {
      composer.book.shape(
        ShapeKey(text: run.text, face: face, language: language), segments: segments, run: index)
    }
    self.run = run
    self.choice = choice
    shapeText = { shape(choice.text) }
    shapeDisplay = choice.display.map { face in { shape(face) } }
    let isLarge = SystemFont.displayShare(at: run.font.usableSize) == 1
    main = isLarge ? shapeDisplay?() ?? shapeText() : shapeText()
  }

  /// Appends where each cluster ends, in points.
  func addEdges(to edges: inout [Double], factor: Double) {
    let size = run.font.usableSize * factor
    let advances = advances(at: size)
    let tracking = choice.hasSystemTracking ? SystemFont.tracking(at: size) * size : 0
    let added = run.tracking.isFinite ? run.tracking * factor : 0
    var edge = edges[edges.count - 1]
    for (index, advance) in advances.enumerated() {
      // What takes no room, like a newline or a mark of direction, is not tracked either.
      if advance != 0 { edge += advance * size + added + (main.isPrimary[index] ? tracking : 0) }
      edges.append(edge)
    }
  }

  /// Advances in shares of the size, blended as the optical size asks.
  private func advances(at size: Double) -> [Double] {
    let share = SystemFont.displayShare(at: size)
    guard let shapeDisplay, share > 0 else { return shapeText().advances }
    let display = shapeDisplay().advances
    if share == 1 { return display }
    return zip(shapeText().advances, display).map { $0 + ($1 - $0) * share }
  }
}
