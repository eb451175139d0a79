import Foundation

extension SymbolFigures {
  /// Plain shapes, on a field of 24 units.
  static let shapes: [String: [String]] = [
    "circle": ["edge O 12 12 24 24"],
    "square": ["edge R 0 0 24 24 5"],
    "rectangle": ["edge R 0 0 24 24 3"],
    "rectangle.portrait": ["edge R 0 0 24 24 3"],
    "capsule": ["edge R 0 6 24 12 6"],
    "triangle": ["edge M 12 0 L 24 22 0 22 Z"],
    "diamond": ["edge M 12 0 L 24 12 12 24 0 12 Z"],
    "hexagon": ["edge M 6 1 L 18 1 24 12 18 23 6 23 0 12 Z"],
    "star": ["edge M 12 0 L 14.9 8.6 24 9.1 16.8 14.9 19.4 24 12 18.7 4.6 24 7.2 14.9 0 9.1 9.1 8.6 Z"],
    "star.leadinghalf.filled": [
      "line M 12 0 L 14.9 8.6 24 9.1 16.8 14.9 19.4 24 12 18.7 4.6 24 7.2 14.9 0 9.1 9.1 8.6 Z",
      "body M 12 0 L 12 18.7 4.6 24 7.2 14.9 0 9.1 9.1 8.6 Z",
    ],
    "heart": [
      "edge M 12 24 C 7.2 20.4 0 14.4 0 7.2 C 0 -1.9 9.6 -1.9 12 4.3 C 14.4 -1.9 24 -1.9 24 7.2 C 24 14.4 16.8 20.4 12 24 Z"
    ],
    "seal": [seal], "checkmark.seal": [seal, "detail M 7 12.5 L 11 16.5 17 8"],
    "rosette": [seal, "detail O 12 12 8 8"],
    "target": ["line O 12 12 24 24", "line O 12 12 13 13", "body O 12 12 5 5"],
    "record": ["line O 12 12 24 24", "body O 12 12 13 13"],
    "viewfinder": [
      "line M 0 7 L 0 0 7 0", "line M 17 0 L 24 0 24 7", "line M 24 17 L 24 24 17 24",
      "line M 7 24 L 0 24 0 17",
    ],
    "circle.lefthalf.filled": ["line O 12 12 24 24", "body A 12 12 12 90 270 Z"],
    "gear": gear, "gearshape": gear, "gearshape.2": gear,
  ]

  private static let gear = [wheel(teeth: 8, from: 9, to: 12), "detail O 12 12 8 8"]
  private static let seal = wheel(teeth: 12, from: 10.4, to: 12, slope: 0.5)

  /// The edge of a wheel about the middle of the field.
  /// - Parameter slope: which share of its room a tooth uses to rise and to fall.
  private static func wheel(teeth: Int, from inner: Double, to outer: Double, slope: Double = 0.3) -> String {
    let room = 2 * Double.pi / Double(teeth)
    let corners: [(share: Double, radius: Double)] = [
      (-0.5 + slope / 4, inner), (-0.5 + slope * 0.75, outer), (0.5 - slope * 0.75 - 0.15, outer),
      (0.5 - slope / 4 - 0.15, inner),
    ]
    let places = (0..<teeth).flatMap { tooth in
      corners.map { corner -> String in
        let angle = room * (Double(tooth) + corner.share) - .pi / 2 + room * 0.075
        return "\(12 + corner.radius * cos(angle)) \(12 + corner.radius * sin(angle))"
      }
    }
    return "edge M \(places[0]) L \(places.dropFirst().joined(separator: " ")) Z"
  }
}
