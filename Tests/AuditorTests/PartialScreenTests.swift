import SemanticTree
import Testing

@testable import Auditor

/// Where a part of the source was left out, nothing is said of what depends on it.
@Suite struct PartialScreenTests {
  private static let file = "Chip.swift"

  /// A button without a label in each of two lines, with a pale text of its own.
  private static func screen(_ leftOut: LeftOut?) -> Screen {
    let nodes = [5, 9].map { line in
      Node.example(nil, at: Rect(x: 20, y: Double(line) * 60, width: 200, height: 44)).with {
        $0.id = NodeID("line \(line)")
        $0.source = SourceLocation(file: file, line: line, column: 7)
      }
    }
    let pale = RGBA(red: 0.6, green: 0.6, blue: 0.6)
    let texts = nodes.map { node in
      DrawingItem.text(
        .example("Soon", in: node, .color(pale)).with {
          $0.node = NodeID("\(node.id.path)/label")
          $0.source = node.source.map { SourceLocation(file: $0.file, line: $0.line + 1, column: 9) }
        })
    }
    var screen = Screen.of(nodes[0], nodes[1], drawing: texts)
    screen.notModelled =
      leftOut.map { [NotModelled(name: ".x", source: nil, consequence: "", leftOut: $0)] } ?? []
    return screen
  }

  /// The code of some lines, with their ends.
  private static func lines(_ first: Int, _ last: Int, of name: String = file) -> SourceSpan {
    SourceSpan(file: name, line: first, column: 1, endLine: last, endColumn: 80)
  }

  private static func counts<R: Rule>(_ rule: R.Type, _ leftOut: LeftOut?) -> [Outcome: Int] {
    var collector = FindingCollector(base: ScreenEnvironment())
    collector.add(rule, Scene(screen(leftOut)), state: "start")
    return collector.counts
  }

  // MARK: Elements

  @Test(arguments: [
    // Nothing is missing.
    (nil, 2, 2),
    // Anything may be changed by a name that nobody knows.
    (LeftOut(.call, call: ".glow", scope: [lines(5, 6)]), 1, 1),
    // What is not in the scope is judged.
    (LeftOut(.call, call: ".glow", scope: [lines(5, 6, of: "Other.swift")]), 2, 2),
    (LeftOut(.call, call: ".glow", scope: []), 2, 2),
    // Where nobody knows what is changed, nothing is judged.
    (LeftOut(.call, call: ".glow", scope: nil), 0, 0),
    (LeftOut(.statement, scope: [lines(1, 20)]), 0, 0),
    (LeftOut(.body, scope: [lines(8, 12)]), 1, 1),
    // A known name changes what it is for.
    (LeftOut(.call, call: ".foregroundStyle", scope: [lines(5, 6)]), 2, 1),
    (LeftOut(.argument, call: ".accessibilityLabel", scope: [lines(5, 6)]), 1, 2),
    (LeftOut(.statement, call: ".onAppear", scope: [lines(1, 20)]), 2, 2),
    // A part of an element changes the element, too.
    (LeftOut(.call, call: ".accessibilityLabel", scope: [lines(6, 6)]), 1, 2),
    (LeftOut(.call, call: ".tint", scope: [lines(6, 6)]), 2, 1),
    // These show nothing.
    (LeftOut(.importing, scope: nil), 2, 2), (LeftOut(.preview, scope: nil), 2, 2),
  ])
  func whatDependsOnItIsNotMeasured(leftOut: LeftOut?, labels: Int, contrasts: Int) {
    for (found, failing) in [
      (Self.counts(LabelMissing.self, leftOut), labels), (Self.counts(TextContrast.self, leftOut), contrasts),
    ] {
      #expect(found[.fail, default: 0] == failing)
      #expect(found[.notMeasured, default: 0] == 2 - failing)
    }
  }

