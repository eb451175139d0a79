import SemanticTree
import Testing

@testable import Auditor

/// States are explored and findings merged.
@MainActor
@Suite struct AuditRunTests {
  /// Chips that are toggled each on its own, with a list that one of them opens.
  private final class Chips: ScreenHost {
    private let names = ["Vegan", "Open", "Near"]
    private var selected: Set<String> = []
    private(set) var renders = 0
    /// How grey the chips' texts are.
    let gray: Double

    init(gray: Double = 0) { self.gray = gray }

    func screen(in environment: ScreenEnvironment) throws -> Screen {
      renders += 1
      let chips = names.enumerated().map { index, name in chip(name, row: index) }
      let list = selected.contains("Open") ? [chip("Now", row: 5)] : []
      var drawing: [DrawingItem] = []
      for node in chips + list {
        let paint = Paint.color(RGBA(red: gray, green: gray, blue: gray))
        drawing.append(.text(.example(node.label ?? "", in: node, paint)))
      }
      let frame = Rect(x: 0, y: 0, width: environment.width, height: environment.height)
      let root = Node(id: NodeID("screen"), isElement: false, frame: frame, children: chips + list)
      return Screen(environment: environment, root: root, drawing: drawing)
    }

    private func chip(_ name: String, row: Int) -> Node {
      Node.example(name, at: Rect(x: 20, y: 100 + 60 * Double(row), width: 100, height: 40)).with {
        $0.id = NodeID(name)
        if selected.contains(name) { $0.traits.insert(.selected) }
      }
    }

    func perform(_ interaction: Interaction) throws -> Bool {
      guard (names + ["Now"]).contains(interaction.node.path) else {
        throw HostError.noSuchNode(interaction.node)
      }
      selected.formSymmetricDifference([interaction.node.path])
      return true
    }

    func reset() throws { selected = [] }
  }

  private func coverage(of host: Chips, limit: Int = 64) throws -> Coverage {
    try Audit(host, matrix: EnvironmentMatrix(base: ScreenEnvironment()), stateLimit: limit).run().coverage
  }

  @Test func everyControlIsPutIntoEachStateOnce() throws {
    let states = try coverage(of: Chips()).states
    #expect(states == ["start", "after 'Vegan'", "after 'Open'", "after 'Near'", "after 'Open' › 'Now'"])
  }

  @Test func theLimitLeavesOutAndSaysSo() throws {
    let coverage = try coverage(of: Chips(), limit: 2)
    #expect(coverage.states == ["start", "after 'Vegan'"])
    #expect(coverage.statesLeftOut > 0)
  }

  @Test func oneCauseIsOneFinding() throws {
    let report = try Audit(Chips(gray: 0.6), matrix: EnvironmentMatrix(base: ScreenEnvironment())).run()
    let contrast = report.findings.filter { $0.rule == "text-contrast" }
    #expect(contrast.count == 1)
    let finding = try #require(contrast.first)
    #expect(finding.places.map(\.subject) == ["Vegan", "Open", "Near", "Now"])
    #expect(finding.states.count == report.coverage.states.count)
    // Dark windows are black under this host's texts.
    #expect(finding.environments.count == 4 && finding.environmentCount == 8)
    #expect(finding.environments.allSatisfy { $0.hasPrefix("light") })
  }

  @Test func theHeightOfAllChipsIsOneFinding() throws {
    let report = try Audit(Chips(), matrix: EnvironmentMatrix(base: ScreenEnvironment())).run()
    let sizes = report.findings.filter { $0.rule == "target-size-hig" }
    #expect(sizes.map(\.places.count) == [4])
  }

  @Test func eachEnvironmentIsRenderedOnceForAllRules() throws {
    let matrix = EnvironmentMatrix(base: ScreenEnvironment())
    let report = try Audit(Chips(), matrix: matrix, stateLimit: 1).run()
    let environments = Set(Rules.all.flatMap { matrix.environments(over: $0.info.axes) })
    #expect(report.coverage.screenCount == environments.count)
    #expect(environments.count < 40)
  }

  @Test func aStateThatCannotBeReachedIsCountedAndNotJudged() throws {
    let journey = [ExploredState(name: "gone", path: [NodeID("Vegan"), NodeID("nowhere")])]
    let matrix = EnvironmentMatrix(base: ScreenEnvironment())
    let report = try Audit(Chips(gray: 0.6), matrix: matrix, journey: journey, stateLimit: 2).run()
    #expect(
      report.coverage.unreachedCount == report.coverage.screenCount && report.coverage.unreachedCount > 0)
    #expect(report.findings.allSatisfy { $0.states == ["start"] })
  }

  @Test func statesOfAJourneyAreLookedAt() throws {
    let journey = [ExploredState(name: "step 1", path: [NodeID("Vegan"), NodeID("Near")])]
    let report = try Audit(
      Chips(), matrix: EnvironmentMatrix(base: ScreenEnvironment()), journey: journey
    ).run()
    #expect(report.coverage.states.prefix(2) == ["start", "step 1"])
  }
}
