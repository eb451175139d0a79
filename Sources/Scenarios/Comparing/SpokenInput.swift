import Foundation
import LocatedJSON

/// Inputs that say something: scenarios, what `speak --json` wrote, and lines that somebody copied.
public enum SpokenInput {
  /// What a file holds.
  public enum Content {
    /// To be played.
    case scenario(Scenario)
    /// Known already.
    case script(SpokenScript)
  }

  private struct Reading: Decodable {
    var title: String
    var reading: [PlayedReading]
  }

  /// Reads a file: lines where its name ends in `.txt`, else JSON.
  ///
  /// - Throws: everything that is wrong with it.
  public static func read(_ path: String) throws(ScenarioError) -> Content {
    guard !path.lowercased().hasSuffix(".txt") else {
      return .script(SpokenScript(try DeviceTranscript.read(path), file: path))
    }
    guard !path.hasSuffix(".swift") else { return .scenario(try ScenarioReader.read(contentsOf: path)) }
    let bytes = try InputFile.bytes(of: path, named: path)
    guard isSpoken(bytes, path) else { return .scenario(try ScenarioReader.read(bytes, file: path)) }
    return .script(try spoken(Data(bytes), path))
  }

  /// Whether the file is what `speak --json` writes.
  private static func isSpoken(_ bytes: [UInt8], _ path: String) -> Bool {
    let object = (try? JSONReader.read(bytes, file: path))?.object
    return object?["reading"] != nil && object?["screen"] == nil
  }

  private static func spoken(_ data: Data, _ path: String) throws(ScenarioError) -> SpokenScript {
    if let playback = try? JSONDecoder().decode(Playback.self, from: data) {
      return SpokenScript(playback, file: path)
    }
    guard let reading = try? JSONDecoder().decode(Reading.self, from: data) else {
      throw ScenarioError([
        Diagnostic(
          file: path, position: nil, expected: "what 'speak --json' of this version writes",
          found: "a 'reading' of another form", suggestion: "write it anew")
      ])
    }
    return SpokenScript(reading.reading, title: reading.title, file: path)
  }
}