  /// An element whose place nobody knows may be any.
  @Test func anElementWithoutAPlaceIsNotMeasured() {
    var screen = Self.screen(LeftOut(.call, call: ".glow", scope: [Self.lines(50, 60)]))
    screen.root.children[0].source = nil
    var collector = FindingCollector(base: ScreenEnvironment())
    collector.add(LabelMissing.self, Scene(screen), state: "start")
    #expect(collector.counts == [.fail: 1, .notMeasured: 1])
    #expect(collector.findings.flatMap(\.places).map(\.node) == [NodeID("line 9")])
  }

  // MARK: Screens

  @Test(arguments: [
    (LeftOut(.call, call: ".padding", scope: [lines(5, 6)]), Outcome.pass),
    (LeftOut(.call, call: ".glow", scope: [lines(5, 6)]), .notMeasured),
    (LeftOut(.declaration, scope: [lines(30, 40)]), .notMeasured),
  ])
  func nothingIsSaidOfAWholeScreenThatLacksSomething(leftOut: LeftOut, outcome: Outcome) {
    var collector = FindingCollector(base: ScreenEnvironment())
    let still = Scene(Self.screen(leftOut))
    let verdict = Verdict<LabelMissing.Reason>(.pass, nil, .named)
    #expect(still.missingParts.outcome(of: verdict, MotionNoAlternative.info) == outcome)
    collector.add(MotionNoAlternative.self, still, state: "start")
    #expect(collector.counts.keys.allSatisfy { $0 == outcome || $0 == .notApplicable })
  }

  // MARK: Aspects

  @Test(arguments: [
    // A view that is missing may have been a word of what holds it, as in the label of a control.
    (LeftOut(.statement, call: "HStack", scope: nil), "Badge", Aspect.allCases),
    (LeftOut(.statement, call: "Toggle", scope: nil), "Badge", Aspect.allCases),
    (LeftOut(.statement, call: "Button", scope: nil), "Tracker", [.interaction, .motion, .structure]),
    (LeftOut(.statement, scope: nil), "title = words()", Aspect.allCases),
    (LeftOut(.attribute, scope: nil), "@Model", [.interaction, .motion, .structure]),
    (LeftOut(.attribute, scope: nil), "@Magic", Aspect.allCases),
  ])
  func whatIsLeftOutTellsWhatItChanges(leftOut: LeftOut, name: String, aspects: [Aspect]) {
    #expect(leftOut.aspects(named: name) == Set(aspects))
  }

  @Test(arguments: [
    (".accessibilityLabel", [Aspect.words]), ("accessibilityAction(named:)", [.words, .interaction]),
    (".foregroundStyle", [.look]), (".padding", [.layout]), ("font", [.look, .layout]),
    (".animation", [.motion]), (".gesture", [.interaction]), (".sheet", [.interaction, .structure]),
    (".navigationTitle", [.words, .structure]), (".previewLayout", []), (".glow", Aspect.allCases),
    ("VStack", Aspect.allCases),
  ])
  func aNameTellsWhatItChanges(name: String, aspects: [Aspect]) {
    #expect(ModifierAspects.of(name) == Set(aspects))
  }

  /// A rule that varies an axis depends on what shows itself there.
  @Test(arguments: Rules.all.map { $0.info.id })
  func aRuleStatesWhatItDependsOn(name: String) throws {
    let info = try #require(Rules.named(name)?.info)
    #expect(!info.dependsOn.isEmpty)
    if info.axes.contains(.appearance) { #expect(info.dependsOn.contains(.look)) }
    if info.axes.contains(.typeSize) { #expect(info.dependsOn.contains(.layout)) }
    if info.axes.contains(.reduceMotion) { #expect(info.dependsOn.contains(.motion)) }
    if name.hasPrefix("label-") { #expect(info.dependsOn.contains(.words)) }
    if name.hasPrefix("target-") { #expect(info.dependsOn.isSuperset(of: [.layout, .interaction])) }
  }
}
