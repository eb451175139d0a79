import Foundation
import SourceMessages

/// Compiled source, kept by the content of everything that went into it.
struct BuildCache {
  private let root: URL
  /// Old builds go when there are more.
  private static let capacity = 64

  /// `A11YSIM_CACHE`, or the user's cache folder; a temporary one where that cannot be written.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    root = Self.folder(environment).appendingPathComponent("builds")
  }

  static func folder(_ environment: [String: String]) -> URL {
    if let own = environment["A11YSIM_CACHE"], !own.isEmpty { return URL(fileURLWithPath: own) }
    let home = environment["HOME"].map { URL(fileURLWithPath: $0) }
    #if os(macOS)
      let shared = home?.appendingPathComponent("Library/Caches")
    #else
      let configured = environment["XDG_CACHE_HOME"].flatMap {
        $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil
      }
      let shared = configured ?? home?.appendingPathComponent(".cache")
    #endif
    let wanted = (shared ?? FileManager.default.temporaryDirectory).appendingPathComponent("a11ysim")
    try? FileManager.default.createDirectory(at: wanted, withIntermediateDirectories: true)
    if FileManager.default.isWritableFile(atPath: wanted.path) { return wanted }
    return FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(getuid())")
  }

  /// The folder of a finished build; nil where there is none.
  func build(for key: String) -> URL? {
    let folder = root.appendingPathComponent(key)
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    // The date of a folder's use tells which are old.
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path)
    return folder
  }

  /// A folder to fill; nobody finds it until it is kept.
  func draft() throws -> URL {
    let draft = root.appendingPathComponent(".draft-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    } catch {
      throw SourceError.notStarted(
        "nothing can be written to '\(root.path)', where what is compiled is kept; set A11YSIM_CACHE to a folder that can"
          + " be written")
    }
    return draft
  }

  /// Makes a filled folder a build: whole or not at all, whoever else makes the same.
  ///
  /// - Returns: the folder, moved to where later runs find it.
  func keep(_ draft: URL, as key: String) throws -> URL {
    let place = root.appendingPathComponent(key)
    // One of before lacks what has come since, or was damaged. Another run may have it open, so it only steps aside.
    try? FileManager.default.moveItem(at: place, to: root.appendingPathComponent(".old-\(UUID().uuidString)"))
    do {
      try FileManager.default.moveItem(at: draft, to: place)
    } catch {
      // Somebody else was faster.
      guard FileManager.default.fileExists(atPath: place.path) else { throw error }
      try? FileManager.default.removeItem(at: draft)
    }
    removeOld()
    return place
  }

  // MARK: Companions

  /// The files that named ones needed when they were built last.
  func companions(for key: String) -> [SourceFile] {
    let data = FileManager.default.contents(atPath: companionsFile(key).path)
    let known = data.flatMap { try? JSONDecoder().decode([SourceFile].self, from: $0) } ?? []
    return known.allSatisfy { FileManager.default.fileExists(atPath: $0.path) } ? known : []
  }

  func note(companions: [SourceFile], for key: String) throws {
    guard !companions.isEmpty else { return }
    try JSONEncoder().encode(companions).write(to: companionsFile(key), options: .atomic)
  }

  private func companionsFile(_ key: String) -> URL { root.appendingPathComponent("\(key).companions") }

  /// What a run that was ended left, or what stepped aside, goes after an hour.
  private func removeLeftovers() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let all =
      (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: Array(keys))) ?? []
    for folder in all where [".draft-", ".old-"].contains(where: folder.lastPathComponent.hasPrefix) {
      let date = (try? folder.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast
      if -date.timeIntervalSinceNow > 3_600 { try? FileManager.default.removeItem(at: folder) }
    }
  }

  private func removeOld() {
    removeLeftovers()
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let builds =
      (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: keys)) ?? []
    guard builds.count > Self.capacity else { return }
    let dated = builds.map {
      ($0, (try? $0.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast)
    }
    for (build, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(at: build)
    }
  }
}

/// A name for content: the hash FNV-1a with 64 bits (RFC 9923) and the number of bytes.
struct ContentKey {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  private var count = 0

  mutating func add(_ data: Data) {
    // Where one part ends and the next begins is content, too.
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    count += data.count
  }

  mutating func add(_ text: String) { add(Data(text.utf8)) }

  /// A file that is too large to be read each time, by its path, size and date.
  mutating func add(fileAt url: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    add("\(url.path) \(attributes?[.size] ?? 0) \(date)")
  }

  var name: String { String(hash, radix: 16) + "-\(count)" }
}
