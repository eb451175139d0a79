import Foundation
import SemanticTree

/// The outline of a two-dimensional shape.
public nonisolated struct Path: Equatable, LosslessStringConvertible, Sendable {
  /// One step of a path.
  public nonisolated enum Element: Equatable, Sendable {
    /// Begins a figure at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the figure began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// The simple figure that the path was made as and still is.
  private(set) var figure: Outline?

  /// An empty path.
  public init() {}

  /// A path of steps made by a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public static func == (left: Path, right: Path) -> Bool { left.elements == right.elements }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Runs a closure for each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next step begins; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .closeSubpath: figureStart
    case .some(let element): element.end
    }
  }

  /// Begins a figure at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a line; ignored where no figure has begun.
  public mutating func addLine(to end: CGPoint) { extend(.line(to: end)) }

  /// Adds a curve with one control point; ignored where no figure has begun.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points; ignored where no figure has begun.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends the figure with a line to its beginning.
  public mutating func closeSubpath() {
    if elements.last != .closeSubpath { extend(.closeSubpath) }
  }

  /// Adds steps that make up a figure of their own.
  mutating func append(contentsOf steps: [Element], figure: Outline? = nil) {
    self.figure = isEmpty ? figure : nil
    elements += steps
  }

  private mutating func append(_ element: Element) { append(contentsOf: [element]) }

  private mutating func extend(_ element: Element) {
    if !isEmpty { append(element) }
  }

  private var figureStart: CGPoint? {
    elements.last { element in if case .move = element { true } else { false } }?.end
  }
}

extension Path.Element {
  /// Where the step ends; nil for the end of a figure.
  nonisolated var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// The step with its points changed.
  nonisolated func mapPoints(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: change(end))
    case .line(let end): .line(to: change(end))
    case .quadCurve(let end, let control): .quadCurve(to: change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(to: change(end), control1: change(control1), control2: change(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
