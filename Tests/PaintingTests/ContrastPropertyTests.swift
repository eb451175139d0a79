import SemanticTree
import Testing

@testable import Auditor
@testable import Typesetting

/// What the auditor computes is what Cairo paints: the colours of a text and of what is behind it, and their contrast.
///
/// A picture in the making has ten bits a channel, which Cairo cuts off at every layer. In stacks of up to about ten
/// layers that changes contrast ratios by less than 0.8 per cent and channels by less than 0.003; where there were some
/// more, a ratio was 1.3 per cent off.
@Suite struct ContrastPropertyTests {
  /// Five hundred stacks, each with its text painted as a rectangle as large as its frame.
  @Test(arguments: 0..<10)
  func stacksLookAsComputed(block: UInt64) throws {
    var count = 0
    for seed in block * 50..<block * 50 + 50 {
      let stack = RandomStack(seed: seed)
      let frame = ShapeDrawing(node: nil, outline: .rectangle(stack.text.frame), paint: stack.text.paint)
      count += try Comparison(stack, stand: .fill(frame)).check(seed: seed)
    }
    #expect(count > 200)
  }

  /// Stacks with a text of thick stems, compared where all of a pixel and its neighbours is ink.
  @Test(arguments: 0..<5)
  func stemsOfLettersLookAsComputed(block: UInt64) throws {
    let text = try TextDrawing.set("HIM", at: Point(x: 2, y: 5), size: 22, weight: .black)
    var count = 0
    for seed in 1000 + block * 10..<1010 + block * 10 {
      let stack = RandomStack(seed: seed, text: text)
      var inked = text
      inked.paint = .color(.black)
      // Only the turns matter for where ink is.
      let ink = try Comparison.studio.sheet(stack.outlines(of: .text(inked)))
      count += try Comparison(stack, stand: .text(stack.text)).check(seed: seed, tries: 400) {
        ink.isBlack(around: $0)
      }
    }
    #expect(count > 20)
  }

  /// A line along a free path, which has no figure to be compared with.
  @Test func linesAlongPathsLookAsComputed() throws {
    let (top, right) = (Point(x: 20, y: 5), Point(x: 35, y: 20))
    let elements: [PathElement] = [
      .move(top), .quadCurve(right, control: Point(x: 35, y: 5)),
      .curve(Point(x: 5, y: 20), control1: Point(x: 35, y: 40), control2: Point(x: 5, y: 40)),
      .quadCurve(top, control: Point(x: 5, y: 5)), .close,
    ]
    let path = Outline.path(elements, bounds: Rect(x: 5, y: 5, width: 30, height: 30))
    let line = ShapeDrawing(node: nil, outline: path, paint: .color(.pureRed))
    let comparison = try Comparison(
      RandomStack(seed: 0, only: [.stroke(line, width: 6, dash: [])]), stand: .fill(.zero, .black))
    #expect(try comparison.checkGround { abs(elements.distance(to: $0) - 3) > 0.75 } > 1000)
  }

  /// Where pictures and materials make a place uncertain, what is painted is among what is possible.
  @Test(arguments: 0..<50)
  func whatIsNotKnownIsWithinItsRange(seed: UInt64) throws {
    var numbers = Numbers(seed: seed)
    let unknown: Paint = numbers.chance(0.5) ? .image(name: "sea") : .material(.thin)
    let below = DrawingItem.fill(.rectangle(Comparison.screen), unknown)
    let stack = RandomStack(seed: seed, below: below)
    let frame = ShapeDrawing(node: nil, outline: .rectangle(stack.text.frame), paint: stack.text.paint)
    try Comparison(stack, stand: .fill(frame)).checkRanges()
  }
}

/// A stack as it is computed and as it is painted.
private struct Comparison {
  static let studio = Studio(width: 40, height: 40, scale: 2)
  static let screen = Rect(x: 0, y: 0, width: 40, height: 40)

