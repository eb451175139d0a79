import Foundation

/// The inputs that workers share out among themselves through files of a folder.
///
/// All claims stand in one file and a worker's results in another: a file for each input would cost more than the audit
/// of a small one.
public struct WorkShare {
  private let folder: String
  private let count: Int

  public init(folder: String, count: Int) {
    self.folder = folder
    self.count = count
  }

  /// Does what nobody has claimed, input after input.
  ///
  /// - Parameter limit: after how many inputs it is enough; nil for none.
  /// - Throws: where results cannot be written.
  @MainActor
  public func work(limit: Int? = nil, _ audit: (Int) -> JudgedInput) throws {
    let parent = getppid()
    var rest = limit ?? count
    // Nobody asks for what is left when the process that called is gone.
    while rest > 0, getppid() == parent, let index = try claim() {
      try store(audit(index), at: index)
      rest -= 1
    }
  }

  // MARK: Claims

  /// A claim is the claiming process' number, as long as every other; its place in the file is the input's.
  private static let claimLength = 12

  /// - Returns: the next input that nobody has claimed; nil where there is none.
  private func claim() throws -> Int? {
    let file = try FileToExtend(claimsPath)
    defer { file.release() }
    let index = file.length / Self.claimLength
    guard index < count else { return nil }
    let owner = "\(getpid())"
    let padding = String(repeating: " ", count: Self.claimLength - 1 - owner.utf8.count)
    try file.append(Data((owner + padding + "\n").utf8))
    return index
  }

  /// Whether every input is claimed.
  var isWhollyClaimed: Bool { lines(of: claimsPath).count >= count }

  /// What a worker has claimed.
  func claims(of process: pid_t) -> [Int] {
    lines(of: claimsPath).enumerated()
      .filter { String(decoding: $1, as: UTF8.self).trimmingCharacters(in: .whitespaces) == "\(process)" }
      .map(\.offset)
  }

  /// What a worker has claimed and left without a result.
  func unfinished(claimedBy process: pid_t) -> [Int] {
    let results = results
    return claims(of: process).filter { results[$0] == nil }
  }

  // MARK: Results

  private struct Entry: Codable {
    var index: Int
    var result: JudgedInput
  }

  func store(_ result: JudgedInput, at index: Int) throws {
    let entry = try JSONEncoder().encode(Entry(index: index, result: result))
    let file = try FileToExtend(folder.appending(pathComponent: "\(Self.resultsPrefix)\(getpid())"))
    defer { file.release() }
    try file.append(entry + Data("\n".utf8))
  }

  /// What is done so far, by the inputs' numbers. A line that its worker did not live to end counts as nothing.
  var results: [Int: JudgedInput] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let entries = names.filter { $0.hasPrefix(Self.resultsPrefix) }
      .flatMap { lines(of: folder.appending(pathComponent: $0)) }
      .compactMap { try? JSONDecoder().decode(Entry.self, from: $0) }
    return Dictionary(entries.map { ($0.index, $0.result) }) { first, _ in first }
  }

  // MARK: Files

  private static let resultsPrefix = "results-"
  private var claimsPath: String { folder.appending(pathComponent: "claims") }

  private func lines(of path: String) -> [Data] {
    let content = FileManager.default.contents(atPath: path) ?? Data()
    return content.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}

/// A file that one process at a time adds to.
private struct FileToExtend {
  private let descriptor: Int32
  let length: Int

  struct NotWritten: Error, CustomStringConvertible {
    let description: String

    init(_ path: String) { description = "'\(path)': \(String(cString: strerror(errno)))" }
  }

  private let path: String

  /// Opens or makes the file, and waits until no other process has it.
  init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { throw NotWritten(path) }
    while flock(descriptor, LOCK_EX) == -1, errno == EINTR {}
    length = Int(lseek(descriptor, 0, SEEK_END))
  }

  func append(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw NotWritten(path) }
      rest = rest.dropFirst(written)
    }
  }

  func release() { close(descriptor) }
}
