extension SymbolFigures {
  /// Documents, marks and sharing, on a field of 24 units.
  static let papers: [String: [String]] = [
    "doc": page, "doc.text": written, "doc.plaintext": written, "note.text": written,
    "doc.on.doc": [
      "edge M 9 6 L 17 6 22 11 22 24 9 24 Z", "line M 6 18 L 2 18 2 0 12 0 15 3",
    ],
    "doc.on.clipboard": board, "clipboard": board, "list.bullet.clipboard": board,
    "folder": [
      "edge M 0 5 C 0 3 1 2 3 2 L 9 2 11 5 21 5 C 23 5 24 6 24 8 L 24 19 C 24 21 23 22 21 22 L 3 22 C 1 22 0 21 0 19 Z",
      "detail M 0 9 L 24 9",
    ],
    "bookmark": ["edge M 4 2 C 4 1 5 0 6 0 L 18 0 C 19 0 20 1 20 2 L 20 24 12 17 4 24 Z"],
    "book": [
      "edge M 12 5 C 9 2 4 2 0 3 L 0 20 C 4 19 9 19 12 22 C 15 19 20 19 24 20 L 24 3 C 20 2 15 2 12 5 Z",
      "detail M 12 5 L 12 22",
    ],
    "book.closed": ["edge R 3 0 18 24 3", "detail M 3 19 L 21 19"],
    "books.vertical": ["edge R 0 3 6 21 1", "edge R 8 0 6 24 1", "edge M 16 4 L 20 3 24 23 20 24 Z"],
    "newspaper": [
      "edge M 0 3 L 19 3 19 9 24 9 24 19 C 24 20 23 21 22 21 L 2 21 C 1 21 0 20 0 19 Z",
      "detail M 4 8 L 15 8", "detail M 4 12 L 15 12", "detail M 4 16 L 15 16",
    ],
    "magazine": ["edge R 3 0 18 24 3", "detail M 8 6 L 16 6"],
    "paperclip": [
      "line M 20 11 L 11 20 C 6 25 -1 18 4 13 L 14 3 C 18 -1 24 5 20 9 L 11 18 C 8 21 5 18 7 15 L 15 7"
    ],
    "pencil": pencil, "pencil.line": pencil,
    "square.and.pencil": [
      "line M 12 3 L 5 3 C 3 3 2 4 2 6 L 2 21 C 2 23 3 24 5 24 L 19 24 C 21 24 22 23 22 21 L 22 13",
      "edge M 8 18 L 9 13 20 1 24 5 13 16 Z",
    ],
    "highlighter": pencil,
    "signature": [
      "line M 0 20 C 6 2 10 0 9 8 C 8 16 4 20 8 18 C 12 16 12 12 14 12 C 16 12 14 18 17 17 C 20 16 20 14 24 15"
    ],
    "scribble": ["line M 1 20 C 4 0 10 2 8 12 C 6 22 12 20 14 12 C 16 4 20 4 18 12 C 16 20 20 20 23 14"],
    "square.and.arrow.up": sharing + ["line M 7 5 L 12 0 17 5"],
    "square.and.arrow.down": sharing + ["line M 7 11 L 12 16 17 11"],
    "trash": [
      "line M 1 4 L 23 4", "line M 8 4 L 9 0 15 0 16 4", "edge M 3 4 L 5 24 19 24 21 4 Z",
      "detail M 9 9 L 9.5 19", "detail M 15 9 L 14.5 19",
    ],
    "xmark.bin": [
      "line M 1 4 L 23 4", "edge M 3 4 L 5 24 19 24 21 4 Z", "detail M 8.5 10 L 15.5 18",
      "detail M 15.5 10 L 8.5 18",
    ],
    "scissors": ["edge O 5 19 8 8", "edge O 19 19 8 8", "line M 7 15.5 L 18 0", "line M 17 15.5 L 6 0"],
    "calendar": [
      "edge R 0 3 24 21 4", "detail M 0 9 L 24 9", "line M 6 0 L 6 5", "line M 18 0 L 18 5",
      "detail M 6 14 L 6.2 14", "detail M 12 14 L 12.2 14", "detail M 18 14 L 18.2 14",
      "detail M 6 19 L 6.2 19", "detail M 12 19 L 12.2 19",
    ],
    "tag": [
      "edge M 0 2 C 0 1 1 0 2 0 L 11 0 24 13 C 24.5 13.5 24.5 14 24 14.5 L 14.5 24 C 14 24.5 13.5 24.5 13 24 L 0 11 Z",
      "detail O 6 6 3 3",
    ],
    "ticket": [
      "edge M 0 5 L 24 5 24 9 C 20 9 20 15 24 15 L 24 19 0 19 0 15 C 4 15 4 9 0 9 Z", "detail M 16 8 L 16 16",
    ],
    "creditcard": ["edge R 0 3 24 18 3", "detail M 0 9 L 24 9", "detail M 4 16 L 9 16"],
    "banknote": ["edge R 0 4 24 16 2", "detail O 12 12 7 7"],
    "wallet.pass": ["edge R 2 0 20 24 3", "detail M 2 7 L 22 7", "detail M 2 12 L 22 12"],
    "flag": ["line M 2 0 L 2 24", "edge M 2 2 C 8 -1 15 5 22 2 L 22 14 C 15 17 8 11 2 14 Z"],
    "pin": [
      "edge M 7 0 L 17 0 16 2 16 9 C 19 10 20 12 20 15 L 4 15 C 4 12 5 10 8 9 L 8 2 Z",
      "line M 12 15 L 12 24",
    ],
    "map": [
      "edge M 0 4 L 8 1 16 4 24 1 24 20 16 23 8 20 0 23 Z", "detail M 8 1 L 8 20", "detail M 16 4 L 16 23",
    ],
  ]

  private static let page = [
    "edge M 4 0 L 14 0 21 7 21 22 C 21 23 20 24 19 24 L 4 24 C 3 24 2 23 2 22 L 2 2 C 2 1 3 0 4 0 Z",
    "detail M 14 0 L 14 7 21 7",
  ]
  private static let written = page + ["detail M 7 13 L 16 13", "detail M 7 18 L 16 18"]
  private static let board = [
    "edge R 2 3 20 21 3", "line R 8 0 8 6 1.5", "detail M 7 12 L 17 12", "detail M 7 17 L 17 17",
  ]
  private static let pencil = [
    "edge M 0 24 L 2 17 18 1 C 19 0 20 0 21 1 L 23 3 C 24 4 24 5 23 6 L 7 22 Z", "detail M 15 4 L 20 9",
  ]
  private static let sharing = [
    "line M 7 8 L 4 8 C 2.5 8 2 9 2 10 L 2 22 C 2 23 3 24 4 24 L 20 24 C 21 24 22 23 22 22 L 22 10 C 22 9 21.5 8 20 8 L 17 8",
    "line M 12 0 L 12 16",
  ]
}
