extension SymbolFigures {
  /// Weather, plants and light, on a field of 24 units.
  static let weather: [String: [String]] = [
    "sun.max": sun, "sun.min": sun,
    "sunrise": horizon + ["line M 9 6 L 12 2 15 6"], "sunset": horizon + ["line M 9 2 L 12 6 15 2"],
    "moon": [moon], "moon.stars": [moon, "body O 19 4 4 4", "body O 14 8 2.5 2.5"],
    "cloud": [cloud], "icloud": [cloud],
    "cloud.sun": [
      "line A 16 9 5 -160 50", "line M 16 0 L 16 1.5", "line M 23 3 L 22 4",
      "edge M 5 23 C -1 23 -1 15 4 15 C 4 9 13 8 14 13 C 19 12 21 23 14 23 Z",
    ],
    "cloud.rain": [
      "edge M 5 14 C -1 14 -1 6 4 6 C 5 -1 16 -2 17 5 C 25 4 26 14 19 14 Z", "line M 7 18 L 5 24",
      "line M 13 18 L 11 24", "line M 19 18 L 17 24",
    ],
    "drop": ["edge M 12 0 C 14 5 20 10 20 16 C 20 27 4 27 4 16 C 4 10 10 5 12 0 Z"],
    "snowflake": [
      "line M 12 0 L 12 24", "line M 1.6 6 L 22.4 18", "line M 1.6 18 L 22.4 6", "line M 9 2 L 12 5 15 2",
      "line M 9 22 L 12 19 15 22",
    ],
    "wind": [
      "line M 0 8 L 14 8 C 19 8 18 1 13 3", "line M 0 13 L 20 13 C 25 13 24 6 20 7",
      "line M 0 18 L 13 18 C 18 18 17 24 12 22",
    ],
    "umbrella": [
      "edge M 0 13 C 0 -3 24 -3 24 13 C 21 11 18 11 16 13 C 14 11 10 11 8 13 C 6 11 3 11 0 13 Z",
      "line M 12 12 L 12 20 C 12 25 6 25 6 20",
    ],
    "thermometer": [
      "edge M 9 3 C 9 -1 15 -1 15 3 L 15 13 C 20 17 17 24 12 24 C 7 24 4 17 9 13 Z", "detail M 12 7 L 12 18",
    ],
    "thermometer.medium": [
      "edge M 9 3 C 9 -1 15 -1 15 3 L 15 13 C 20 17 17 24 12 24 C 7 24 4 17 9 13 Z", "detail M 12 7 L 12 18",
    ],
    "leaf": ["edge M 4 20 C -4 2 12 6 23 1 C 25 18 14 24 4 20 Z", "detail M 1 24 C 4 17 10 12 16 10"],
    "tree": ["edge M 12 0 L 20 10 16 10 22 18 2 18 8 10 4 10 Z", "line M 12 18 L 12 24"],
    "flame": [
      "edge M 11 0 C 13 6 20 9 20 16 C 20 27 3 27 3 16 C 3 12 6 10 6 7 C 8 8 9 10 9 11 C 12 8 11 4 11 0 Z"
    ],
    "bolt": ["edge M 14 0 L 3 14 11 14 9 24 21 9 13 9 Z"],
    "lightbulb": [
      "edge M 8 18 C 8 14 4 13 4 8 C 4 -2 20 -2 20 8 C 20 13 16 14 16 18 Z", "line M 8 21 L 16 21",
      "line M 10 24 L 14 24",
    ],
    "flashlight.on": ["edge M 6 0 L 18 0 18 6 15 10 15 24 9 24 9 10 6 6 Z"],
    "atom": ["line O 12 12 24 9", "line O 12 12 9 24", "body O 12 12 4 4"],
    "sparkle": ["edge M 12 0 Q 13 11 24 12 Q 13 13 12 24 Q 11 13 0 12 Q 11 11 12 0 Z"],
    "camera.macro": [
      "edge O 12 6 6 6", "line O 12 6 12 12", "line M 12 12 L 12 24", "line M 12 20 C 7 20 5 18 4 15",
      "line M 12 20 C 17 20 19 18 20 15",
    ],
  ]

  private static let sun = [
    "edge O 12 12 10 10", "line M 12 0 L 12 3", "line M 12 21 L 12 24", "line M 0 12 L 3 12",
    "line M 21 12 L 24 12",
    "line M 3.5 3.5 L 5.6 5.6", "line M 18.4 18.4 L 20.5 20.5", "line M 3.5 20.5 L 5.6 18.4",
    "line M 18.4 5.6 L 20.5 3.5",
  ]
  private static let horizon = [
    "line M 0 20 L 24 20", "edge A 12 20 6 180 360 Z", "line M 12 2 L 12 9", "line M 2 12 L 4 13.5",
    "line M 22 12 L 20 13.5",
  ]
  private static let moon = "edge M 9 0 C 6 10 13 19 23 16 C 17 28 0 25 0 12 C 0 6 4 1 9 0 Z"
  private static let cloud = "edge M 6 21 C -2 21 -2 11 5 11 C 5 2 17 0 18 8 C 26 8 26 21 18 21 Z"
}
