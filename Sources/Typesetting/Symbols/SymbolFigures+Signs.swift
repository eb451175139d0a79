extension SymbolFigures {
  /// Signs and marks, on a field of 24 units.
  static let signs: [String: [String]] = [
    "xmark": cross, "multiply": cross,
    "checkmark": ["line M 0 13 L 9 24 24 0"],
    "plus": ["line M 12 0 L 12 24", "line M 0 12 L 24 12"],
    "minus": ["line M 0 12 L 24 12"],
    "equal": ["line M 0 7 L 24 7", "line M 0 17 L 24 17"],
    "divide": ["line M 0 12 L 24 12", "body O 12 3 6 6", "body O 12 21 6 6"],
    "plusminus": ["line M 12 0 L 12 18", "line M 2 9 L 22 9", "line M 2 24 L 22 24"],
    "percent": ["line M 21 1 L 3 23", "edge O 5.5 6 9 9", "edge O 18.5 18 9 9"],
    "number": [
      "line M 9 1 L 6 23", "line M 18 1 L 15 23", "line M 1 8 L 23 8", "line M 0 16 L 22 16",
    ],
    "at": [
      "line O 12 12 8 8",
      "line M 16 8 L 16 13 C 16 18 23 17 23 12 C 23 6 18 1 12 1 C 6 1 1 6 1 12 C 1 21 10 25 18 21",
    ],
    "ellipsis": ["body O 2.4 12 4.8 4.8", "body O 12 12 4.8 4.8", "body O 21.6 12 4.8 4.8"],
    "magnifyingglass": ["line O 9.4 9.4 18.8 18.8", "line M 16 16 L 24 24"],
    "plus.magnifyingglass": [
      "line O 9.4 9.4 18.8 18.8", "line M 16 16 L 24 24", "line M 9.4 5 L 9.4 14", "line M 5 9.4 L 14 9.4",
    ],
    "minus.magnifyingglass": ["line O 9.4 9.4 18.8 18.8", "line M 16 16 L 24 24", "line M 5 9.4 L 14 9.4"],
    "info": ["body O 12 2.6 5 5", "line M 8 10 L 12.5 10 12.5 23", "line M 7 23 L 18 23"],
    "questionmark": [
      "line M 5 7 C 5 3 8 1 12 1 C 16 1 19 3 19 6.5 C 19 11 12 11 12 16", "body O 12 22 4 4",
    ],
    "exclamationmark": ["line M 12 1 L 12 15", "body O 12 22 4.4 4.4"],
    "exclamationmark.triangle": [
      "edge M 12 1 L 24 23 0 23 Z", "detail M 12 9 L 12 15", "detail M 12 19 L 12 19.2",
    ],
    "exclamationmark.octagon": [
      "edge M 7 0 L 17 0 24 7 24 17 17 24 7 24 0 17 0 7 Z", "detail M 12 6 L 12 13",
      "detail M 12 17.5 L 12 17.7",
    ],
    "nosign": ["line O 12 12 24 24", "line M 3.5 3.5 L 20.5 20.5"],
    "dollarsign": [
      "line M 19 7 C 18 4 15.5 3 12 3 C 8 3 5 5 5 8 C 5 14 19 10 19 16 C 19 19 16 21 12 21 C 8 21 5.5 20 5 17",
      "line M 12 0 L 12 24",
    ],
    "eurosign": ["line A 13 12 10 -55 -305", "line M 0 9 L 14 9", "line M 0 15 L 14 15"],
    "textformat": [
      "line M 0 21 L 6 3 12 21", "line M 2 15 L 10 15", "line O 19 16.5 8 9", "line M 23 12 L 23 21",
    ],
    "zzz": ["line M 0 12 L 9 12 0 23 9 23", "line M 13 1 L 22 1 13 12 22 12"],
    "sparkles": [
      "body M 9 5 Q 10 13 18 14 Q 10 15 9 23 Q 8 15 0 14 Q 8 13 9 5 Z",
      "body M 19 1 Q 19.5 5.5 24 6 Q 19.5 6.5 19 11 Q 18.5 6.5 14 6 Q 18.5 5.5 19 1 Z",
    ],
  ]

  private static let cross = ["line M 0 0 L 24 24", "line M 24 0 L 0 24"]
}
