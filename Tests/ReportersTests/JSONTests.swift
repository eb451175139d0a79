import Foundation
import Gate
import Reporters
import Testing

@Suite struct JSONTests {
  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func aStatusIsAWordWithItsReasonBesideIt() throws {
    let document = try #require(object(JSONReport.report(Sample.result, Sample.context)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(
      Set(findings.compactMap { $0["status"] as? String }) == ["new", "known", "suppressed", "unchanged"])
    let places = findings.flatMap { $0["places"] as? [[String: Any]] ?? [] }
    let place = try #require(places.first { $0["until"] != nil })
    #expect(place["status"] as? String == "suppressed")
    #expect(place["reason"] as? String == "the navigation bar says it, see #123")
    #expect((place["reasonSource"] as? [String: Any])?["line"] as? Int == 22)
  }

  /// Programs compare with the texts of the screen, so that these are as they were.
  @Test func textsAreAsTheyWere() throws {
    let document = try #require(object(JSONReport.report(Sample.result, Sample.context)) as? [String: Any])
    let inputs = try #require(document["inputs"] as? [[String: Any]])
    #expect(inputs.contains { $0["title"] as? String == Sample.oddText })
    #expect((document["tool"] as? [String: Any])?["version"] as? String == "1.2.3")
  }

  // MARK: GitLab

  @Test func gitLabHasAnEntryForEachPlaceThatIsNotSuppressed() throws {
    let entries = try #require(object(GitLabReport.report(Sample.result, Sample.context)) as? [[String: Any]])
    let places = Sample.result.findings.flatMap(\.places).filter {
      if case .suppressed = $0.status { false } else { true }
    }
    let prints = entries.compactMap { $0["fingerprint"] as? String }
    #expect(Set(places.map(\.id)).isSubset(of: prints))
    #expect(Set(prints).count == prints.count)
    // Two problems of a file that cannot be read, two expectations and two notes with a place.
    #expect(prints.count == places.count + 6)
  }

  @Test func gitLabHasWhatItAsksFor() throws {
    let entries = try #require(object(GitLabReport.report(Sample.result, Sample.context)) as? [[String: Any]])
    for entry in entries {
      #expect((entry["description"] as? String)?.isEmpty == false)
      #expect((entry["check_name"] as? String)?.isEmpty == false)
      #expect(["info", "minor", "major", "critical", "blocker"].contains(entry["severity"] as? String))
      let location = try #require(entry["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.hasPrefix("./") && !path.hasPrefix("/"))
      #expect(((location["lines"] as? [String: Any])?["begin"] as? Int ?? 0) >= 1)
    }
  }

  // MARK: reviewdog

  @Test func reviewdogHasADocumentOnEachLine() throws {
    let lines = ReviewdogReport.report(Sample.result, Sample.context).split(separator: "\n")
    for line in lines {
      let document = try #require(object(String(line)) as? [String: Any])
      #expect((document["message"] as? String)?.isEmpty == false)
      #expect(["ERROR", "WARNING", "INFO"].contains(document["severity"] as? String))
    }
    #expect(lines.count == 7 + 6)
  }
}
