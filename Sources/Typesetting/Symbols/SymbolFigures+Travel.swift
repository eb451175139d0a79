extension SymbolFigures {
  /// Vehicles and travel, on a field of 24 units.
  static let travel: [String: [String]] = [
    "airplane": plane, "airplane.departure": plane + ["line M 2 26 L 22 26"],
    "airplane.arrival": plane + ["line M 2 26 L 22 26"],
    "car": [
      "edge M 1 12 L 4 4 C 4.5 3 5 2 7 2 L 17 2 C 19 2 19.5 3 20 4 L 23 12 23 19 1 19 Z",
      "detail M 2 11 L 22 11", "body R 2 18 4 5 1", "body R 18 18 4 5 1", "detail M 5 15 L 6 15",
      "detail M 18 15 L 19 15",
    ],
    "bus": [
      "edge R 1 0 22 20 4", "detail M 1 12 L 23 12", "body R 3 20 4 4 1", "body R 17 20 4 4 1",
      "detail M 5 16 L 6 16", "detail M 18 16 L 19 16",
    ],
    "tram": rail, "train.side.front.car": rail, "lightrail": rail,
    "bicycle": [
      "line O 5 17 10 10", "line O 19 17 10 10", "line M 5 17 L 9 8 16 8 19 17", "line M 9 8 L 12 17 5 17",
      "line M 12 17 L 16 8", "line M 7 6 L 11 6", "line M 14 5 L 18 5",
    ],
    "scooter": [
      "line O 4 20 6 6", "line O 20 20 6 6", "line M 7 20 L 16 20 C 16 17 17 16 20 16 L 16 2 12 2",
    ],
    "box.truck": [
      "edge R 0 4 15 14 1.5", "edge M 15 8 L 20 8 24 13 24 18 15 18 Z", "body O 6 19 5 5", "body O 18 19 5 5",
    ],
    "ferry": ["edge M 0 14 L 24 14 20 22 4 22 Z", "edge R 5 7 14 7 1", "line M 12 1 L 12 7"],
    "sailboat": [
      "edge M 12 0 L 22 15 12 15 Z", "edge M 10 5 L 10 15 3 15 Z", "edge M 1 18 L 23 18 19 24 5 24 Z",
    ],
    "fuelpump": [
      "edge R 0 1 14 22 2", "detail M 3 6 L 11 6",
      "line M 14 12 L 18 12 18 19 C 18 22 23 22 23 19 L 23 8 19 4",
    ],
    "parkingsign": ["line M 6 24 L 6 0 12 0 C 22 0 22 14 12 14 L 6 14"],
    "suitcase": [
      "edge R 0 6 24 17 3", "line M 7 6 L 7 1 17 1 17 6", "detail M 5 6 L 5 23", "detail M 19 6 L 19 23",
    ],
    "briefcase": ["edge R 0 6 24 17 3", "line M 8 6 L 8 2 16 2 16 6", "detail M 0 14 L 24 14"],
    "backpack": ["edge R 3 4 18 20 5", "line M 9 4 C 9 -1 15 -1 15 4", "detail M 7 16 L 17 16"],
    "tent": ["edge M 12 2 L 24 22 0 22 Z", "detail M 12 10 L 8 22", "detail M 12 10 L 16 22"],
    "signpost.right": ["line M 11 0 L 11 24", "edge M 2 4 L 18 4 23 8.5 18 13 2 13 Z"],
  ]

  private static let plane = [
    "edge M 12 0 C 14 0 14 4 14 8 L 24 15 24 18 14 14.5 13.5 20 17 22.5 17 24 12 23 7 24 7 22.5 10.5 20 10 14.5 0 18 0 15 10 8 C 10 4 10 0 12 0 Z"
  ]
  private static let rail = [
    "edge R 3 0 18 19 4", "detail M 3 11 L 21 11", "line M 6 19 L 3 24", "line M 18 19 L 21 24",
    "detail M 8 15 L 8.2 15", "detail M 16 15 L 16.2 15",
  ]
}
