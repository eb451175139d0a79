import LocatedJSON
import SemanticTree

/// The place and figure of an element in AccessibilitySnapshot's model: `[x, y]` for points, `[[x, y],
/// [width, height]]` for rectangles, and a list of steps for paths.
struct AccessibilitySnapshotShape {
  /// Nil where it lies far outside of every screen.
  var frame: Rect?
  /// Nil where the figure is the frame.
  var path: Outline?

  /// - Throws: where the shape is neither a frame nor a path.
  init(_ fields: DumpObject, file: String) throws(Diagnostic) {
    switch try fields.text("type") {
    case "frame":
      if let frame = fields["frame"] { self.frame = try AccessibilitySnapshotShape.rect(frame, file: file) }
    case "path":
      var steps: [PathElement] = []
      for step in try fields.objects("pathElements") {
        steps.append(try AccessibilitySnapshotShape.step(step, file: file))
      }
      let points = steps.flatMap(\.points)
      guard let bounds = AccessibilitySnapshotShape.bounds(of: points) else { return }
      frame = bounds
      path = .path(steps, bounds: bounds)
    case let type:
      throw Diagnostic(
        file: file, position: fields["type"]?.position ?? fields.position,
        expected: "a shape of type 'frame' or 'path'", found: Quotation.quoted(type ?? "none"))
    }
  }

  /// - Throws: where the value is no list of two numbers.
  static func point(_ value: JSONValue, file: String) throws(Diagnostic) -> Point {
    let numbers = (value.array ?? []).compactMap(\.number).compactMap(DumpObject.sane)
    guard numbers.count == 2, value.array?.count == 2 else {
      throw DumpObject.failure(value, expected: "a list of two numbers on a screen", file: file)
    }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// - Returns: nil for a rectangle that lies far outside of every screen, such as the infinite one.
  /// - Throws: where the value is no list of two lists of two numbers.
  static func rect(_ value: JSONValue, file: String) throws(Diagnostic) -> Rect? {
    let numbers = (value.array ?? []).flatMap { $0.array ?? [] }.map(\.number)
    let known = numbers.compactMap(\.self)
    guard value.array?.count == 2, numbers.count == 4, known.count == 4 else {
      throw DumpObject.failure(value, expected: "a rectangle as [[x, y], [width, height]]", file: file)
    }
    let sane = known.compactMap(DumpObject.sane)
    return sane.count == 4 ? Rect(x: sane[0], y: sane[1], width: sane[2], height: sane[3]) : nil
  }

  private static func step(_ fields: DumpObject, file: String) throws(Diagnostic) -> PathElement {
    func point(_ key: String, of details: DumpObject) throws(Diagnostic) -> Point {
      guard let value = details[key] else {
        throw Diagnostic(
          file: file, position: details.position, expected: "'\(key)' in the step of a path",
          found: "a step without it")
      }
      return try AccessibilitySnapshotShape.point(value, file: file)
    }
    if let details = try fields.child("move") { return .move(try point("to", of: details)) }
    if let details = try fields.child("line") { return .line(try point("to", of: details)) }
    if let details = try fields.child("quadCurve") {
      return .quadCurve(try point("to", of: details), control: try point("control", of: details))
    }
    if let details = try fields.child("curve") {
      return .curve(
        try point("to", of: details), control1: try point("control1", of: details),
        control2: try point("control2", of: details))
    }
    if fields["closeSubpath"] != nil { return .close }
    let found = fields.object.members.first.map { Quotation.quoted($0.key) } ?? "an empty object"
    throw Diagnostic(
      file: file, position: fields.position,
      expected: "a step of a path: 'move', 'line', 'quadCurve', 'curve' or 'closeSubpath'", found: found)
  }

  /// Curves lie between their points, so that these bound them.
  private static func bounds(of points: [Point]) -> Rect? {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PathElement {
  /// Where the step ends and what bends it.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
