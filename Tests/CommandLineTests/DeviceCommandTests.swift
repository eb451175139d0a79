import Foundation
import Testing

@Suite struct DeviceCommandTests {
  private static let agreeing = """
    # iOS 26.1, iPhone 15, en
    Checkout
    Shipping. Standard. Button. Opens the list
    country select a country button opens the list
    Tap a field to open it
    > activate 'Shipping'
    (nothing)
    > focus 'Overnight'
    Overnight, button
    """

  private func check(_ text: String, _ options: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "heard.txt")
    let outcome = try Program().run(["check", Program.relative("checkout"), "--device", path] + options)
    return (
      outcome.status, outcome.output.replacing(path, with: "heard.txt"),
      outcome.errors.replacing(path, with: "heard.txt")
    )
  }

  @Test func linesThatAgreeGiveZero() throws {
    let outcome = try check(Self.agreeing)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.hasSuffix("6 of 6 lines agree\n"))
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, "device-agreeing.txt")
  }

  @Test func linesThatDifferAreShown() throws {
    let text = Self.agreeing.replacing("Button. Opens the list", with: "Pop up button")
      .replacing("(nothing)", with: "Shipping, expanded").replacing("Tap a field to open it\n", with: "")
    let outcome = try check(text)
    #expect(outcome.status == 1, "\(outcome)")
    try expectGolden(outcome.output, "device-differing.txt")
  }

  @Test func theExampleOfTheReadmeAgrees() throws {
    let readme = try String(contentsOfFile: Program.scenarios + "/README.md", encoding: .utf8)
    let section = try #require(readme.range(of: "## Lines from a device")?.upperBound)
    let lines = readme[section...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("    ") }.prefix { $0.hasPrefix("    ") }
    #expect(lines.contains("    > next 2"))
    let outcome = try check(lines.map { $0.dropFirst(4) }.joined(separator: "\n"))
    #expect(outcome.status == 0 && outcome.output.hasSuffix("6 of 6 lines agree\n"), "\(outcome)")
  }

  @Test func wordsThatTheDeviceAddsAreCounted() throws {
    let text = Self.agreeing.replacing("Checkout\n", with: "Checkout, heading\n")
    let outcome = try check(text)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\nsaid by the device alone: 1 word ('heading')\n"), "\(outcome)")
    #expect(try check(text, "--json").output.contains(#""addedWords" : 1"#))
  }

  @Test func anotherDeviceThanTheModelledIsTold() throws {
    let outcome = try check(Self.agreeing.replacing("26.1", with: "18.2").replacing(", en", with: ", de"))
    #expect(
      outcome.errors.contains("add '--env iOS=18'") && outcome.errors.contains("add '--locale de'"),
      "\(outcome)")
    let same = try check(Self.agreeing.replacing("26.1", with: "18.2"), "--env", "iOS=18")
    #expect(same.status == 0 && same.errors.isEmpty, "\(same)")
  }

  @Test func jsonHasEverything() throws {
    let outcome = try check(Self.agreeing, "--json")
    let json = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(outcome.status == 0 && json["agrees"] as? Bool == true && json["lines"] as? Int == 6)
  }

  @Test(arguments: [
    ("", 2, "found none"), ("Checkout\n> activate 'Shiping'\nx\n", 2, "heard.txt:2:1: error"),
    ("Checkout\n> fly\n", 2, "heard.txt:2:1: error"),
  ])
  func badTranscriptsGiveTwo(text: String, status: Int32, message: String) throws {
    let outcome = try check(text)
    #expect(
      outcome.status == status && outcome.output.isEmpty && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func mistakenOptionsAreTold() throws {
    let reports = try check(Self.agreeing, "--output", "json:-")
    #expect(
      reports.status == 64 && reports.errors.contains("'--output' does not go with '--device"), "\(reports)")
    let missing = try Program().run("check", Program.relative("checkout"), "--device", "nowhere.txt")
    #expect(
      missing.status == 2 && missing.errors.contains("nowhere.txt: error: expected a readable file"),
      "\(missing)")
    let two = try Program().run("check", "Scenarios", "b.json", "--device", "heard.txt")
    #expect(two.status == 64, "\(two)")
  }

  @Test func aNameOfADeviceIsStillALayout() throws {
    let outcome = try Program().run("check", Program.relative("checkout"), "--device", "iPhone Sx 3")
    #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'iPhone SE 3'?"), "\(outcome)")
  }
}
