import LocatedJSON
import SemanticTree
import Testing

@testable import Importers

// The dumps are made up after Maestro's source.
@Suite struct MaestroImporterTests {
  private static func apple(_ changes: [String: String], _ children: [String] = []) -> String {
    let usual = [
      ("accessibilityText", ""), ("title", ""), ("value", ""), ("text", ""), ("hintText", ""),
      ("resource-id", ""), ("bounds", "[0,0][0,0]"), ("enabled", "true"), ("focused", "false"),
      ("selected", "false"), ("checked", "false"),
    ]
    let attributes = usual.map { "\"\($0.0)\" : \"\(changes[$0.0] ?? $0.1)\"" }.joined(separator: ",\n")
    return """
      {"attributes" : {\(attributes)}, "children" : [ \(children.joined(separator: ", ")) ], "enabled" : true}
      """
  }

  private static let shop = apple(
    ["enabled": "false"],
    [
      apple(["accessibilityText": " ", "bounds": "[0,0][393,852]"], [apple(["accessibilityText": "9:41"])]),
      apple(
        ["accessibilityText": "Shop", "bounds": "[0,0][393,852]"],
        [
          apple(
            [
              "accessibilityText": "Buy", "resource-id": "buy", "bounds": "[16,700][136,732]",
              "selected": "true",
            ],
            [apple(["accessibilityText": "Buy", "bounds": "[16,700][136,732]"])]),
          apple(["hintText": "Search", "value": "Search", "bounds": "[16,90][136,120]", "enabled": "false"]),
          apple(
            ["accessibilityText": "Sizes", "bounds": "[0,200][393,300]"],
            [apple(["accessibilityText": "Large", "value": "Large", "bounds": "[0,200][90,240]"])]),
        ]),
    ])

  @Test(arguments: [shop, "Running on iPhone 16\n\n[INFO] Depth 3\n\(shop)\nDone\n"])
  func readsAScreenOfIOS(text: String) throws {
    let imported = try TestDump.read(text)
    #expect(imported.format == .maestro)
    #expect(imported.title == "Shop")
    #expect(imported.elementCount == 9)
    let stops = TestDump.stops(imported)
    #expect(stops.map(\.label) == ["Buy", nil, "Large"])
    #expect(stops.map(\.value) == [nil, "Search", nil])
    #expect(stops[0].identifier == "buy")
    #expect(stops[0].frame == Rect(x: 16, y: 700, width: 120, height: 32))
    #expect(stops[0].traits == .selected)
    #expect(stops[1].traits == [.textEntry, .notEnabled])
    #expect(imported.screen.environment.height == 852)
    #expect(imported.notes.contains("the system's status bar is left out"))
    #expect(imported.screen.root.subtree.contains { $0.label == "Sizes" && $0.container == .semanticGroup })
  }

  @Test func leavesTheStatusBarOut() throws {
    let clock = Self.apple(["accessibilityText": "9:41", "bounds": "[47,19][96,39]"])
    let bar = Self.apple([:], [Self.apple(["bounds": "[0,0][393,54]"], [clock])])
    let title = Self.apple(["accessibilityText": "Basket", "bounds": "[0,54][393,100]"])
    let header = Self.apple(["bounds": "[0,0][393,54]"], [title])
    let application = Self.apple(["accessibilityText": "Shop", "bounds": "[0,0][393,852]"], [header])
    let imported = try TestDump.read(Self.apple([:], [application, bar]))
    #expect(TestDump.stops(imported).map(\.label) == ["Basket"])
    #expect(imported.notes == ["the system's status bar is left out"])
  }

