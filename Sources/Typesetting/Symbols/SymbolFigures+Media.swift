extension SymbolFigures {
  /// Playing, recording and showing, on a field of 24 units.
  static let media: [String: [String]] = [
    "play": ["edge M 3 1 L 22 12 3 23 Z"],
    "pause": ["edge R 2 1 6 22 1.5", "edge R 16 1 6 22 1.5"],
    "stop": ["edge R 1 1 22 22 4"],
    "playpause": ["edge M 0 2 L 12 12 0 22 Z", "line M 17 2 L 17 22", "line M 23 2 L 23 22"],
    "forward": ["edge M 0 3 L 12 12 0 21 Z", "edge M 12 3 L 24 12 12 21 Z"],
    "backward": ["edge M 12 3 L 0 12 12 21 Z", "edge M 24 3 L 12 12 24 21 Z"],
    "forward.end": ["edge M 1 2 L 18 12 1 22 Z", "line M 22 2 L 22 22"],
    "backward.end": ["edge M 23 2 L 6 12 23 22 Z", "line M 2 2 L 2 22"],
    "goforward": ["line A 12 13 10 -20 -330", "line M 22 2 L 21.5 9.5 14 9"],
    "gobackward": ["line A 12 13 10 200 510", "line M 2 2 L 2.5 9.5 10 9"],
    "speaker": [speaker],
    "speaker.wave.1": [speaker, "line A 12 12 5 -45 45"],
    "speaker.wave.2": [speaker, "line A 12 12 5 -45 45", "line A 12 12 10 -48 48"],
    "speaker.wave.3": [speaker, "line A 10 12 5 -45 45", "line A 10 12 9 -48 48", "line A 10 12 13 -48 48"],
    "mic": [
      "edge R 7 0 10 15 5", "line M 3 10 C 3 22 21 22 21 10", "line M 12 19 L 12 24", "line M 7 24 L 17 24",
    ],
    "music.note": ["edge O 6 20 9 7", "line M 10.5 20 L 10.5 1 20 5 20 9"],
    "headphones": ["line M 1 16 C 1 -4 23 -4 23 16", "edge R 0 14 6 9 2", "edge R 18 14 6 9 2"],
    "camera": [
      "edge M 0 7 C 0 5 1 4 3 4 L 6 4 8 1 16 1 18 4 21 4 C 23 4 24 5 24 7 L 24 20 C 24 22 23 23 21 23 L 3 23 C 1 23 0 22 0 20 Z",
      "detail O 12 13 9 9",
    ],
    "camera.viewfinder": [
      "line M 0 7 L 0 0 7 0", "line M 17 0 L 24 0 24 7", "line M 24 17 L 24 24 17 24",
      "line M 7 24 L 0 24 0 17",
      "line O 12 12 10 10",
    ],
    "video": ["edge R 0 3 16 18 4", "edge M 18 10 L 24 6 24 18 18 14 Z"],
    "film": [
      "edge R 0 1 24 22 3", "detail M 6 1 L 6 23", "detail M 18 1 L 18 23", "detail M 0 8 L 6 8",
      "detail M 0 16 L 6 16", "detail M 18 8 L 24 8", "detail M 18 16 L 24 16", "detail M 6 12 L 18 12",
    ],
    "photo": photo, "photo.on.rectangle": photo, "photo.on.rectangle.angled": photo,
    "tv": ["edge R 0 1 24 17 3", "line M 7 23 L 17 23"],
    "display": ["edge R 0 0 24 17 3", "line M 12 17 L 12 23", "line M 6 23 L 18 23"],
    "laptopcomputer": ["edge R 3 2 18 14 2", "line M 0 21 L 24 21"],
    "iphone": ["edge R 5 0 14 24 3", "detail M 10 3 L 14 3"],
    "ipad": ["edge R 2 0 20 24 3", "detail M 10 21 L 14 21"],
    "applewatch": ["edge R 3 5 18 14 4", "line M 7 5 L 8 0 16 0 17 5", "line M 7 19 L 8 24 16 24 17 19"],
    "printer": ["line M 6 7 L 6 0 18 0 18 7", "edge R 0 7 24 11 3", "edge R 6 14 12 10 1"],
    "battery.100": ["line R 0 4 21 16 4", "body R 3 7 15 10 2", "line M 24 10 L 24 14"],
    "gamecontroller": [
      "edge M 6 4 L 18 4 C 22 4 24 16 24 19 C 24 22 21 22 19 19 L 17 16 7 16 5 19 C 3 22 0 22 0 19 C 0 16 2 4 6 4 Z",
      "detail M 5 10 L 10 10", "detail M 7.5 7.5 L 7.5 12.5", "detail M 16 8 L 16.2 8",
      "detail M 18 12 L 18.2 12",
    ],
    "wifi": [
      "body O 12 20 4 4", "line A 12 20 6 -135 -45", "line A 12 20 11 -135 -45", "line A 12 20 16 -135 -45",
    ],
    "antenna.radiowaves.left.and.right": [
      "body O 12 12 5 5", "line A 12 12 7 -45 45", "line A 12 12 12 -45 45", "line A 12 12 7 135 225",
      "line A 12 12 12 135 225",
    ],
    "dot.radiowaves.left.and.right": [
      "body O 12 12 5 5", "line A 12 12 7 -45 45", "line A 12 12 12 -45 45", "line A 12 12 7 135 225",
      "line A 12 12 12 135 225",
    ],
    "power": ["line M 12 0 L 12 11", "line A 12 13 10 -55 235"],
    "qrcode": [
      "line R 0 0 9 9 1", "line R 15 0 9 9 1", "line R 0 15 9 9 1", "body R 3 3 3 3 0", "body R 18 3 3 3 0",
      "body R 3 18 3 3 0", "body R 14 14 4 4 0", "body R 20 14 4 4 0", "body R 14 20 4 4 0",
      "body R 20 20 4 4 0",
    ],
    "barcode": [
      "line M 0 2 L 0 22", "line M 5 2 L 5 22", "line M 9 2 L 9 22", "line M 15 2 L 15 22",
      "line M 19 2 L 19 22", "line M 24 2 L 24 22",
    ],
  ]

  private static let speaker = "edge M 0 8 L 4 8 11 2 11 22 4 16 0 16 Z"
  private static let photo = [
    "edge R 0 2 24 20 3", "detail M 1 18 L 7 11 12 16 17 9 23 15", "detail O 8 7 3 3",
  ]
}
