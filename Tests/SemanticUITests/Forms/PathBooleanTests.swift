import Foundation
import Testing

@testable import SemanticUI

/// A way to make one path of two, with what it says of a place.
private struct Operation: CustomTestStringConvertible, Sendable {
  let name: String
  let combine: @Sendable (Path, Path, Bool) -> Path
  let isInside: @Sendable (Bool, Bool) -> Bool
  var testDescription: String { name }

  static let all = [
    Operation(name: "union", combine: { $0.union($1, eoFill: $2) }, isInside: { $0 || $1 }),
    Operation(name: "intersection", combine: { $0.intersection($1, eoFill: $2) }, isInside: { $0 && $1 }),
    Operation(name: "subtracting", combine: { $0.subtracting($1, eoFill: $2) }, isInside: { $0 && !$1 }),
    Operation(
      name: "symmetricDifference", combine: { $0.symmetricDifference($1, eoFill: $2) },
      isInside: { $0 != $1 }),
  ]
}

/// Set operations on paths, compared with what each place says for itself.
struct PathBooleanTests {
  private static let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  /// Twice round the same way: a hole by the even-odd rule only.
  private static var ring: Path {
    var path = Path(ellipseIn: CGRect(x: 5, y: 5, width: 50, height: 50))
    path.addEllipse(in: CGRect(x: 20, y: 20, width: 20, height: 20))
    return path
  }

  private static let others = [
    Path(ellipseIn: CGRect(x: 20, y: 10, width: 40, height: 30)),
    // Shares an edge, lies within, lies apart, is the same, is nothing.
    Path(CGRect(x: 40, y: 0, width: 20, height: 40)), Path(CGRect(x: 10, y: 10, width: 10, height: 10)),
    Path(CGRect(x: 50, y: 50, width: 9, height: 9)), square, Path(), ring,
    Path(roundedRect: CGRect(x: -10, y: 15, width: 80, height: 12), cornerRadius: 6),
  ]

  @Test(arguments: Operation.all, [false, true])
  private func everyPlaceIsAsTheOperationSays(_ operation: Operation, _ eoFill: Bool) {
    for other in Self.others {
      let result = operation.combine(Self.square, other, eoFill)
      for point in Self.places {
        let (left, right) = (
          Self.square.contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill)
        )
        #expect(result.contains(point) == operation.isInside(left, right), "\(point) of \(other)")
      }
    }
  }

  /// Places beside every outline.
  private static var places: [CGPoint] {
    stride(from: -12.3, through: 72, by: 4.1).flatMap { x in
      stride(from: -3.7, through: 62, by: 4.3).map { CGPoint(x: x, y: $0) }
    }
  }

  @Test
  func aNormalizedPathHasItsHolesByTheWindingRule() {
    let center = CGPoint(x: 30, y: 30)
    #expect(Self.ring.contains(center) && !Self.ring.normalized(eoFill: true).contains(center))
    #expect(Self.ring.normalized(eoFill: false).contains(center))
  }

  @Test
  func linesAreCutByAreas() {
    var line = Path()
    line.move(to: CGPoint(x: -20, y: 20))
    line.addLine(to: CGPoint(x: 60, y: 20))
    #expect(line.lineIntersection(Self.square).boundingRect == CGRect(x: 0, y: 20, width: 40, height: 0))
    let outside = line.lineSubtraction(Self.square)
    #expect(outside.figures.count == 2)
    #expect(outside.boundingRect == CGRect(x: -20, y: 20, width: 80, height: 0))
  }
}