  @Test func knowsNoTraitsOfIOS() throws {
    let coverage = try #require(try TestDump.read(Self.shop).screen.coverage)
    #expect(coverage.platform == .apple)
    #expect(
      coverage.absent == [
        .hint, .traits, .actions, .expanded, .customContent, .containers, .hidden, .look, .motion, .changes,
      ])
    #expect(coverage.carriage(of: .order) == .derived)
  }

  private static let runner = """
    {"axElement":{"identifier":"","frame":{"X":0,"Y":0,"Width":0,"Height":0},"label":"","elementType":0,
     "enabled":false,"selected":false,"hasFocus":false,"children":[
      {"identifier":"","frame":{"X":0,"Y":0,"Width":393,"Height":852},"label":"Shop",
       "elementType":2,"enabled":true,"selected":false,"hasFocus":false,"children":[
        {"identifier":"buy","frame":{"X":16,"Y":700.5,"Width":120,"Height":32},"label":"Buy","elementType":9,
         "enabled":true,"selected":false,"hasFocus":false,"children":[
          {"identifier":"","frame":{"X":16,"Y":700,"Width":120,"Height":32},"label":"Buy","value":"Buy",
           "elementType":48,"enabled":true}]},
        {"identifier":"","frame":{"X":16,"Y":90,"Width":51,"Height":31},"label":"Sound",
         "value":"1","elementType":40,"enabled":true},
        {"identifier":"","frame":{"X":16,"Y":140,"Width":200,"Height":31},"label":"",
         "placeholderValue":"Name","value":"Ada","elementType":49,"enabled":true,"hasFocus":true}]}],
     "windowContextID":0,"displayID":0},"depth":4}
    """

  @Test func readsTheRunnersAnswer() throws {
    let imported = try TestDump.read(Self.runner)
    #expect(imported.format == .maestro)
    #expect(imported.elementCount == 6)
    #expect(imported.title == "Shop")
    let stops = TestDump.stops(imported)
    #expect(stops.map(\.label) == ["Buy", "Sound", nil])
    #expect(stops.map(\.value) == [nil, "1", "Ada"])
    #expect(stops.map(\.traits) == [.button, [.button, .toggleButton], [.textEntry, .isEditing]])
    #expect(stops[0].frame.y == 700.5)
    #expect(imported.screen.coverage?.carriage(of: .traits) == .derived)
  }

  private static func android(_ attributes: [String: String], _ children: [String] = []) -> String {
    let members = attributes.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\"\($0.value)\"" }
    let blank = #"{"attributes":{},"children":[]}"#
    let parts = [blank] + children.flatMap { [$0, blank] }
    return
      #"{"attributes":{\#(members.joined(separator: ","))},"children":[\#(parts.joined(separator: ","))]}"#
  }

  private static let market = """
    {"attributes":{},"children":[\(android(
      ["ignoreBoundsFiltering": "false"],
      [android(
        ["class": "android.widget.FrameLayout", "bounds": "[0,0][1080,2400]", "resource-id": ""],
        [
          android(
            ["class": "android.view.ViewGroup", "clickable": "true", "bounds": "[0,210][1080,420]"],
            [
              android(["class": "android.widget.TextView", "text": "Apples", "bounds": "[0,210][500,300]"]),
              android(["class": "android.widget.TextView", "text": "3 left", "bounds": "[0,300][500,400]"]),
            ]),
          android([
            "class": "android.widget.Switch", "accessibilityText": "Sound", "checked": "true",
            "clickable": "true", "bounds": "[525,420][787,525]", "resource-id": "shop:id/sound",
          ]),
          android([
            "class": "android.widget.EditText", "hintText": "Name", "text": "Ada", "clickable": "true",
            "bounds": "[0,525][1080,630]",
          ]),
        ])]))]}
    """

  @Test func readsAScreenOfAndroid() throws {
    let imported = try TestDump.read(Self.market, density: 2.625)
    let stops = TestDump.stops(imported)
    #expect(imported.elementCount == 6)
    #expect(stops.map(\.label) == ["Apples, 3 left", "Sound", nil])
    #expect(stops.map(\.value) == [nil, "1", "Ada"])
    #expect(stops[1].frame.x == 200)
    #expect(stops[1].frame.height == 40)
    #expect(stops[1].identifier == "sound")
    #expect(imported.screen.environment.scale == 2.625)
    #expect(imported.screen.coverage?.platform == .android)
    #expect(imported.screen.coverage?.carriage(of: .frame) == .given)
    #expect(!imported.notes.contains { $0.contains("--density") })
  }

  @Test func guessesADensity() throws {
    let imported = try TestDump.read(Self.market)
    #expect(imported.notes.contains { $0.contains("--density") })
    #expect((360.0...440).contains(imported.screen.environment.width))
    #expect(imported.screen.coverage?.carriage(of: .frame) == .derived)
  }

  @Test(arguments: [
    #"{"title":"Shop","screen":{"type":"button","label":"Buy"}}"#, "{}", #"{"attributes":{},"children":[]}"#,
    #"{"attributes":{"bounds":"[0,0][1,1]"},"children":[]}"#, #"{"axElement":{"label":"Buy"}}"#,
    #"{"attributes":[],"children":{}}"#, #"[{"attributes":{"accessibilityText":"Buy"}}]"#,
  ]) func leavesOtherFilesAlone(text: String) {
    #expect(DumpReader.format(of: Array(text.utf8)) == nil)
  }

  @Test(arguments: ["[16,700][136]", "[16,700][136,x]", "16,700,136,732", "[16,700][136,1e9]", ""])
  func tellsWhatIsWrongWithBounds(bounds: String) throws {
    let text = Self.shop.replacing("[16,700][136,732]", with: bounds)
    let diagnostic = try #require(TestDump.diagnostic(text))
    #expect(diagnostic.expected == "bounds as '[left,top][right,bottom]'")
    #expect(diagnostic.line != nil)
  }

  @Test(arguments: [
    (runner, #""elementType":9"#, #""elementType":"nine""#, "a number under 'elementType'"),
    (runner, #""label":"Buy""#, #""label":[]"#, "a text under"),
    (market, "[525,420]", "[525,", "bounds such as"),
    (shop, #""children" : [  ]"#, #""children" : {}"#, "a list under 'children'"),
  ]) func tellsWhatIsWrong(dump: String, part: String, replacement: String, expected: String) throws {
    let diagnostic = try #require(TestDump.diagnostic(dump.replacing(part, with: replacement)), "\(part)")
    #expect(diagnostic.expected.contains(expected))
    #expect(diagnostic.line != nil)
  }

  @Test(arguments: [
    apple(["accessibilityText": "Buy", "bounds": "[16,700][136,732]"]),
    #"{"axElement":{"label":"Buy","elementType":9,"frame":{"X":16,"Y":700,"Width":120,"Height":32}}}"#,
    android([
      "class": "android.widget.Button", "text": "Buy", "bounds": "[0,525][1080,630]", "resource-id": "a:id/b",
    ]),
  ]) func survivesDamage(dump: String) {
    #expect(TestDump.readDamaged(dump) > 0)
  }
}
