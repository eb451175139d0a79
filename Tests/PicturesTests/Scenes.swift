import SemanticTree

/// Screens that hold everything a screen can draw.
enum Scenes {
  static let stops = [
    GradientStop(color: RGBA(red: 0.1, green: 0.3, blue: 0.9), location: 0),
    GradientStop(color: RGBA(red: 0.9, green: 0.8, blue: 0.2), location: 0.4),
    GradientStop(color: RGBA(red: 0.9, green: 0.1, blue: 0.4), location: 1),
  ]
  private static let red = RGBA(red: 0.85, green: 0.2, blue: 0.15)
  private static let veil = RGBA(red: 0, green: 0.25, blue: 0.6, alpha: 0.5)
  private static let square = Rect(x: 30, y: 20, width: 80, height: 60)

  static var linear: Paint { .linearGradient(stops, start: Point(x: 20, y: 10), end: Point(x: 120, y: 90)) }
  static var radial: Paint {
    .radialGradient(stops, center: Point(x: 70, y: 50), startRadius: 8, endRadius: 45)
  }
  static var angular: Paint {
    .angularGradient(stops, center: Point(x: 70, y: 50), startAngle: 0.3, endAngle: 0.3 + 1.7 * .pi)
  }

  struct Scene {
    var name: String
    var items: [DrawingItem]
    /// True where each side approximates in its own way: blurs, and pictures that are grown or shrunk.
    var isRough: Bool { ["shadows", "blurs", "emoji"].contains(name) }
  }

  static func all() throws -> [Scene] {
    let scenes: [(name: String, items: [DrawingItem])] = [
      ("shapes", shapes), ("lines", lines), ("gradients", gradients), ("angular gradient", angularGradient),
      ("texts", try texts()), ("painted texts", try paintedTexts()), ("symbols", symbols),
      ("painted symbols", paintedSymbols), ("opacity and clips", try clips()), ("masks", try masks()),
      ("turns", try turns()), ("shadows", try shadows()), ("blurs", blurs), ("stand-ins", standIns),
      ("emoji", try emoji()),
    ]
    return scenes.map { Scene(name: $0.name, items: $0.items) }
  }

  static var shapes: [DrawingItem] {
    [
      .fill(.rectangle(Rect(x: 4.25, y: 5.5, width: 40, height: 30)), .color(red)),
      .fill(.roundedRectangle(Rect(x: 50, y: 6, width: 50, height: 40), radius: 12), .color(veil)),
      .fill(.capsule(Rect(x: 10, y: 50, width: 90, height: 24)), .color(.black)),
      .fill(.ellipse(Rect(x: 60, y: 30, width: 70, height: 50)), .color(veil)),
      .fill(.ellipse(Rect(x: 110, y: 70, width: 40, height: 40)), .color(red)),
      .fill(
        .path(
          [
            .move(Point(x: 10, y: 110)), .line(Point(x: 40, y: 80)),
            .quadCurve(Point(x: 80, y: 110), control: Point(x: 60, y: 60)),
            .curve(Point(x: 20, y: 118), control1: Point(x: 70, y: 130), control2: Point(x: 40, y: 90)),
            .close,
          ], bounds: Rect(x: 10, y: 80, width: 70, height: 38)), .color(veil)),
    ]
  }

  static var lines: [DrawingItem] {
    [
      .stroke(.roundedRectangle(Rect(x: 6, y: 6, width: 60, height: 40), radius: 10), .color(red), width: 3),
      .stroke(
        .rectangle(Rect(x: 76, y: 6, width: 70, height: 40)), .color(.black), width: 2, dash: [6, 3, 1]),
      .stroke(.capsule(Rect(x: 6, y: 56, width: 80, height: 30)), linear, width: 5),
      .stroke(.rectangle(Rect(x: 10, y: 100, width: 120, height: 0)), .color(veil), width: 4),
      .stroke(
        .path(
          [.move(Point(x: 100, y: 110)), .line(Point(x: 110, y: 60)), .line(Point(x: 120, y: 110)), .close],
          bounds: Rect(x: 100, y: 60, width: 20, height: 50)), .color(.black), width: 4),
    ]
  }

  static var gradients: [DrawingItem] {
    [.fill(.rectangle(Rect(x: 0, y: 0, width: 160, height: 120)), linear), .fill(.ellipse(square), radial)]
  }

  static var angularGradient: [DrawingItem] {
    [
      .fill(.roundedRectangle(square, radius: 15), angular),
      .stroke(.capsule(square.inset(by: -12)), angular, width: 6),
    ]
  }

  static func texts() throws -> [DrawingItem] {
    [
      try .text("Restaurants", at: Point(x: 5, y: 4), size: 25, weight: .bold),
      try .text("Größe & “Preis” fi", at: Point(x: 5, y: 38), paint: .color(veil)),
      try .text("مرحبا 漢字 abc", at: Point(x: 5, y: 62), paint: .color(red)),
      try .text("Two lines of words", at: Point(x: 5, y: 84), size: 12, width: 70) { $0.lineLimit = 2 },
      try .text("\u{E000}", at: Point(x: 120, y: 84)),
    ]
  }

