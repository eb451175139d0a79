import SemanticTree
import Testing

@testable import Auditor

/// What a scene knows of its texts: where their letters are, whose they are, and what is around them.
@Suite struct DrawnTextTests {
  private let button = Node.example("Theme")

  private func text(_ words: String = "Theme", for id: NodeID? = nil) -> TextDrawing {
    TextDrawing.example(words, in: button).with { $0.node = id ?? button.id }
  }

  // MARK: Letters

  @Test func lettersStandOnTheBaseline() throws {
    let text = text().with { $0.lines[0].baseline = 16 }
    let ink = try #require(text.ink.first)
    #expect(abs(ink.maxY - (text.frame.y + 16)) < 1e-9)
    #expect(abs(ink.height - 17 * TextDrawing.capHeight) < 1e-9 && ink.width == text.frame.width)
  }

  @Test func lettersShrinkWithTheirFrame() throws {
    let small = text().with {
      $0.frame.width /= 2
      $0.frame.height /= 2
    }
    #expect(small.drawnScale == 0.5)
    let (ink, whole) = (try #require(small.ink.first), try #require(text().ink.first))
    #expect(abs(ink.height - whole.height / 2) < 1e-9)
  }

  @Test func nobodyKnowsWhereTheLettersOfATurnedTextAre() {
    let turned = text().with { ($0.frame.width, $0.frame.height) = ($0.frame.height, $0.frame.width) }
    #expect(turned.ink.isEmpty)
  }

  @Test(arguments: [
    ("Soup of the day", true), ("Ok", true), ("8,214", true), ("設定", true), ("12", false), ("99+", false),
    ("12:45", false), ("÷", false), ("A", false),
  ])
  func countsAndSignsAreNotRead(words: String, isRead: Bool) { #expect(text(words).isRead == isRead) }

  // MARK: Elements

  /// The label within a control is drawn for a view that is no element of its own.
  @Test func aPartOfAControlBelongsToIt() {
    let part = NodeID(button.id.path + "/0/label")
    let scene = Scene(.of(button, drawing: [.text(text(for: part))]))
    #expect(scene.texts.first?.element?.id == button.id)
  }

  @Test func whatIsNotReachedHasNoElement() {
    let hidden = button.with { $0.isHidden = true }
    let scene = Scene(.of(hidden, drawing: [.text(text())]))
    #expect(scene.texts.first.map { $0.element == nil } == true)
  }

  @Test func partsOfADisabledControlNeedNotStandOut() {
    let disabled = button.with { $0.traits.insert(.notEnabled) }
    let pale = text(for: NodeID(button.id.path + "/label")).with {
      $0.paint = .color(RGBA(red: 0.8, green: 0.8, blue: 0.8))
    }
    let outcomes = TextContrast.check(Scene(.of(disabled, drawing: [.text(pale)]))).map(\.outcome)
    #expect(outcomes == [.notApplicable])
  }

  @Test func equalTextsAreToldApart() {
    let scene = Scene(
      .of(button, drawing: [.text(text()), .text(text())]), base: Scene(.of(button, drawing: [.text(text())]))
    )
    #expect(scene.texts.map { scene.baseTexts[$0.key] != nil } == [true, false])
  }

  // MARK: Surroundings

  @Test func partsThatScrollAreFoundFromOutsideIn() {
    let inner = Node(id: NodeID("inner"), isElement: false, container: .scrollView, children: [button])
    let outer = Node(id: NodeID("outer"), isElement: false, container: .scrollView, children: [inner])
    let surroundings = Scene(.of(outer)).surroundings(of: button)
    #expect(surroundings.scrollAreas.map(\.id) == [outer.id, inner.id] && !surroundings.isSetBySystem)
  }

  @Test(arguments: [
    ("screen/bar", Container.semanticGroup, true), ("screen/toolbar", .semanticGroup, true),
    ("screen/content", .semanticGroup, false), ("tabs", .tabBar, true), ("days", .segmentedControl, true),
  ])
  func theSystemSetsItsBars(id: String, container: Container, isSetBySystem: Bool) {
    let bar = Node(id: NodeID(id), isElement: false, container: container, children: [button])
    #expect(Scene(.of(bar)).surroundings(of: button).isSetBySystem == isSetBySystem)
  }

  @Test func clipsAndEffectsAroundATextAreKnown() throws {
    let clip = DrawingGroup(effect: .clip(.rectangle(button.frame)), children: [.text(text())])
    let blur = DrawingGroup(effect: .blur(radius: 2), children: [.group(clip)])
    let plain = try #require(Scene(.of(button, drawing: [.group(clip)])).texts.first)
    let blurred = try #require(Scene(.of(button, drawing: [.group(blur)])).texts.first)
    #expect(plain.clips == [button.frame] && !plain.isAltered)
    #expect(blurred.clips == [button.frame] && blurred.isAltered && blurred.ink.isEmpty)
  }

  // MARK: Loss of text

  private func loss(of words: String, _ node: Node, with others: [DrawingItem] = []) throws
    -> TextTruncatedAtSize.Loss
  {
    let cut = TextDrawing.example(words, in: node, naturalWidth: 300)
    let scene = Scene(.of(node, drawing: [.text(cut)] + others))
    let reason = try #require(TextTruncatedAtSize.check(scene).first { $0.outcome == .fail }?.reason)
    guard case .truncated(let loss) = reason else { throw Unexpected() }
    return loss
  }

  private struct Unexpected: Error {}

  @Test func whereTheWholeTextIsFound() throws {
    let whole = DrawingItem.text(.example("Dietary preferences", in: button))
    let named = Node.example("Dietary preferences", .staticText)
    let other = Node.example("Preferences", .staticText)
    #expect(try loss(of: "Dietary preferences", named).fullText == .spoken)
    #expect(try loss(of: "Dietary preferences", other).fullText == .nowhere)
    #expect(try loss(of: "Dietary preferences", other, with: [whole]).fullText == .onScreen)
    #expect(try loss(of: "Dietary preferences", button, with: [.text(text())]).fullText == .behindRow)
  }

  @Test func rowsThatStayInARowAreToBeStacked() throws {
    let value = Node.example("Off", at: Rect(x: 230, y: 100, width: 100, height: 44))
    let cut = TextDrawing.example("Dietary preferences", in: button, naturalWidth: 300)
    func suggestion(_ typeSize: TypeSize) -> String? {
      let screen = Screen.of(
        button, value, drawing: [.text(cut), .text(.example("Off", in: value))]
      ) { $0.typeSize = typeSize }
      return TextTruncatedAtSize.check(Scene(screen)).first?.suggestion?()
    }
    #expect(suggestion(.accessibility3)?.contains("'Off'") == true)
    #expect(suggestion(.large) == nil)
  }

  // MARK: Contrast

  @Test func aPlaceholderIsSpokenOfOnce() {
    let pale = text().with {
      $0.paint = .color(RGBA(red: 0.8, green: 0.8, blue: 0.8, token: "placeholderText"))
    }
    let scene = Scene(.of(button.with { $0.traits = .textEntry }, drawing: [.text(pale)]))
    #expect(TextContrast.check(scene).isEmpty)
    #expect(PlaceholderContrast.check(scene).map(\.outcome) == [.fail])
  }

  @Test func aFontThatIsNotWhollyKnownIsNotJudged() {
    let place = SourceLocation(file: "A.swift", line: 3)
    let mixed = text("Terms apply").with {
      $0.font.size = 8
      $0.source = place
    }
    var screen = Screen.of(button, drawing: [.text(mixed)])
    #expect(TextBelowMinimum.check(Scene(screen)).map(\.outcome) == [.fail])
    screen.notModelled = [NotModelled(name: "Text of several styles", source: place, consequence: "")]
    #expect(TextBelowMinimum.check(Scene(screen)).isEmpty)
  }
}
