extension SymbolFigures {
  /// Lists, filters and grids, on a field of 24 units.
  static let lists: [String: [String]] = [
    "line.3.horizontal": threeLines, "text.justify": threeLines,
    "line.3.horizontal.decrease": [
      "line M 0 0 L 24 0", "line M 4.3 9 L 19.7 9", "line M 8.6 18 L 15.4 18",
    ],
    "text.alignleft": [
      "line M 0 2 L 24 2", "line M 0 9 L 15 9", "line M 0 16 L 24 16", "line M 0 23 L 15 23",
    ],
    "slider.horizontal.3": [
      "line M 0 4 L 4 4", "line M 10 4 L 24 4", "edge O 7 4 6 6", "line M 0 12 L 14 12",
      "line M 20 12 L 24 12",
      "edge O 17 12 6 6", "line M 0 20 L 4 20", "line M 10 20 L 24 20", "edge O 7 20 6 6",
    ],
    "slider.vertical.3": [
      "line M 4 0 L 4 4", "line M 4 10 L 4 24", "edge O 4 7 6 6", "line M 12 0 L 12 14",
      "line M 12 20 L 12 24",
      "edge O 12 17 6 6", "line M 20 0 L 20 4", "line M 20 10 L 20 24", "edge O 20 7 6 6",
    ],
    "list.bullet": bullets,
    "list.dash": [
      "line M 0 3 L 4 3", "line M 9 3 L 24 3", "line M 0 12 L 4 12", "line M 9 12 L 24 12",
      "line M 0 21 L 4 21",
      "line M 9 21 L 24 21",
    ],
    "list.number": bullets,
    "list.star": bullets,
    "list.bullet.rectangle": [
      "edge R 0 2 24 20 3", "detail M 5 8 L 5.2 8", "detail M 10 8 L 19 8", "detail M 5 12 L 5.2 12",
      "detail M 10 12 L 19 12", "detail M 5 16 L 5.2 16", "detail M 10 16 L 19 16",
    ],
    "checklist": [
      "line M 0 5 L 3 8 8 1", "line M 12 5 L 24 5", "line M 0 18 L 3 21 8 14", "line M 12 18 L 24 18",
    ],
    "square.grid.2x2": [
      "edge R 0 0 10 10 2", "edge R 14 0 10 10 2", "edge R 0 14 10 10 2", "edge R 14 14 10 10 2",
    ],
    "square.grid.3x3": [0, 9, 18].flatMap { row in
      [0, 9, 18].map { "edge R \($0) \(row) 6 6 1.5" }
    },
    "rectangle.grid.1x2": ["edge R 0 0 24 10 2", "edge R 0 14 24 10 2"],
    "rectangle.stack": ["line M 6 1 L 18 1", "line M 3 5 L 21 5", "edge R 0 9 24 15 3"],
    "square.stack": ["line M 6 1 L 18 1", "line M 4 5 L 20 5", "edge R 2 9 20 15 3"],
    "square.on.square": copies, "square.stack.3d.up": copies,
    "rectangle.on.rectangle": [
      "edge R 7 8 17 14 3", "line M 3 16 C 1 16 0 15 0 13 L 0 5 C 0 3 1 2 3 2 L 14 2 C 16 2 17 3 17 4",
    ],
    "sidebar.left": ["edge R 0 2 24 20 3", "detail M 8 2 L 8 22"],
    "table": ["edge R 0 1 24 22 3", "detail M 0 8 L 24 8", "detail M 0 15 L 24 15", "detail M 12 8 L 12 23"],
    "chart.bar": ["edge R 0 12 6 12 1", "edge R 9 0 6 24 1", "edge R 18 6 6 18 1"],
    "chart.line.uptrend.xyaxis": ["line M 0 0 L 0 24 24 24", "line M 5 17 L 11 10 15 14 23 4"],
    "chart.pie": ["edge A 11 13 11 -80 270 L 11 13 Z", "edge M 14 10 A 14 10 10 -90 0 Z"],
    "grid": [
      "line R 0 0 24 24 2", "line M 8 0 L 8 24", "line M 16 0 L 16 24", "line M 0 8 L 24 8",
      "line M 0 16 L 24 16",
    ],
  ]

  private static let threeLines = ["line M 0 0 L 24 0", "line M 0 9 L 24 9", "line M 0 18 L 24 18"]
  private static let bullets = [
    "body O 2 3 4 4", "line M 9 3 L 24 3", "body O 2 12 4 4", "line M 9 12 L 24 12", "body O 2 21 4 4",
    "line M 9 21 L 24 21",
  ]
  private static let copies = [
    "edge R 7 7 17 17 3",
    "line M 4 17 L 3 17 C 1 17 0 16 0 14 L 0 3 C 0 1 1 0 3 0 L 14 0 C 16 0 17 1 17 3 L 17 4",
  ]
}
