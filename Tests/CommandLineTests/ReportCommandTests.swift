import Foundation
import Testing

/// Pages are written whole, hold what they promise, and refer to nothing outside.
@Suite struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func report(_ inputs: String..., options: [String] = ["--no-sound"]) throws -> (
    status: Int32, errors: String, output: String
  ) {
    let outcome = try Program().run(["report"] + inputs + ["--output", folder.path("out")] + options)
    return (outcome.status, outcome.errors, outcome.output)
  }

  private func page(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("out/\(name)"), encoding: .utf8)
  }

  private func scenario(_ title: String, _ label: String) -> String {
    #"""
    {"title": "\#(title)", "screen": {"type": "vstack", "children": [
      {"type": "text", "text": "\#(label)", "font": "largeTitle"},
      {"type": "button", "title": "Pay", "action": []}
    ]}}
    """#
  }

  // MARK: Pages

  @Test func findingsDoNotFailAReport() throws {
    let outcome = try report(Program.relative("filter-bar"))
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("/index.html leads to 1 page"))
    let page = try page("filter-bar.html")
    for words in [
      "tap-without-trait", "<h1>Filter bar</h1>", "Voice Control: “Price”", "Changed in silence:",
      "Mended",
      "class=\"swatch\"", "Increased contrast", "AX5", "What was not measured", "EN 301 549",
    ] {
      #expect(page.contains(words), "no '\(words)'")
    }
    #expect(try self.page("index.html").contains("<a href=\"filter-bar.html\">Filter bar</a>"))
  }

  @Test func everythingIsInTheFile() throws {
    _ = try report(Program.relative("checkout"), options: [])
    let page = try page("checkout.html")
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe-inline") && !page.contains(" style=\""))
    let loaded = page.matches(of: /(?:src|xlink:href|data)="([^"]{0,12})/).map { String($0.1) }
    #expect(!loaded.isEmpty && loaded.allSatisfy { $0.hasPrefix("data:") })
    let ids = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count, "an id is twice on the page")
    let references = page.matches(of: /(?:href="#|aria-labelledby="|url\(#)([^")]+)/).map { String($0.1) }
    #expect(Set(references).subtracting(ids).isEmpty)
    #expect(!page.contains("<text"), "words in a picture are outlines")
  }

  /// The times of the lines lie in the sound, one after the other.
  @Test func linesHaveTheirTimes() throws {
    _ = try report(Program.relative("checkout"), options: [])
    let page = try page("checkout.html")
    let durations = page.matches(of: /data-duration="([0-9.]+)"/).compactMap { Double($0.1) }
    let states = page.components(separatedBy: "<section class=\"state\"").dropFirst()
    #expect(durations.count == states.count)
    for (state, duration) in zip(states, durations) {
      let times = state.matches(of: /data-start="([0-9.]+)" data-end="([0-9.]+)"/).map {
        (Double($0.1) ?? -1, Double($0.2) ?? -1)
      }
      #expect(!times.isEmpty && times.allSatisfy { $0.0 < $0.1 && $0.1 <= duration })
      #expect(zip(times, times.dropFirst()).allSatisfy { $0.1 <= $1.0 })
    }
  }

  /// Words, picture and numbers of a finding are of one element: that where it is worst.
  @Test func aFindingShowsWhatItSpeaksOf() throws {
    _ = try report(Program.relative("restaurants"))
    let articles = try page("restaurants.html").components(separatedBy: "<article class=\"finding\"")
      .dropFirst()
    var compared = 0
    for article in articles {
      guard let heading = article.firstMatch(of: /<h4 id="[^"]+">(&#39;.*?&#39;)/)?.1,
        let title = article.firstMatch(of: /<title[^>]*>(&#39;.*?&#39;), marked/)?.1
      else { continue }
      #expect(heading == title)
      compared += 1
    }
    #expect(compared >= 8)
  }

  @Test func statesOfAFindingAreOnThePage() throws {
    _ = try report(Program.relative("restaurants"))
    let page = try page("restaurants.html")
    for match in page.matches(of: /data-states="([^"]*)"/) {
      let states = match.1.split(separator: " ")
      #expect(Set(states).count == states.count)
      #expect(states.allSatisfy { page.contains("<section class=\"state\" id=\"\($0)\"") })
    }
  }

  @Test func soundThatIsTooLargeIsLeftOut() throws {
    _ = try report(Program.relative("checkout"), options: ["--sound-limit", "1"])
    let page = try page("checkout.html")
    #expect(!page.contains("<audio") && page.contains("kB and was left out"))
  }

  @Test func nothingOfAScenarioBecomesMarkup() throws {
    let title = "<script>alert(1)</script> & 'quotes'"
    let input = try folder.write(scenario(title, "<img src=x>"), to: "evil.json")
    #expect(try report(input).status == 0)
    let page = try page("evil.html")
    #expect(!page.contains("<script>alert") && !page.contains("<img"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;quotes&#39;"))
  }

  // MARK: Comparing

  @Test func aReviewerIsToldWhatIsDifferent() throws {
    let input = try folder.write(scenario("Till", "Total"), to: "till.json")
    #expect(try report(input).status == 0)
    try FileManager.default.moveItem(atPath: folder.path("out/report.json"), toPath: folder.path("old.json"))
    _ = try folder.write(scenario("Till", "Sum").replacing("Pay", with: "Pay now"), to: "till.json")
    let outcome = try report(input, options: ["--no-sound", "--against", folder.path("old.json")])
    #expect(outcome.status == 0 && outcome.output.contains("comparison.html tells what is different"))
    let page = try page("comparison.html")
    #expect(
      page.contains("<del>Total</del>") && page.contains("<ins>Sum</ins>") && page.contains("<ins>now,</ins>")
    )
    // A renamed element is the same one.
    for kind in ["New", "Fixed"] { #expect(page.contains(">\(kind) <span class=\"count\">0</span>")) }
    #expect(page.contains("Before: &#39;Total&#39;"))
    _ = try report(input)
    #expect(
      !FileManager.default.fileExists(atPath: folder.path("out/comparison.html")), "it is of an earlier run")
  }

  @Test(arguments: [
    ("{}", "is no report.json"), (#"{"formatVersion": 99}"#, "has version 99"), (nil, "cannot be read"),
  ])
  func whatCannotBeComparedWithIsRefused(content: String?, words: String) throws {
    let path = folder.path("old.json")
    if let content { _ = try folder.write(content, to: "old.json") }
    let outcome = try report(Program.relative("checkout"), options: ["--against", path])
    #expect(outcome.status == 2 && outcome.errors.contains(words) && outcome.errors.contains(path))
    #expect(!folder.contents.contains("out"))
  }

  // MARK: Devices

  @Test func whatADeviceSaidIsShownBesideIt() throws {
    let input = try folder.write(scenario("Till", "Total"), to: "till.json")
    _ = try report(input)
    let page = try page("till.html")
    let nodes = page.matches(of: /data-node="([^"]+)"/).map { String($0.1) }
    let path = try #require(page.firstMatch(of: /data-scenario="([^"]+)"/)).1
    let notes = """
      {"scenario": "\(path)", "device": "iPhone 16", "lines": [
        {"state": "start", "node": "\(nodes[0])", "heard": "total!"}, {"state": "start", "node": "\(nodes[1])", "heard": "Pay"}]}
      """
    _ = try folder.write(notes, to: "out/device (1).json")
    _ = try report(input)
    let compared = try self.page("till.html")
    #expect(compared.contains("Same on iPhone 16") && compared.contains("“Pay”"))
    #expect(compared.contains("data-device=\"iPhone 16\""))
    _ = try folder.write("[]", to: "out/device.json")
    let outcome = try report(input)
    #expect(outcome.status == 2 && outcome.errors.contains("does not hold notes of a device"))
  }

  // MARK: What goes wrong

  @Test func anInputThatCannotBeReadCostsItsOwnPageOnly() throws {
    let good = try folder.write(scenario("Till", "Total"), to: "good.json")
    let bad = try folder.write(#"{"title": "Bad", "screen": {"type": "buton"}}"#, to: "bad.json")
    let outcome = try report(good, bad)
    #expect(
      outcome.status == 2 && outcome.errors.contains("bad.json:1:") && outcome.errors.contains("button"))
    #expect(try page("good.html").contains("<h1>Till</h1>"))
    let index = try page("index.html")
    #expect(index.contains("Not judged") && index.contains("<a href=\"good.html\">"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("out/bad.html")))
  }

  /// A mistyped name does not take away what an earlier run wrote.
  @Test func anEarlierReportStaysWhereNothingCouldBeJudged() throws {
    let input = try folder.write(scenario("Till", "Total"), to: "till.json")
    _ = try report(input)
    let before = try page("report.json")
    let outcome = try report(folder.path("tll.json"))
    #expect(outcome.status == 2 && outcome.errors.contains("did you mean"))
    #expect(try page("report.json") == before)
  }

  /// The output may lie in the folder that is read.
  @Test func aReportIsNoScenario() throws {
    _ = try folder.write(scenario("Till", "Total"), to: "till.json")
    for _ in 1...2 {
      let outcome = try Program().run("report", folder.url.path, "--output", folder.url.path, "--no-sound")
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(outcome.output.contains("leads to 1 page"))
    }
  }

  /// Two buttons with one label lead to two states, each with a name and a place of its own.
  @Test func statesHaveNamesOfTheirOwn() throws {
    let input = try folder.write(
      #"""
      {"title": "Rows", "state": {"a": "", "b": ""}, "screen": {"type": "vstack", "children": [
        {"type": "button", "title": "Add", "action": [{"set": "a", "to": "first"}]}, {"type": "text", "text": "{a}"},
        {"type": "button", "title": "Add", "action": [{"set": "b", "to": "second"}]}, {"type": "text", "text": "{b}"}]}}
      """#, to: "rows.json")
    _ = try report(input)
    let page = try page("rows.html")
    #expect(
      page.contains("data-state=\"after &#39;Add&#39;\"")
        && page.contains("data-state=\"after &#39;Add&#39; (2)\""))
    let ids = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
  }

  @Test func whatIsNotAsExpectedIsTold() throws {
    let input = try folder.write(
      #"{"title": "Till", "screen": {"type": "text", "text": "Hi"}, "expect": [{"element": "Missing"}]}"#,
      to: "till.json")
    #expect(try report(input).status == 0)
    let page = try page("till.html")
    #expect(page.contains("id=\"expectations\"") && page.contains("Missing"))
    #expect(try self.page("index.html").contains("1 not as expected"))
  }

  /// A screen that was left out of a run is not mended by that.
  @Test func whatWasNotLookedAtIsNotFixed() throws {
    let first = try folder.write(scenario("Till", "Total"), to: "till.json")
    let second = try folder.write(scenario("Shop", "Goods"), to: "shop.json")
    _ = try report(first, second)
    try FileManager.default.moveItem(atPath: folder.path("out/report.json"), toPath: folder.path("old.json"))
    _ = try report(first, options: ["--no-sound", "--against", folder.path("old.json")])
    let page = try page("comparison.html")
    #expect(
      page.contains("was not looked at in this run")
        && page.contains("Not looked at now: 1 scenario of the run before"))
    #expect(page.contains(">Fixed <span class=\"count\">0</span>"))
  }

  @Test func aLanguageWithoutAVoiceCostsTheSoundOnly() throws {
    let input = try folder.write(
      #"{"title": "V", "screen": {"type": "text", "text": "Hi", "accessibility": {"language": "xx-YY"}}}"#,
      to: "v.json")
    #expect(try report(input, options: []).status == 0)
    #expect(try page("v.html").contains("No sound: no voice for language"))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let file = try folder.write("", to: "file")
    let outcome = try Program().run(
      "report", Program.relative("checkout"), "--output", file + "/out", "--no-sound")
    #expect(outcome.status == 2 && outcome.errors.contains("the folder cannot be made"))
  }

  // MARK: Committed pages

  /// What the pages of the shipped scenarios hold besides their sound, which other versions of espeak-ng make otherwise.
  private func silent(_ page: String) -> String {
    page.replacing(/data:audio\/mpeg;base64,[A-Za-z0-9+\/=]*/, with: "").replacing(
      /data-(?:start|end|duration)="[0-9.]+"/, with: "")
  }

  @Test func theCommittedPagesAreThoseOfThisVersion() throws {
    _ = try report("Scenarios", options: [])
    let committed = Program.project.appendingPathComponent("Reports")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).filter {
      $0.hasSuffix(".html")
    }
    #expect(names.count == 5)
    for name in names {
      let kept = try String(contentsOf: committed.appendingPathComponent(name), encoding: .utf8)
      let isSame = try silent(page(name)) == silent(kept)
      #expect(
        isSame,
        "Reports/\(name) is not what 'a11ysim report Scenarios' writes; run it and look at what changed")
      #expect(kept.utf8.count < 3_000_000)
    }
  }
}