  static func paintedTexts() throws -> [DrawingItem] {
    [
      try .text("HEXAGON", at: Point(x: 8, y: 10), size: 30, weight: .black, paint: linear),
      try .text("Fan of colours", at: Point(x: 20, y: 50), size: 17, weight: .bold, paint: angular),
      try .text("Picture", at: Point(x: 20, y: 80), size: 24, weight: .bold, paint: .image(name: "leaves")),
    ]
  }

  static var symbols: [DrawingItem] {
    [
      .symbol("heart.fill", Rect(x: 6, y: 6, width: 30, height: 28), .color(red)),
      .symbol("xmark.circle.fill", Rect(x: 46, y: 6, width: 30, height: 30), .color(veil)),
      .symbol("calendar", Rect(x: 86, y: 6, width: 28, height: 30)),
      .symbol("chevron.down", Rect(x: 126, y: 8, width: 14, height: 28), rotation: .pi / 2),
      .symbol("eye.slash", Rect(x: 6, y: 50, width: 40, height: 28)),
      .symbol("gearshape.fill", Rect(x: 56, y: 50, width: 30, height: 30), .color(red)),
      .symbol("envelope", Rect(x: 96, y: 50, width: 36, height: 28), rotation: 0.4),
      .symbol("ellipsis", Rect(x: 6, y: 96, width: 40, height: 8)),
    ]
  }

  static var paintedSymbols: [DrawingItem] {
    [
      .symbol("star.fill", square, linear),
      .symbol("clock.fill", Rect(x: 100, y: 70, width: 40, height: 40), radial),
    ]
  }

  static func clips() throws -> [DrawingItem] {
    let words = try DrawingItem.text("Clipped words", at: Point(x: 8, y: 30), size: 24, paint: .color(red))
    return [
      .group(.clip(.ellipse(Rect(x: 10, y: 10, width: 90, height: 60))), .fill(square, veil), words),
      .group(
        .opacity(0.4), .fill(Rect(x: 60, y: 60, width: 50, height: 40), red),
        .fill(Rect(x: 80, y: 70, width: 60, height: 40), .black)),
      .group(
        .clip(.roundedRectangle(Rect(x: 8, y: 80, width: 44, height: 34), radius: 10)),
        .group(.opacity(0.6), .fill(Rect(x: 0, y: 90, width: 100, height: 100), red))),
    ]
  }

  static func masks() throws -> [DrawingItem] {
    let mask = try DrawingItem.text(
      "MASK", at: Point(x: 8, y: 10), size: 44, weight: .black, paint: .color(.white))
    let fade = DrawingItem.fill(
      Rect(x: 20, y: 70, width: 120, height: 40), RGBA(red: 0, green: 0, blue: 0, alpha: 0.4))
    return [
      .group(.mask([mask, fade]), .fill(.rectangle(Rect(x: 0, y: 0, width: 160, height: 120)), linear))
    ]
  }

  static func turns() throws -> [DrawingItem] {
    let words = try DrawingItem.text("Turned words", at: Point(x: 30, y: 45))
    return [
      .group(
        .transform(scaleX: 1, scaleY: 1, rotation: 0.5, anchor: Point(x: 80, y: 60)), .fill(square, veil),
        words),
      .group(
        .transform(scaleX: 1.5, scaleY: 0.7, rotation: -0.3, anchor: Point(x: 30, y: 90)),
        .fill(Rect(x: 20, y: 80, width: 30, height: 30), red),
        .symbol("star", Rect(x: 60, y: 90, width: 20, height: 20))),
    ]
  }

  static func shadows() throws -> [DrawingItem] {
    [
      .group(
        .shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), radius: 6, x: 3, y: 8),
        .fill(.roundedRectangle(square, radius: 12), .color(red))),
      .group(
        .shadow(color: .black, radius: 1, x: 2, y: 2), try .text("Shadow", at: Point(x: 40, y: 90), size: 20)),
    ]
  }

  static func emoji() throws -> [DrawingItem] {
    [
      try .text("Yes 😀 👍🏽", at: Point(x: 8, y: 8), size: 30),
      try .text("A 🍕", at: Point(x: 8, y: 60), size: 30, paint: linear),
    ]
  }

  static var blurs: [DrawingItem] {
    [.group(.blur(radius: 5), .fill(square, red), .fill(Rect(x: 60, y: 40, width: 70, height: 60), veil))]
  }

  static var standIns: [DrawingItem] {
    [
      // First, because the painter does not blur what lies beneath a material.
      .fill(.rectangle(Rect(x: 40, y: 30, width: 100, height: 80)), .material(.thin)),
      .image("leaves", Rect(x: 6, y: 6, width: 70, height: 60)),
      .fill(.capsule(Rect(x: 50, y: 76, width: 70, height: 20)), .image(name: "leaves")),
      .symbol("no.such.symbol", Rect(x: 120, y: 6, width: 20, height: 20)),
      .group(.other("hueRotation"), .fill(Rect(x: 90, y: 6, width: 20, height: 20), red)),
    ]
  }
}
