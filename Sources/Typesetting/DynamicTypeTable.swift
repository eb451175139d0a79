import SemanticTree

/// Sizes and line distances in points, from `xSmall` to `accessibility5`
/// (Human Interface Guidelines, typography, as of July 2025).
///
/// `subheadline` at `xxxLarge` has the line distance 28 in that publication, where its neighbours suggest 26.
enum DynamicTypeTable {
  typealias Entry = (size: Int, leading: Int)

  static let body: [Entry] = entries(
    "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62")

  static let rows: [TextStyle: [Entry]] = [
    .largeTitle: entries(
      "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    .title: entries(
      "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    .title2: entries(
      "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    .title3: entries(
      "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    .headline: entries(
      "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    .body: body,
    .callout: entries(
      "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    .subheadline: entries(
      "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    .footnote: entries(
      "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    .caption: entries(
      "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    .caption2: entries(
      "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  /// Reads `size/leading` pairs parted by spaces.
  private static func entries(_ list: String) -> [Entry] {
    list.split(separator: " ").map { pair in
      let numbers = pair.split(separator: "/").map { Int($0) ?? 0 }
      return (size: numbers[0], leading: numbers[1])
    }
  }
}
