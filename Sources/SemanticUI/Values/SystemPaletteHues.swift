/// Hues and grays as light, dark, increased light, increased dark.
extension SystemPalette {
  /// iOS 15 to 18 (Flutter's `CupertinoColors`, ColorCompatibility and OpenSwiftUI's `SystemColors`).
  static let huesOf15: [SystemColorToken: Shades] = [
    .systemRed: Shades(.rgb(255, 59, 48), .rgb(255, 69, 58), .rgb(215, 0, 21), .rgb(255, 105, 97)),
    .systemOrange: Shades(.rgb(255, 149, 0), .rgb(255, 159, 10), .rgb(201, 52, 0), .rgb(255, 179, 64)),
    // OpenSwiftUI's is the newer of the two; Flutter's was taken from iOS 13.
    .systemYellow: Shades(
      .rgb(255, 204, 0), .rgb(255, 214, 10), .rgb(178, 80, 0), .rgb(255, 212, 38), orLight: .rgb(160, 90, 0)),
    .systemGreen: Shades(.rgb(52, 199, 89), .rgb(48, 209, 88), .rgb(36, 138, 61), .rgb(48, 219, 91)),
    .systemMint: Shades(.rgb(0, 199, 190), .rgb(99, 230, 226), .rgb(12, 129, 123), .rgb(99, 230, 226)),
    .systemTeal: Shades(.rgb(48, 176, 199), .rgb(64, 200, 224), .rgb(0, 130, 153), .rgb(93, 230, 255)),
    .systemCyan: Shades(
      .rgb(50, 173, 230), .rgb(100, 210, 255), .rgb(0, 113, 164), .rgb(112, 215, 255),
      orDark: .rgb(10, 215, 255)),
    .systemBlue: Shades(.rgb(0, 122, 255), .rgb(10, 132, 255), .rgb(0, 64, 221), .rgb(64, 156, 255)),
    .systemIndigo: Shades(.rgb(88, 86, 214), .rgb(94, 92, 230), .rgb(54, 52, 163), .rgb(125, 122, 255)),
    .systemPurple: Shades(.rgb(175, 82, 222), .rgb(191, 90, 242), .rgb(137, 68, 171), .rgb(218, 143, 255)),
    .systemPink: Shades(.rgb(255, 45, 85), .rgb(255, 55, 95), .rgb(211, 15, 69), .rgb(255, 100, 130)),
    .systemBrown: Shades(.rgb(162, 132, 94), .rgb(172, 142, 104), .rgb(127, 101, 69), .rgb(181, 148, 105)),
    .systemGray: Shades(.rgb(142, 142, 147), .rgb(142, 142, 147), .rgb(108, 108, 112), .rgb(174, 174, 178)),
    .systemGray2: Shades(.rgb(174, 174, 178), .rgb(99, 99, 102), .rgb(142, 142, 147), .rgb(124, 124, 128)),
    .systemGray3: Shades(.rgb(199, 199, 204), .rgb(72, 72, 74), .rgb(174, 174, 178), .rgb(84, 84, 86)),
    .systemGray4: Shades(.rgb(209, 209, 214), .rgb(58, 58, 60), .rgb(188, 188, 192), .rgb(68, 68, 70)),
    .systemGray5: Shades(.rgb(229, 229, 234), .rgb(44, 44, 46), .rgb(216, 216, 220), .rgb(54, 54, 56)),
    .systemGray6: Shades(.rgb(242, 242, 247), .rgb(28, 28, 30), .rgb(235, 235, 240), .rgb(36, 36, 38)),
  ]

  /// iOS 26 (the HIG's update of June 2025, as copied in a public theme; grays did not change).
  static let huesOf26: [SystemColorToken: Shades] = [
    .systemRed: Shades(.rgb(255, 56, 60), .rgb(255, 66, 69), .rgb(233, 21, 45), .rgb(255, 97, 101)),
    .systemOrange: Shades(.rgb(255, 141, 40), .rgb(255, 146, 48), .rgb(197, 83, 0), .rgb(255, 160, 86)),
    .systemYellow: Shades(.rgb(255, 204, 0), .rgb(255, 214, 0), .rgb(161, 106, 0), .rgb(254, 223, 67)),
    .systemGreen: Shades(.rgb(52, 199, 89), .rgb(48, 209, 88), .rgb(0, 137, 50), .rgb(74, 217, 104)),
    .systemMint: Shades(.rgb(0, 200, 179), .rgb(0, 218, 195), .rgb(0, 133, 117), .rgb(84, 223, 203)),
    .systemTeal: Shades(.rgb(0, 195, 208), .rgb(0, 210, 224), .rgb(0, 129, 152), .rgb(59, 221, 236)),
    .systemCyan: Shades(.rgb(0, 192, 232), .rgb(60, 211, 254), .rgb(0, 126, 174), .rgb(109, 217, 255)),
    .systemBlue: Shades(.rgb(0, 136, 255), .rgb(0, 145, 255), .rgb(30, 110, 244), .rgb(92, 184, 255)),
    .systemIndigo: Shades(.rgb(97, 85, 245), .rgb(107, 93, 255), .rgb(86, 74, 222), .rgb(167, 170, 255)),
    .systemPurple: Shades(.rgb(203, 48, 224), .rgb(219, 52, 242), .rgb(176, 47, 194), .rgb(234, 141, 255)),
    .systemPink: Shades(.rgb(255, 45, 85), .rgb(255, 55, 95), .rgb(231, 18, 77), .rgb(255, 138, 196)),
    .systemBrown: Shades(.rgb(172, 127, 94), .rgb(183, 138, 102), .rgb(149, 109, 81), .rgb(219, 166, 121)),
  ]
}
