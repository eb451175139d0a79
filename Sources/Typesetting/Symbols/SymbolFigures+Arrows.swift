extension SymbolFigures {
  /// Arrows and angles, on a field of 24 units.
  static let arrows: [String: [String]] = [
    "chevron.left": chevronLeft, "chevron.backward": chevronLeft,
    "chevron.right": chevronRight, "chevron.forward": chevronRight,
    "chevron.up": ["line M 0 13 L 12 0 24 13"],
    "chevron.down": ["line M 0 0 L 12 13 24 0"],
    "chevron.up.chevron.down": chevronsUpDown, "chevron.up.down": chevronsUpDown,
    "chevron.compact.down": ["line M 0 0 L 12 6 24 0"],
    "arrow.left": arrowLeft, "arrow.backward": arrowLeft,
    "arrow.right": arrowRight, "arrow.forward": arrowRight,
    "arrow.up": ["line M 0 11 L 12 0 24 11", "line M 12 0 L 12 24"],
    "arrow.down": ["line M 0 13 L 12 24 24 13", "line M 12 0 L 12 24"],
    "arrow.up.arrow.down": [
      "line M 1 7 L 6 1 11 7", "line M 6 1 L 6 21", "line M 13 17 L 18 23 23 17", "line M 18 3 L 18 23",
    ],
    "arrow.left.arrow.right": [
      "line M 7 1 L 1 6 7 11", "line M 1 6 L 21 6", "line M 17 13 L 23 18 17 23", "line M 3 18 L 23 18",
    ],
    "arrow.up.right": ["line M 6 1 L 23 1 23 18", "line M 23 1 L 1 23"],
    "arrow.up.left": ["line M 18 1 L 1 1 1 18", "line M 1 1 L 23 23"],
    "arrow.down.right": ["line M 23 6 L 23 23 6 23", "line M 1 1 L 23 23"],
    "arrow.down.left": ["line M 1 6 L 1 23 18 23", "line M 23 1 L 1 23"],
    "arrow.up.to.line": ["line M 2 0 L 22 0", "line M 4 14 L 12 6 20 14", "line M 12 6 L 12 24"],
    "arrow.down.to.line": ["line M 2 24 L 22 24", "line M 4 10 L 12 18 20 10", "line M 12 0 L 12 18"],
    "arrow.clockwise": ["line A 12 13 10 -20 -330", "line M 22 2 L 21.5 9.5 14 9"],
    "arrow.counterclockwise": ["line A 12 13 10 200 510", "line M 2 2 L 2.5 9.5 10 9"],
    "arrow.triangle.2.circlepath": circling, "arrow.2.circlepath": circling,
    "arrow.uturn.left": uturnLeft, "arrow.uturn.backward": uturnLeft, "arrowshape.turn.up.left": uturnLeft,
    "arrow.uturn.right": uturnRight, "arrow.uturn.forward": uturnRight,
    "arrowshape.turn.up.right": uturnRight,
    "arrow.turn.down.right": ["line M 2 2 L 2 15 22 15", "line M 15 8 L 22 15 15 22"],
    "arrow.up.left.and.arrow.down.right": [
      "line M 9 1 L 1 1 1 9", "line M 1 1 L 10 10", "line M 15 23 L 23 23 23 15", "line M 23 23 L 14 14",
    ],
    "arrowtriangle.up": ["edge M 12 2 L 23 22 1 22 Z"],
    "arrowtriangle.down": ["edge M 12 22 L 23 2 1 2 Z"],
    "arrowtriangle.left": ["edge M 2 12 L 22 1 22 23 Z"],
    "arrowtriangle.right": ["edge M 22 12 L 2 1 2 23 Z"],
    "shuffle": [
      "line M 0 6 L 5 6 15 18 24 18", "line M 0 18 L 5 18 15 6 24 6", "line M 20 2 L 24 6 20 10",
      "line M 20 14 L 24 18 20 22",
    ],
    "repeat": [
      "line M 1 12 L 1 9 C 1 7 2 5 5 5 L 23 5", "line M 19 1 L 23 5 19 9",
      "line M 23 12 L 23 15 C 23 17 22 19 19 19 L 1 19", "line M 5 15 L 1 19 5 23",
    ],
  ]

  private static let chevronLeft = ["line M 13 0 L 0 12 13 24"]
  private static let chevronRight = ["line M 0 0 L 13 12 0 24"]
  private static let chevronsUpDown = ["line M 0 8 L 8 0 16 8", "line M 0 16 L 8 24 16 16"]
  private static let arrowLeft = ["line M 11 0 L 0 12 11 24", "line M 0 12 L 24 12"]
  private static let arrowRight = ["line M 13 0 L 24 12 13 24", "line M 0 12 L 24 12"]
  private static let circling = [
    "line A 12 12 9 190 330", "line M 20 2 L 20 8 14 8", "line A 12 12 9 10 150", "line M 4 22 L 4 16 10 16",
  ]
  private static let uturnLeft = [
    "line M 9 1 L 1 8 9 15", "line M 1 8 L 15 8 C 20 8 23 11 23 15.5 C 23 20 20 23 15 23 L 9 23",
  ]
  private static let uturnRight = [
    "line M 15 1 L 23 8 15 15", "line M 23 8 L 9 8 C 4 8 1 11 1 15.5 C 1 20 4 23 9 23 L 15 23",
  ]
}
