import Auditor
import Foundation
import Gate
import SemanticTree

/// What a run of `report` saw, kept so that a later run can be compared with it.
public struct ReportRecord: Codable, Sendable {
  /// The format's own version; a file of another one cannot be compared with.
  public var formatVersion = ReportRecord.currentVersion
  public var toolVersion: String
  /// In the order of the inputs.
  public var entries: [Entry]

  public static let currentVersion = 1

  /// A scenario with what was found in it.
  public struct Entry: Codable, Sendable {
    public var scenario: SurveyedScenario
    public var findings: [GatedFinding]

    public init(scenario: SurveyedScenario, findings: [GatedFinding]) {
      self.scenario = scenario
      self.findings = findings
    }
  }

  public init(toolVersion: String, entries: [Entry]) {
    self.toolVersion = toolVersion
    self.entries = entries
  }

  /// Why a file cannot be compared with.
  public struct Unreadable: Error, CustomStringConvertible {
    public let description: String
  }

  /// Reads what an earlier run kept.
  ///
  /// - Throws: `Unreadable`, which names the file and tells what to do.
  public static func read(_ path: String) throws(Unreadable) -> ReportRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(description: "'\(path)' cannot be read: is there such a file?")
    }
    do {
      let version = try JSONDecoder().decode(Head.self, from: data).formatVersion
      guard version == currentVersion else {
        throw Unreadable(
          description:
            "'\(path)' has version \(version) of the format, and this a11ysim compares with version "
            + "\(currentVersion): run 'report' of this version on the old sources")
      }
      return try JSONDecoder().decode(ReportRecord.self, from: data)
    } catch let error as Unreadable {
      throw error
    } catch {
      throw Unreadable(description: "'\(path)' is no report.json of 'a11ysim report'")
    }
  }

  private struct Head: Decodable {
    var formatVersion: Int
  }

  /// The record as a file: equal records give equal bytes.
  public func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
