extension SymbolFigures {
  /// Messages, calls and alerts, on a field of 24 units.
  static let talking: [String: [String]] = [
    "envelope": ["edge R 0 3 24 18 3", "detail M 1 6 L 12 14 23 6"],
    "envelope.open": [
      "edge M 0 9 L 12 0 24 9 24 21 C 24 23 23 24 21 24 L 3 24 C 1 24 0 23 0 21 Z",
      "detail M 1 10 L 12 17 23 10",
    ],
    "phone": phone,
    "phone.down": [
      "edge M 0 14 C 2 6 22 6 24 14 L 23 18 17 17 16.5 13 C 14 12 10 12 7.5 13 L 7 17 1 18 Z"
    ],
    "message": bubble, "bubble.left": bubble, "bubble": bubble, "ellipsis.message": bubble,
    "text.bubble": bubble,
    "captions.bubble": bubble,
    "bubble.right": [
      "edge M 22 23 C 21 21 20 20 19 19 C 22 17 24 14 24 10 C 24 5 19 1 12 1 C 5 1 0 5 0 10 C 0 16 6 20 13 19 C 16 22 19 23 22 23 Z"
    ],
    "bubble.left.and.bubble.right": [
      "edge M 2 15 L 3 12 C -1 9 0 1 7 1 C 14 1 16 7 12 11 C 9 13 7 12.5 6 12.5 C 5 14 4 15 2 15 Z",
      "edge M 22 23 L 21 20 C 25 17 24 9 17 9 C 16 13 13 15 9 15 C 9 20 14 22 18 20.5 C 19 22 20 23 22 23 Z",
    ],
    "ellipsis.bubble": bubble + [
      "detail M 6.5 10 L 6.7 10", "detail M 12 10 L 12.2 10", "detail M 17.3 10 L 17.5 10",
    ],
    "quote.bubble": bubble,
    "exclamationmark.bubble": bubble + ["detail M 12 5 L 12 11", "detail M 12 15 L 12 15.2"],
    "paperplane": ["edge M 24 0 L 0 9 10 14 15 24 Z", "detail M 10 14 L 23 1"],
    "bell": [
      "edge M 12 0 C 7 0 5 4 5 8 C 5 14 4 15 1 19 L 23 19 C 20 15 19 14 19 8 C 19 4 17 0 12 0 Z",
      "line M 9 22 C 10 24 14 24 15 22",
    ],
    "bell.badge": [
      "edge M 11 3 C 7 3 5 6 5 10 C 5 15 4 16 1 20 L 21 20 C 18 16 17 15 17 11",
      "line M 8 22 C 9 24 13 24 14 22", "body O 18.5 5 9 9",
    ],
    "megaphone": ["edge M 1 9 L 22 1 22 21 1 15 Z", "line M 6 17 L 8 23 12 23 11 18"],
    "tray": [
      "edge M 0 13 L 4 3 20 3 24 13 24 19 C 24 21 23 22 21 22 L 3 22 C 1 22 0 21 0 19 Z",
      "detail M 0 13 L 8 13 9 16 15 16 16 13 24 13",
    ],
    "archivebox": [
      "edge R 0 1 24 6 1.5", "edge M 2 7 L 22 7 22 20 C 22 22 21 23 19 23 L 5 23 C 3 23 2 22 2 20 Z",
      "detail M 9 12 L 15 12",
    ],
    "hand.raised": [
      "edge M 5 13 L 5 4 C 5 2 8 2 8 4 L 8 10 8 2 C 8 0 11.5 0 11.5 2 L 11.5 10 11.5 2 C 12 0 15 0 15 2 L 15 11 15 4 C 15.5 2 18.5 2 18.5 4 L 18.5 13 C 20 11 24 10 23 13 C 20 18 19 24 12 24 C 7 24 5 20 5 13 Z"
    ],
    "hand.thumbsup": [
      "edge M 7 11 L 11 1 C 15 0 16 4 14 9 L 21 9 C 24 9 24 12 22.5 13 C 24 15 23 17 21.5 17.5 C 22 19.5 21 21 19.5 21.5 C 19 23 18 24 16 24 L 11 24 7 22 Z",
      "edge R 0 11 4 12 1",
    ],
    "hand.thumbsdown": [
      "edge M 7 13 L 11 23 C 15 24 16 20 14 15 L 21 15 C 24 15 24 12 22.5 11 C 24 9 23 7 21.5 6.5 C 22 4.5 21 3 19.5 2.5 C 19 1 18 0 16 0 L 11 0 7 2 Z",
      "edge R 0 1 4 12 1",
    ],
    "eye": ["edge M 0 12 C 5 2 19 2 24 12 C 19 22 5 22 0 12 Z", "detail O 12 12 7 7"],
    "ear": [
      "line M 6 10 C 5 -2 21 -2 20 9 C 20 14 15 15 15 19 C 15 24 9 25 8 20",
      "line M 10 9 C 10 4 16 4 16 9 C 16 12 13 12 13 15",
    ],
    "globe": globe, "network": globe,
    "safari": [
      "edge O 12 12 24 24", "detail M 18 6 L 10 10 6 18 14 14 Z",
    ],
    "link": [
      "line M 10 14 C 7 11 7 9 10 6 L 14 2 C 17 -1 25 6 21 10 L 18 13",
      "line M 14 10 C 17 13 17 15 14 18 L 10 22 C 7 25 -1 18 3 14 L 6 11",
    ],
  ]

  private static let bubble = [
    "edge M 2 23 C 3 21 4 20 5 19 C 2 17 0 14 0 10 C 0 5 5 1 12 1 C 19 1 24 5 24 10 C 24 16 18 20 11 19 C 8 22 5 23 2 23 Z"
  ]
  private static let phone = [
    "edge M 1 3 C 3 0 5 0 6 1 L 9 6 C 9.5 7 9 8 7 10 C 8 13 11 16 14 17 C 16 15 17 14.5 18 15 L 23 18 C 24 19 24 21 21 23 C 14 26 -2 10 1 3 Z"
  ]
  private static let globe = [
    "edge O 12 12 24 24", "detail O 12 12 11 24", "detail M 0 12 L 24 12", "detail M 12 0 L 12 24",
  ]
}
