import Foundation
import Testing

/// Dumps of other tools at the command line; they are made up.
@Suite struct DumpTests {
  private static let closed = """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" enabled="true" \
    visible="true" accessible="false" x="0" y="0" width="390" height="844" traits="">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" name="Basket" label="Basket" enabled="true" \
    visible="true" accessible="true" x="16" y="60" width="200" height="20" traits="Header, StaticText"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="xmark" label="Close" enabled="true" visible="true" \
    accessible="true" x="340" y="60" width="44" height="44" traits="Button"/>
    <XCUIElementTypeButton type="XCUIElementTypeButton" name="pay" enabled="true" visible="true" \
    accessible="true" x="16" y="700" width="120" height="44" traits="Button"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  private static let android = """
    UI hierarchy dumped to: /sdcard/window_dump.xml
    <hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" package="app" \
    content-desc="" clickable="false" enabled="true" focusable="false" bounds="[0,0][1080,2340]">
    <node index="0" text="" resource-id="app:id/buy" class="android.widget.ImageButton" package="app" content-desc="" \
    checkable="false" checked="false" clickable="true" enabled="true" focusable="true" bounds="[42,1838][357,1922]"/>
    </node></hierarchy>
    """

  @Test func aDumpIsSpoken() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.closed, to: "source.txt.xml")
    let outcome = try Program().run("speak", path, "--no-sound")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1  Basket, heading"))
    #expect(outcome.output.contains("2  Close, button"))
  }

  @Test func aDumpIsJudgedAtItsPlacesAndTellsWhatItLacks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.closed, to: "closed.xml")
    let outcome = try Program().run("audit", path)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("label-missing"))
    #expect(outcome.output.contains("closed.xml:4:1"))
    #expect(outcome.output.contains("name-from-symbol"))
    #expect(outcome.output.contains("hints: not in Appium/WebDriverAgent XML"))
    #expect(outcome.output.contains("--screenshot"))
  }

  /// Rules that compare states look where several dumps are given.
  @Test func severalDumpsAreStatesOfOneScreen() throws {
    let folder = try TemporaryFolder()
    let closed = try folder.write(Self.closed, to: "closed.xml")
    let open = try folder.write(Self.closed.replacing("Basket", with: "Paid"), to: "open.xml")
    let outcome = try Program().run("audit", closed, open, "--verbose", "--fail-on", "never", "--jobs", "1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let parts = outcome.output.components(separatedBy: "other states and settings: not in")
    #expect(parts.count == 2, "only the first dump lacks them")
  }

  @Test func androidIsAnEstimate() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.android, to: "window_dump.xml")
    let outcome = try Program().run("audit", path, "--density", "2.625")
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("label-missing"))
    #expect(outcome.output.contains("as an estimate"))
    #expect(!outcome.output.contains("target-size-hig  "))
  }

  @Test func aDumpBecomesAScenarioThatSaysTheSame() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write(Self.closed, to: "closed.xml")
    let scenario = folder.path("closed.json")
    let written = try Program().run("import", dump, "--output", scenario)
    #expect(written.status == 0, "\(written.errors)")
    let difference = try Program().run("diff", dump, scenario)
    #expect(difference.status == 0, "\(difference.output)\(difference.errors)")
  }

  @Test func whatIsExportedSaysTheSame() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("checkout.snapshot.json")
    let written = try Program().run("export", Program.relative("checkout"), "--output", file)
    #expect(written.status == 0, "\(written.errors)")
    let difference = try Program().run("diff", Program.relative("checkout"), file)
    #expect(difference.status == 0, "\(difference.output)\(difference.errors)")
  }

  @Test(arguments: [
    ("<hierarchy><node bounds='", "value that ends"), ("<!DOCTYPE x><AppiumAUT/>", "DOCTYPE"),
    ("", "an empty file"),
    ("<html/>", "a dump of a screen"),
  ])
  func aBrokenDumpIsRefused(text: String, word: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "dump.xml")
    for command in ["speak", "audit", "import", "tree"] {
      let outcome = try Program().run(command, path)
      #expect(outcome.status == 2, "\(command): \(outcome)")
      #expect((outcome.errors + outcome.output).contains("dump.xml"), "\(command): \(outcome)")
    }
  }

  @Test func aSettingThatADumpCannotFollowIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.closed, to: "closed.xml")
    let outcome = try Program().run("speak", path, "--env", "typeSize=accessibility3", "--no-sound")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("one screen in one environment"))
  }

  @Test func aPictureThatIsNoneIsRefused() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write(Self.closed, to: "closed.xml")
    let picture = try folder.write("no picture", to: "shot.png")
    let outcome = try Program().run("audit", dump, "--screenshot", picture)
    #expect(outcome.status == 2, "\(outcome)")
    #expect((outcome.errors + outcome.output).contains("PNG"))
  }
}

/// A page about a dump.
@Suite struct DumpReportTests {
  @Test func theSizeOfAPictureIsToldWhereItDoesNotFit() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write(
      #"<hierarchy rotation="0"><node text="Hi" class="android.widget.TextView" bounds="[0,0][400,800]"/></hierarchy>"#,
      to: "dump.xml")
    // One white pixel.
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=="
    let picture = folder.path("shot.png")
    try Data(base64Encoded: pixel)?.write(to: URL(fileURLWithPath: picture))
    let outcome = try Program().run("audit", dump, "--screenshot", picture)
    #expect(outcome.status == 2)
    #expect((outcome.errors + outcome.output).contains("a picture of 1×1 pixels does not fit"), "\(outcome)")
  }

  @Test func aPageShowsTheFramesAndSaysWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    let dump = try folder.write(
      #"[{"AXLabel":"Buy","AXFrame":"{{16, 700}, {120, 32}}","AXValue":null,"AXUniqueId":"buy","type":"Button","help":null,"frame":{"x":16,"y":700,"width":120,"height":32},"enabled":true,"role":"AXButton","children":[]}]"#,
      to: "buy.json")
    let outcome = try Program().run("report", dump, "--output", folder.path("pages"))
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try String(contentsOfFile: folder.path("pages/buy.html"), encoding: .utf8)
    #expect(page.contains("idb/AXe JSON tells no colours"))
    #expect(page.contains("Buy, button"))
  }
}
