import SemanticTree

/// Writes the steps of a path, each from where the last one ended, since that takes the fewest letters.
struct PathText {
  /// What to write in an attribute `d`.
  private(set) var text = ""
  private let unit: Int
  private var pen = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  private var lastLetter: Character?

  /// A place in the smallest unit written. As these are whole numbers, no error grows along the path.
  private struct Place: Equatable {
    var x, y: Int
  }

  /// - Parameter places: the most decimals.
  static func text(_ elements: [PathElement], places: Int = 2) -> String {
    var path = PathText(unit: places == 0 ? 1 : 100)
    for element in elements { path.add(element) }
    return path.text
  }

  private init(unit: Int) { self.unit = unit }

  private mutating func add(_ element: PathElement) {
    // A path without a beginning is not drawn at all.
    if text.isEmpty, let first = element.points.last { move(to: first) }
    switch element {
    case .move(let point): if text.isEmpty || place(point) != pen || lastLetter != "m" { move(to: point) }
    case .line(let point): line(to: place(point))
    case .quadCurve(let end, let control): write("q", [place(control), place(end)])
    case .curve(let end, let first, let second): write("c", [place(first), place(second), place(end)])
    case .close:
      guard !text.isEmpty, lastLetter != "z" else { return }
      text += "z"
      lastLetter = "z"
      pen = start
    }
  }

  private mutating func move(to point: Point) {
    let target = place(point)
    write("m", [target])
    start = target
  }

  private mutating func line(to target: Place) {
    if target.y == pen.y {
      write("h", numbers: [target.x - pen.x])
    } else if target.x == pen.x {
      write("v", numbers: [target.y - pen.y])
    } else {
      write("l", numbers: [target.x - pen.x, target.y - pen.y])
    }
    pen = target
  }

  private mutating func write(_ letter: Character, _ places: [Place]) {
    write(letter, numbers: places.flatMap { [$0.x - pen.x, $0.y - pen.y] })
    pen = places.last ?? pen
  }

  private mutating func write(_ letter: Character, numbers: [Int]) {
    // A second pair after `m` would be a line.
    if letter != lastLetter || letter == "m" { text.append(letter) }
    lastLetter = letter
    for number in numbers {
      let word = Decimals.text(units: number, unit: unit)
      if let last = text.last, last.isNumber, !word.hasPrefix("-") { text += " " }
      text += word
    }
  }

  private func place(_ point: Point) -> Place {
    func units(_ value: Double) -> Int { Int((Decimals.limited(value) * Double(unit)).rounded()) }
    return Place(x: units(point.x), y: units(point.y))
  }
}
