extension SymbolFigures {
  /// Houses, places, shops and meals, on a field of 24 units.
  static let places: [String: [String]] = [
    "house": [
      "line M 0 12 L 12 1 24 12", "edge M 4 9 L 12 1.5 20 9 20 23 4 23 Z",
      "detail M 10 23 L 10 15 14 15 14 23",
    ],
    "building": tower,
    "building.2": [
      "edge R 0 0 13 24 1", "edge R 13 8 11 16 1", "detail M 4 5 L 9 5", "detail M 4 10 L 9 10",
      "detail M 4 15 L 9 15", "detail M 17 13 L 20 13", "detail M 17 18 L 20 18",
    ],
    "building.columns": [
      "edge M 1 8 L 12 1 23 8 Z", "line M 5 8 L 5 20", "line M 12 8 L 12 20", "line M 19 8 L 19 20",
      "line M 0 23 L 24 23",
    ],
    "storefront": [
      "edge M 3 1 L 21 1 24 9 C 23 12 19 12 18 9 C 17 12 13 12 12 9 C 11 12 7 12 6 9 C 5 12 1 12 0 9 Z",
      "line M 2 12 L 2 23 22 23 22 12",
    ],
    "mappin": ["edge O 12 6 11 12", "line M 12 12 L 12 24"],
    "mappin.and.ellipse": [
      "edge O 12 5 9 10", "line M 12 10 L 12 20", "line M 7 16 C -4 18 1 24 12 24 C 23 24 28 18 17 16",
    ],
    "location": ["edge M 24 0 L 0 11 11 13 13 24 Z"],
    "location.north": ["edge M 12 0 L 21 24 12 19 3 24 Z"],
    "bed.double": [
      "line M 0 22 L 0 14 C 0 12 1 11 3 11 L 21 11 C 23 11 24 12 24 14 L 24 22",
      "edge M 0 14 L 24 14 24 19 0 19 Z", "edge M 3 11 L 3 5 C 3 3 4 2 6 2 L 18 2 C 20 2 21 3 21 5 L 21 11 Z",
      "detail M 12 7 L 12 11",
    ],
    "sofa": [
      "edge M 4 11 L 4 4 L 20 4 20 11 C 22 9 24 11 24 13 L 24 20 0 20 0 13 C 0 11 2 9 4 11 Z",
      "detail M 4 14 L 20 14",
    ],
    "door.left.hand.open": ["line M 0 23 L 24 23", "edge R 4 0 14 23 1", "detail M 14 12 L 14 12.2"],
    "fork.knife": [
      "line M 6 1 L 6 24", "line M 1 1 L 1 7 C 1 12 11 12 11 7 L 11 1",
      "edge M 23 1 C 18 3 17 9 18 14 L 23 14 Z", "line M 22 14 L 22 24",
    ],
    "cup.and.saucer": [
      "edge M 2 2 L 18 2 18 10 C 18 19 2 19 2 10 Z", "line M 18 4 C 24 3 24 11 18 11", "line M 0 21 L 20 21",
    ],
    "mug": ["edge R 1 3 16 19 3", "line M 17 7 C 25 5 25 18 17 16"],
    "wineglass": ["edge M 5 0 L 19 0 C 21 16 3 16 5 0 Z", "line M 12 12 L 12 23", "line M 6 23 L 18 23"],
    "birthday.cake": [
      "edge R 1 12 22 12 2", "line M 12 4 L 12 12", "body O 12 2 3 4",
      "detail M 1 17 C 5 20 8 14 12 17 C 16 20 19 14 23 17",
    ],
    "takeoutbag.and.cup.and.straw": [
      "edge M 1 7 L 13 7 14 24 0 24 Z", "edge M 16 10 L 24 10 23 24 17 24 Z", "line M 20 10 L 21 2 24 2",
    ],
    "carrot": [
      "edge M 1 23 C 5 12 10 6 14 8 C 18 10 16 14 12 17 Z", "line M 14 8 C 14 3 18 1 20 0",
      "line M 15 9 C 20 9 22 7 24 4",
    ],
    "fish": [
      "edge M 0 12 C 6 3 14 4 19 10 L 24 5 24 19 19 14 C 14 20 6 21 0 12 Z", "detail M 6 10.5 L 6.2 10.5",
    ],
    "cart": cart, "cart.badge.plus": cart + ["detail M 15 6.5 L 15 11.5", "detail M 12 9 L 18 9"],
    "basket": [
      "line M 0 9 L 24 9", "edge M 2 9 L 4 23 20 23 22 9 Z", "line M 6 9 L 11 1", "line M 18 9 L 13 1",
    ],
    "bag": [
      "edge M 3 7 L 21 7 22 21 C 22 23 21 24 19 24 L 5 24 C 3 24 2 23 2 21 Z",
      "line M 7 11 L 7 5 C 7 -2 17 -2 17 5 L 17 11",
    ],
    "handbag": ["edge M 3 8 L 21 8 24 22 0 22 Z", "line M 7 8 C 7 -1 17 -1 17 8"],
    "gift": [
      "edge R 0 6 24 5 1", "edge M 2 11 L 22 11 22 24 2 24 Z", "detail M 12 6 L 12 24",
      "line M 12 6 C 4 6 4 0 8 0 C 11 0 12 3 12 6 C 12 3 13 0 16 0 C 20 0 20 6 12 6",
    ],
    "shippingbox": box, "cube": box, "cube.box": box,
    "tshirt": ["edge M 8 1 C 9 4 15 4 16 1 L 24 6 20 12 18 10 18 23 6 23 6 10 4 12 0 6 Z"],
    "crown": ["edge M 1 21 L 0 6 7 12 12 2 17 12 24 6 23 21 Z"],
    "theatermasks": [
      "edge M 0 2 C 4 4 9 4 13 2 C 14 10 13 16 6.5 18 C 0 16 -1 10 0 2 Z",
      "edge M 14 7 C 18 8 21 8 24 7 C 25 15 24 21 17.5 23 C 14 22 12 20 11 17",
    ],
  ]

  private static let tower = [
    "edge R 3 0 18 24 2", "detail M 8 6 L 8.2 6", "detail M 16 6 L 16.2 6", "detail M 8 11 L 8.2 11",
    "detail M 16 11 L 16.2 11",
    "detail M 10 24 L 10 17 14 17 14 24",
  ]
  private static let cart = [
    "line M 0 2 L 4 2 7 17 21 17", "edge M 4.5 5 L 23 5 21 13 6 13 Z", "body O 9 22 4 4", "body O 19 22 4 4",
  ]
  private static let box = [
    "edge M 12 0 L 23 6 23 18 12 24 1 18 1 6 Z", "detail M 1 6 L 12 12 23 6", "detail M 12 12 L 12 24",
  ]
}
