import SemanticTree
import Testing

/// A case on one version of iOS.
struct LayoutRun: Sendable, CustomTestStringConvertible {
  var example: LayoutCase
  var system: SystemVersion

  var testDescription: String { "\(example.id) on iOS \(system)" }

  /// Every case on each of its versions.
  static func all() throws -> [LayoutRun] {
    try LayoutCase.read().flatMap { example in
      example.environment.systems.map { LayoutRun(example: example, system: $0) }
    }
  }
}

/// What was measured on iOS comes out of the layout here.
@MainActor @Suite struct LayoutCaseTests {
  @Test("a published measurement holds", arguments: try LayoutRun.all())
  func holds(_ run: LayoutRun) throws {
    let id = run.example.id
    guard LayoutLedger.notExpressible[id] == nil else { return }
    let measure = try #require(LayoutLedger.examples[id], "no view shows \(id)")
    let environment = try #require(run.example.environment.screenEnvironment(on: run.system))
    let readings = try measure(environment)
    #expect(Set(readings.keys) == Set(run.example.expect.keys))
    for (name, expected) in run.example.expect.sorted(by: { $0.key < $1.key }) {
      let reading = try #require(readings[name])
      #expect(
        reading.agrees(with: expected, within: run.example.tolerance),
        "\(name) is \(reading), on iOS \(expected)")
    }
  }

  @Test func everyCaseIsShownOrListed() throws {
    let ids = try LayoutCase.read().map(\.id)
    let shown = Set(LayoutLedger.examples.keys)
    let listed = Set(LayoutLedger.notExpressible.keys)
    #expect(ids.count == 123)
    #expect(Set(ids).count == ids.count)
    #expect(shown.isDisjoint(with: listed))
    #expect(shown.union(listed) == Set(ids))
    print(
      "\(shown.count) layout cases compared on \(try LayoutRun.all().count) screens, \(listed.count) listed")
  }
}