  private let stack: RandomStack
  private let canvas: Canvas
  /// With something in place of the text, and without the text.
  private let front, behind: Sheet

  init(_ stack: RandomStack, stand: DrawingItem) throws {
    var studio = Comparison.studio
    studio.environment.appearance = stack.appearance
    self.stack = stack
    let root = Node(id: NodeID("root"), isElement: false, frame: .zero)
    canvas = Canvas(Screen(environment: studio.environment, root: root, drawing: stack.items))
    front = try studio.sheet(stack.items(with: stand))
    behind = try studio.sheet(stack.items(with: nil))
  }

  /// Compares the text in some of its pixels.
  /// - Returns: how many pixels were compared.
  func check(seed: UInt64, tries: Int = 30, where isWanted: (Point) -> Bool = { _ in true }) throws -> Int {
    let samples = samples(of: tries, where: isWanted)
    for sample in samples {
      let (text, ground) = try colors(at: sample.place)
      let painted = Contrast.ratio(text, ground)
      let computed = sample.ratios.lowerBound
      #expect(abs(painted / computed - 1) < 0.01, "stack \(seed) at \(sample.place)")
      #expect(text.distance(to: sample.front.color) < 0.005, "text of stack \(seed) at \(sample.place)")
      #expect(ground.distance(to: sample.behind.color) < 0.005, "ground of stack \(seed) at \(sample.place)")
    }
    return samples.count
  }

  /// Compares all wanted pixels of the screen without the text.
  /// - Returns: how many there were.
  func checkGround(where isWanted: (Point) -> Bool) throws -> Int {
    let middles = stride(from: 0.25, to: 40, by: 1)
    let places = middles.flatMap { y in middles.map { Point(x: $0, y: y) } }.filter(isWanted)
    for place in places {
      let computed = canvas.pixel(at: place, canvas.marks[0], as: .nothing).color
      #expect(computed.isNear(behind.color(at: place), by: 0.002), "at \(place)")
    }
    return places.count
  }

  func checkRanges() throws {
    for sample in samples(of: 30) {
      let (text, ground) = try colors(at: sample.place)
      #expect(sample.front.holds(text) && sample.behind.holds(ground))
      let painted = Contrast.ratio(text, ground)
      #expect(painted > sample.ratios.lowerBound * 0.99 && painted < sample.ratios.upperBound * 1.01)
    }
  }

  /// Some pixels of the text where nothing ends nearby, as the auditor sees them at their middle.
  private func samples(of tries: Int, where isWanted: (Point) -> Bool = { _ in true }) -> [MarkView.Sample] {
    var found: [MarkView.Sample] = []
    for place in stack.places(tries, pixel: 0.5) where found.count < 8 && isWanted(place.onScreen) {
      guard Comparison.screen.contains(place.onScreen), stack.isSmooth(at: place.onScreen, within: 0.75)
      else { continue }
      found += MarkView(canvas.marks[0], places: [place.own], on: canvas).samples
    }
    return found
  }

  private func colors(at place: Point) throws -> (text: RGBA, ground: RGBA) {
    (try #require(front.color(at: place)), try #require(behind.color(at: place)))
  }
}

extension RGBA {
  /// The largest difference of a channel.
  fileprivate func distance(to other: RGBA) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}

extension Pixel {
  fileprivate func holds(_ color: RGBA) -> Bool {
    let channels = SIMD3(color.red, color.green, color.blue)
    return (0..<3).allSatisfy { channels[$0] > low[$0] - 0.005 && channels[$0] < high[$0] + 0.005 }
  }
}

extension Sheet {
  /// Whether a pixel and all that touch it are black.
  fileprivate func isBlack(around place: Point) -> Bool {
    [-0.5, 0, 0.5].allSatisfy { x in
      [-0.5, 0, 0.5].allSatisfy { y in
        color(at: Point(x: place.x + x, y: place.y + y)).map { $0.red == 0 && $0.green == 0 && $0.blue == 0 }
          ?? false
      }
    }
  }
}
