extension SymbolFigures {
  /// People and health, on a field of 24 units.
  static let people: [String: [String]] = [
    "person": person, "person.crop": person, "person.wave.2": person,
    "person.2": [
      "edge O 8 6 9 9", "edge M 0 22 C 0 11 16 11 16 22 Z", "edge O 18 7 7 8",
      "edge M 18 22 L 24 22 C 24 15 21 13 17.5 13.5 C 19 16 19 19 18 22 Z",
    ],
    "person.3": [
      "edge O 12 6 7 8", "edge M 6 22 C 6 11 18 11 18 22 Z", "edge O 4 9 5 6",
      "edge M 0 22 C -1 14 3 13 5.5 14 C 4 17 4 19 4 22 Z", "edge O 20 9 5 6",
      "edge M 24 22 C 25 14 21 13 18.5 14 C 20 17 20 19 20 22 Z",
    ],
    "person.badge.plus": [
      "edge O 9 6 11 11", "edge M 0 24 C 0 11 18 11 18 24 Z", "line M 20 3 L 20 11", "line M 16 7 L 24 7",
    ],
    "person.badge.minus": ["edge O 9 6 11 11", "edge M 0 24 C 0 11 18 11 18 24 Z", "line M 16 7 L 24 7"],
    "figure.walk": [
      "body O 14 2.5 5 5", "line M 5 13 L 8 8 13 7 16 12 20 13", "line M 13 7 L 11 15 15 18 16 24",
      "line M 11 15 L 9 19 5 24",
    ],
    "figure.run": [
      "body O 16 2.5 5 5", "line M 3 10 L 8 6 14 7 17 12 22 12", "line M 14 7 L 10 14 15 17 13 24",
      "line M 10 14 L 8 19 1 19",
    ],
    "figure.stand": [
      "body O 12 2.5 5 5", "line M 5 9 L 19 9", "line M 12 9 L 12 15", "line M 12 15 L 8 24",
      "line M 12 15 L 16 24",
    ],
    "figure.roll": [
      "body O 9 2.5 5 5", "line M 9 7 L 10 14 17 14 20 21 23 20", "line A 10 16 7 -150 -330",
      "line M 9 9 L 15 9",
    ],
    "figure": [
      "body O 12 2.5 5 5", "line M 2 8 L 22 8", "line M 12 8 L 12 15", "line M 12 15 L 7 24",
      "line M 12 15 L 17 24",
    ],
    "accessibility": [
      "line O 12 12 24 24", "body O 12 6 3.5 3.5", "line M 6 9.5 L 18 9.5", "line M 12 9.5 L 12 14",
      "line M 12 14 L 9 20", "line M 12 14 L 15 20",
    ],
    "face.smiling": [
      "edge O 12 12 24 24", "detail M 8 8.5 L 8 9.5", "detail M 16 8.5 L 16 9.5",
      "detail M 6 14 C 8 20 16 20 18 14",
    ],
    "faceid": [
      "line M 0 7 L 0 0 7 0", "line M 17 0 L 24 0 24 7", "line M 24 17 L 24 24 17 24",
      "line M 7 24 L 0 24 0 17", "line M 7 7 L 7 10", "line M 17 7 L 17 10", "line M 12 7 L 12 14 11 14",
      "line M 7 17 C 9 20 15 20 17 17",
    ],
    "brain": [
      "edge M 12 2 C 8 -1 4 2 5 5 C 1 6 0 11 3 13 C 0 17 4 21 7 20 C 8 24 12 24 12 21 C 12 24 16 24 17 20 C 20 21 24 17 21 13 C 24 11 23 6 19 5 C 20 2 16 -1 12 2 Z",
      "detail M 12 2 L 12 21",
    ],
    "cross": ["edge M 8 0 L 16 0 16 8 24 8 24 16 16 16 16 24 8 24 8 16 0 16 0 8 8 8 Z"],
    "cross.case": [
      "edge R 0 5 24 18 3", "line M 8 5 L 8 1 16 1 16 5", "detail M 12 9 L 12 19", "detail M 7 14 L 17 14",
    ],
    "pills": ["edge O 7 12 13 13", "detail M 2 12 L 12 12", "edge O 18 17 12 12", "detail M 14 21 L 22 13"],
    "pawprint": [
      "body O 4 10 5.5 7", "body O 9 4 5 7", "body O 16 4 5 7", "body O 20.5 10 5.5 7",
      "edge M 12.5 11 C 8 11 4 18 5 21 C 6 25 10 22 12.5 22 C 15 22 19 25 20 21 C 21 18 17 11 12.5 11 Z",
    ],
    "dumbbell": [
      "edge R 3 4 5 16 1.5", "edge R 16 4 5 16 1.5", "line M 8 12 L 16 12", "line M 0 9 L 0 15",
      "line M 24 9 L 24 15",
    ],
    "trophy": [
      "edge M 6 0 L 18 0 17 10 C 16 16 8 16 7 10 Z", "line M 6 3 L 1 3 C 1 8 4 10 7 10",
      "line M 18 3 L 23 3 C 23 8 20 10 17 10", "line M 12 15 L 12 23", "line M 7 23 L 17 23",
    ],
    "graduationcap": [
      "edge M 0 9 L 12 3 24 9 12 15 Z", "line M 5 12 L 5 18 C 9 22 15 22 19 18 L 19 12",
      "line M 24 9 L 24 17",
    ],
  ]

  private static let person = ["edge O 12 6 12 12", "edge M 1 24 C 1 11 23 11 23 24 Z"]
}
