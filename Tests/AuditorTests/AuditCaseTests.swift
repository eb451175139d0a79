import SemanticTree
import Testing

@testable import Auditor

/// What other tools' tests and public pages say is right.
@Suite struct AuditCaseTests {
  private static let compared = AuditCase.all.filter { AuditCaseLedger.reason(for: $0) == nil }

  private static func cases(_ rules: String...) -> [AuditCase] { compared.filter { rules.contains($0.rule) } }

  @Test func everyCaseIsComparedOrListed() {
    let known = Set([
      "contrast-ratio", "contrast-alpha", "luminance", "composite-source-over", "text-contrast-composited",
      "text-contrast", "text-contrast-threshold", "text-clipped-vertical", "target-size", "target-spacing",
      "target-distance",
      "label-trailing-punctuation", "label-missing", "label-repeats-role", "label-in-name", "traits-conflict",
      "transition-has-motion", "label-case", "label-looks-like-filename", "trait-missing-image",
    ])
    #expect(AuditCase.all.count == 243)
    #expect(Self.compared.allSatisfy { known.contains($0.rule) })
    let ids = Set(AuditCase.all.map(\.id))
    #expect(AuditCaseLedger.cases.keys.allSatisfy(ids.contains))
    print(
      "audit cases: \(AuditCase.all.count), compared \(Self.compared.count), listed with a reason "
        + "\(AuditCase.all.count - Self.compared.count)")
  }

  // MARK: Contrast

