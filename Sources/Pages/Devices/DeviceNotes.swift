import Foundation
import Gate
import SemanticTree

/// What somebody heard on a device, to be compared with what is said here. A page saves it as `device.json`, one file
/// for a scenario.
public struct DeviceNotes: Equatable, Sendable {
  /// What was heard at an element of a state.
  struct Note: Hashable, Codable, Sendable {
    var state: String
    var node: String
    var heard: String
  }

  /// A file as a page saves it; what else is in it is for people.
  private struct File: Codable {
    var scenario: String
    var device: String?
    var lines: [Note]
  }

  /// Which device it was, by scenario.
  private var devices: [String: String] = [:]
  private var notes: [String: [Note]] = [:]

  public init() {}

  /// Why a file of notes cannot be used.
  public struct Unreadable: Error, CustomStringConvertible {
    public let description: String
  }

  /// What was heard at an element; nil where nobody wrote it down.
  func heard(at node: NodeID, in state: String, of scenario: String) -> String? {
    notes[scenario]?.last { $0.state == state && $0.node == node.path }?.heard
  }

  /// The scenarios that are noted and not among some others: they were moved, or are not part of this run.
  public func scenarios(besides known: [String]) -> [String] {
    Set(notes.keys).subtracting(known).sorted()
  }

  /// The device on which it was heard; nil where nobody wrote it down.
  func device(of scenario: String) -> String? { devices[scenario].flatMap { $0.isEmpty ? nil : $0 } }

  /// The notes of all files named `device.json`, or as browsers name a second one, in a folder: the higher their
  /// number, the more they count.
  ///
  /// - Throws: `Unreadable` for one that has another form.
  public static func read(in folder: String) throws(Unreadable) -> DeviceNotes {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.compactMap { name in DeviceFileName.number(of: name).map { (name: name, number: $0) } }
    var notes = DeviceNotes()
    for file in files.sorted(by: { $0.number < $1.number }) {
      try notes.add(folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)")
    }
    return notes
  }

  private mutating func add(_ path: String) throws(Unreadable) {
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      devices[file.scenario] = file.device
      notes[file.scenario, default: []] += file.lines
    } catch {
      throw Unreadable(
        description: "'\(path)' does not hold notes of a device, as a page saves them: it needs "
          + #"{"scenario": "PATH", "device": "…", "lines": [{"state": "start", "node": "…", "heard": "…"}]}"#)
    }
  }
}

/// How what was heard on a device compares with what is said here.
enum DeviceComparison: Equatable {
  case same, different

  /// Case, punctuation and spaces are nothing that is heard.
  init(_ heard: String, _ said: String) {
    self = Self.words(heard) == Self.words(said) ? .same : .different
  }

  private static func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
