import Foundation
import Testing

@testable import SemanticUI

@Suite struct GeometryValueTests {
  @Test func anglesConvert() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
    #expect(Angle.degrees(10) + .degrees(20) == .degrees(30))
    #expect(-Angle.degrees(10) < .zero)
  }

  @Test func edgeSetsAreMadeOfEdges() {
    #expect(Edge.Set.all == Edge.allCases.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) })
    #expect(Edge.Set.horizontal.union(.vertical) == .all)
    #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
    #expect(Edge.Corner.Set.all.contains(.bottomTrailing))
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
  }

  @Test(arguments: [
    (UnitPoint.topLeading, 0.0, 0.0), (.top, 0.5, 0), (.bottomTrailing, 1, 1), (.leading, 0, 0.5),
    (.center, 0.5, 0.5),
  ])
  func unitPointsAreShares(_ point: UnitPoint, _ x: Double, _ y: Double) {
    #expect(point == UnitPoint(x: x, y: y))
  }

  @Test func defaultsAreThoseOfSwiftUI() {
    let stroke = StrokeStyle()
    #expect(stroke.lineWidth == 1 && stroke.lineCap == .butt && stroke.lineJoin == .miter)
    #expect(stroke.miterLimit == 10 && stroke.dash.isEmpty && stroke.dashPhase == 0)
    #expect(!FillStyle().isEOFilled && FillStyle().isAntialiased)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
