extension SymbolFigures {
  /// Tools and other things, on a field of 24 units.
  static let things: [String: [String]] = [
    "clock": clock,
    "clock.arrow.circlepath": [
      "line A 13 12 10.5 -170 150", "line M 0 8 L 2.5 13 7 9.5", "line M 13 6 L 13 12 17 14",
    ],
    "alarm": ["edge O 12 13 20 20", "detail M 12 7 L 12 13 16 15", "line M 0 5 L 5 1", "line M 24 5 L 19 1"],
    "stopwatch": ["edge O 12 14 20 20", "detail M 12 9 L 12 14", "line M 9 0 L 15 0", "line M 12 0 L 12 4"],
    "timer": ["line A 12 12 11.5 -90 215", "line M 12 0.5 L 12 5", "line M 12 12 L 7 6"],
    "hourglass": [
      "edge M 3 0 L 21 0 C 21 8 14 9 14 12 C 14 15 21 16 21 24 L 3 24 C 3 16 10 15 10 12 C 10 9 3 8 3 0 Z",
      "detail M 7 20 L 17 20",
    ],
    "lock": ["edge R 3 10 18 14 3", "line M 7 10 L 7 6 C 7 -2 17 -2 17 6 L 17 10"],
    "lock.open": ["edge R 0 10 16 14 3", "line M 12 10 L 12 6 C 12 -2 22 -2 22 6 L 22 9"],
    "lock.shield": [
      shield, "detail M 9 11 L 15 11 15 17 9 17 Z", "detail M 10 11 L 10 8 C 10 6 14 6 14 8 L 14 11",
    ],
    "key": ["edge O 17 7 13 13", "line M 12 12 L 1 23 6 23 6 19 9 19", "detail O 19 5 2 2"],
    "shield": [shield], "checkmark.shield": [shield, "detail M 7 12 L 11 16 17 8"],
    "xmark.shield": [shield, "detail M 8 8 L 16 16", "detail M 16 8 L 8 16"],
    "wrench": wrench, "wrench.and.screwdriver": wrench,
    "hammer": ["line M 3 23 L 14 10", "edge M 8 2 L 14 1 23 9 20 12 17 9 14 11 10 7 Z"],
    "screwdriver": ["line M 23 1 L 12 12", "edge M 12 9 L 15 12 6 23 1 18 Z"],
    "paintbrush": [
      "edge M 23 1 C 25 4 15 15 12 17 L 8 13 C 10 9 20 -1 23 1 Z",
      "edge M 7 14 L 11 18 C 11 24 4 24 0 23 C 3 21 2 15 7 14 Z",
    ],
    "paintpalette": [
      "edge M 12 1 C 4 1 0 7 0 13 C 0 19 5 24 11 23 C 14 22 11 18 14 16 C 17 15 24 18 24 11 C 24 5 18 1 12 1 Z",
      "detail M 6 12 L 6.2 12", "detail M 9 6.5 L 9.2 6.5", "detail M 16 6.5 L 16.2 6.5",
    ],
    "wand.and.stars": [
      "line M 0 24 L 14 10", "body M 17 0 Q 17.5 6.5 24 7 Q 17.5 7.5 17 14 Q 16.5 7.5 10 7 Q 16.5 6.5 17 0 Z",
      "body O 6 5 4 4", "body O 20 18 4 4",
    ],
    "eyedropper": ["edge M 2 22 L 2 18 13 7 17 11 6 22 Z", "body M 14 4 L 18 0 24 6 20 10 Z"],
    "ruler": [
      "edge R 0 6 24 12 2", "detail M 5 6 L 5 10", "detail M 10 6 L 10 12", "detail M 15 6 L 15 10",
      "detail M 20 6 L 20 12",
    ],
    "puzzlepiece": ["edge M 1 8 L 7 8 C 4 2 14 1 12 8 L 18 8 18 13 C 24 11 26 20 18 18 L 18 24 1 24 Z"],
    "cpu": [
      "edge R 4 4 16 16 3", "detail R 9 9 6 6 1", "line M 9 0 L 9 4", "line M 15 0 L 15 4",
      "line M 9 20 L 9 24", "line M 15 20 L 15 24", "line M 0 9 L 4 9", "line M 0 15 L 4 15",
      "line M 20 9 L 24 9", "line M 20 15 L 24 15",
    ],
    "keyboard": [
      "edge R 0 4 24 16 2", "detail M 4 9 L 4.2 9", "detail M 9 9 L 9.2 9", "detail M 14 9 L 14.2 9",
      "detail M 19 9 L 19.2 9", "detail M 7 15 L 17 15",
    ],
    "externaldrive": ["edge R 0 5 24 14 3", "detail M 4 14 L 4.2 14"],
    "gauge": gauge, "speedometer": gauge, "gauge.medium": gauge,
    "scalemass": ["edge M 5 8 L 19 8 24 23 0 23 Z", "line O 12 5 6 6"],
    "binoculars": [
      "edge O 5.5 17 11 12", "edge O 18.5 17 11 12", "line M 3 12 L 5 2 9 2 11 14",
      "line M 13 14 L 15 2 19 2 21 12",
    ],
    "lifepreserver": [
      "line O 12 12 24 24", "line O 12 12 10 10", "line M 3.5 3.5 L 8.5 8.5", "line M 15.5 15.5 L 20.5 20.5",
      "line M 20.5 3.5 L 15.5 8.5", "line M 8.5 15.5 L 3.5 20.5",
    ],
    "app": ["edge R 0 0 24 24 6"],
    "app.badge": [
      "line M 14 2 L 5 2 C 2 2 0 4 0 7 L 0 19 C 0 22 2 24 5 24 L 17 24 C 20 24 22 22 22 19 L 22 10",
      "body O 19.5 4.5 9 9",
    ],
    "command": [
      "line M 8 8 L 16 8 16 16 8 16 Z", "line M 8 8 L 4.5 8 C 0 8 0 0.5 4.5 0.5 C 8 0.5 8 4 8 8",
      "line M 16 8 L 16 4 C 16 0 24 0.5 23.5 4.5 C 23 8 20 8 16 8",
      "line M 16 16 L 20 16 C 24 16 23.5 24 19.5 23.5 C 16 23 16 20 16 16",
      "line M 8 16 L 8 20 C 8 24 0 23.5 0.5 19.5 C 1 16 4 16 8 16",
    ],
  ]

  private static let clock = ["edge O 12 12 24 24", "detail M 12 5 L 12 12 17 15"]
  private static let shield =
    "edge M 12 0 C 15 2 18 3 22 3 C 23 14 20 21 12 24 C 4 21 1 14 2 3 C 6 3 9 2 12 0 Z"
  private static let wrench = [
    "edge M 23 5 C 25 11 19 16 14 14 L 6 23 C 4 25 -1 20 1 18 L 10 10 C 8 5 13 -1 19 1 L 15 5 16 8 19 9 Z"
  ]
  private static let gauge = ["edge O 12 12 24 24", "detail A 12 12 7 150 390", "detail M 12 12 L 16 8"]
}
