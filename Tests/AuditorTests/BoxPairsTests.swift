import SemanticTree
import Testing

@testable import Auditor

/// Boxes that overlap are found without comparing each with each, and none is missed.
@Suite struct BoxPairsTests {
  @Test(arguments: 1...20)
  func findsWhatComparingAllFinds(seed: Int) {
    var state = UInt64(seed)
    func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    let boxes = (0..<60).map { _ in Rect(x: next(300), y: next(300), width: next(60), height: next(60)) }
    let all = boxes.indices.flatMap { first in
      boxes.indices.filter { $0 > first && boxes[first].intersection(boxes[$0]) != nil }.map { [first, $0] }
    }
    #expect(BoxPairs.overlapping(boxes).map { [$0.first, $0.second] } == all)
  }

  @Test func boxesThatTouchDoNotOverlap() {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    let beside = Rect(x: 10, y: 0, width: 10, height: 10)
    #expect(BoxPairs.overlapping([box, beside, .zero]).isEmpty)
  }
}