  @Test(arguments: cases("contrast-ratio", "contrast-alpha"))
  func ratio(_ example: AuditCase) throws {
    let (text, backdrop) = (try #require(example.color("fg")), try #require(example.color("bg")))
    let seen = text.with(alpha: example.number("alpha") ?? 1).over(backdrop)
    let expected = try #require(example.expectedNumber("ratio"))
    #expect(abs(Contrast.ratio(seen, backdrop) - expected) <= example.tolerance)
  }

  @Test(arguments: cases("luminance"))
  func luminance(_ example: AuditCase) throws {
    let expected = try #require(example.expectedNumber("luminance"))
    #expect(abs(try #require(example.color("rgb")).luminance - expected) <= example.tolerance)
  }

  @Test(arguments: cases("composite-source-over"))
  func sourceOver(_ example: AuditCase) throws {
    let (top, bottom) = (try #require(example.color("top")), try #require(example.color("bottom")))
    #expect(top.over(bottom).hex == (try #require(example.expectedColor("rgba"))).hex)
  }

  @Test(arguments: cases("text-contrast-composited"))
  func compositedText(_ example: AuditCase) throws {
    let text = try #require(example.color("fg"))
    let scene = Scene(screen(text, size: 17, weight: .regular, over: example.layers))
    let mark = try #require(scene.canvas.marks.first)
    let view = MarkView(mark, places: [Point(x: 60, y: 110)], on: scene.canvas)
    let ratios = try #require(view.ratios)
    let expected = try #require(example.expectedNumber("ratio"))
    #expect(abs(ratios.lowerBound - expected) <= example.tolerance && ratios.lowerBound == ratios.upperBound)
  }

  @Test(arguments: cases("text-contrast"))
  func text(_ example: AuditCase) throws {
    let color = try #require(example.color("fg")).with(alpha: example.number("alpha") ?? 1)
    let pixels = example.number("sizeCssPx")
    let size = example.number("sizePt") ?? pixels.map { $0 * 0.75 } ?? 17
    let weight = FontWeight(
      rawValue: Int(example.number("weight") ?? (example.flag("bold") == true ? 700 : 400)))
    let screen = screen(
      color, size: size, weight: weight ?? .regular, over: [try #require(example.color("bg"))])
    #expect(TextContrast.check(Scene(screen)).map(\.outcome) == [try #require(example.outcome)])
  }

  @Test(arguments: cases("text-contrast-threshold"))
  func threshold(_ example: AuditCase) throws {
    let profile: LargeText = example.text("profile") == "apple-inspector" ? .apple : .wcagPoints
    let weight: FontWeight = example.flag("bold") == true ? .bold : .regular
    let threshold = profile.threshold(size: try #require(example.number("sizePt")), weight: weight)
    let passes = try #require(example.number("ratio")) >= threshold
    #expect((passes ? Outcome.pass : .fail) == example.outcome)
  }

  /// A text over layers that fill the element.
  private func screen(_ color: RGBA, size: Double, weight: FontWeight, over layers: [RGBA]) -> Screen {
    let node = Node.example("Vegan", .staticText)
    var text = TextDrawing.example("Vegan", in: node, .color(color), size: size)
    text.font.weight = weight
    let fills = layers.map { layer in
      DrawingItem.fill(ShapeDrawing(node: node.id, outline: .rectangle(node.frame), paint: .color(layer)))
    }
    return .of(node, drawing: fills + [.text(text)])
  }

  // MARK: Boxes

  /// Boxes whose height is given in ems or in points, around a text of two lines or one.
  @Test(arguments: cases("text-clipped-vertical"))
  func clipped(_ example: AuditCase) throws {
    let size = example.number("fontPt") ?? 17
    let height = try #require(
      example.number("fixedHeightPt") ?? example.number("fixedHeightEm").map { $0 * size })
    let scrolls = example.flag("scrollableAncestor") == true
    let hasEdge = example.flag("clip") ?? true
    let screen = TextClippedVertical.example(
      lines: example.flag("wrap") == true ? 2 : 1, box: hasEdge ? height : nil, scrolls: scrolls,
      size: size)
    let outcomes = TextClippedVertical.check(Scene(screen)).map(\.outcome)
    let isInapplicable = example.expectedText("outcome") == "inapplicable"
    #expect(outcomes == (isInapplicable ? [] : [try #require(example.outcome)]))
  }

  // MARK: Targets

  @Test(arguments: cases("target-size"))
  func targetSize(_ example: AuditCase) throws {
    let target = try #require(example.rect("target"))
    if example.text("profile") == "hig-44" {
      let passes = TargetSpacing.isLargeEnough(target, 44)
      return #expect((passes ? Outcome.pass : .fail) == example.outcome)
    }
    let free = TargetSpacing.freeParts(of: target, under: example.rects("others"))
    #expect((free.contains { TargetSpacing.isLargeEnough($0) } ? Outcome.pass : .fail) == example.outcome)
  }

  @Test(arguments: cases("target-spacing"))
  func targetSpacing(_ example: AuditCase) throws {
    let target = try #require(example.rect("target"))
    let clear = TargetSpacing.clearDiameter(of: target, among: example.rects("neighbours"))
    #expect(abs(clear - (try #require(example.expectedNumber("clearDiameter")))) <= example.tolerance)
    #expect((clear >= 23.95 ? Outcome.pass : .fail) == example.outcome)
  }

  @Test(arguments: cases("target-distance"))
  func targetDistance(_ example: AuditCase) throws {
    let distance = TargetSpacing.distance(
      from: try #require(example.rect("a")), to: try #require(example.rect("b")))
    #expect(abs(distance - (try #require(example.expectedNumber("distance")))) <= example.tolerance)
  }

  // MARK: Names and traits

  @Test(
    arguments: cases(
      "label-trailing-punctuation", "label-missing", "label-repeats-role", "label-case",
      "label-looks-like-filename", "traits-conflict"))
  func element(_ example: AuditCase) throws {
    let rule = try #require(Rules.named(example.rule))
    let traits = example.texts("traits").compactMap { Traits(name: $0) }.reduce(Traits()) { $0.union($1) }
    var node = Node.example(example.text("label"), traits)
    // An element of no kind that the case means to be judged.
    node.actions = [.activate]
    node.origins[.traits] = .given
    let outcomes = outcomes(of: rule, on: .of(node))
    #expect((outcomes.contains(.fail) ? Outcome.fail : .pass) == example.outcome)
  }

  @Test(arguments: cases("trait-missing-image"))
  func picture(_ example: AuditCase) throws {
    let traits = example.texts("traits").compactMap { Traits(name: $0) }.reduce(Traits()) { $0.union($1) }
    let node = Node.example(example.text("label"), traits)
    let image = ImageDrawing(node: node.id, name: "logo", frame: node.frame)
    let rule = try #require(Rules.named(example.rule))
    let outcomes = outcomes(of: rule, on: .of(node, drawing: [.image(image)]))
    #expect((outcomes.contains(.fail) ? Outcome.fail : .pass) == example.outcome)
  }

  private func outcomes(of rule: any Rule.Type, on screen: Screen) -> [Outcome] {
    func check<R: Rule>(_ rule: R.Type) -> [Outcome] { R.check(Scene(screen)).map(\.outcome) }
    return check(rule)
  }

  @Test(arguments: cases("label-in-name"))
  func labelInName(_ example: AuditCase) throws {
    let label = try #require(example.text("name"))
    let node = Node.example(label).with { $0.origins[.label] = .given }
    let visible = try #require(example.text("visible"))
    let screen = Screen.of(node, drawing: [.text(.example(visible, in: node))])
    let verdict = try #require(LabelInName.check(Scene(screen)).first)
    switch try #require(example.expectedText("outcome")) {
    case "pass": #expect([.pass, .notApplicable].contains(verdict.outcome))
    case "warning": #expect(verdict.outcome == .fail && verdict.impact == .minor)
    case "incomplete": #expect(verdict.outcome == .review)
    default: #expect(verdict.outcome == .fail && verdict.impact == nil)
    }
  }

  // MARK: Motion

  private static let transitions: [String: TransitionDescription] = [
    "opacity": .opacity, "identity": .identity, "move": .move(edge: "leading"),
    "offset": .offset(x: 10, y: 0),
    "push": .push(edge: "leading"), "blurReplace": .blurReplace,
    "modifier(active:identity:)": .custom("modifier", hasMotion: true),
    "asymmetric(insertion: opacity, removal: opacity)": .asymmetric(insertion: .opacity, removal: .opacity),
    "combined(opacity, opacity)": .combined([.opacity, .opacity]),
    "combined(opacity, scale)": .combined([.opacity, .scale(0.5, anchor: RelativePoint(x: 0.5, y: 0.5))]),
  ]

  @Test(arguments: cases("transition-has-motion"))
  func transition(_ example: AuditCase) throws {
    let name = try #require(example.text("transition"))
    let transition = try #require(Self.transitions[name])
    #expect(transition.hasMotion == example.expectedFlag("hasMotion"))
  }
}
