import Foundation
import SourceMessages

/// Finds what stands alone in a repository: it imports nothing but what every app has, and names no type that is
/// declared elsewhere in the repository.
struct CandidateSearch {
  let candidates: [CompatibilitySurvey.Candidate]

  private struct File {
    var url: URL
    var name: String
    var isView: Bool
    var isPlain: Bool
    var declared: Set<String>
    var used: Set<String>
  }

  private static let plainModules: Set<String> = [
    "SwiftUI", "Foundation", "Combine", "UIKit", "os", "OSLog", "Accessibility", "CoreGraphics",
    "Observation",
    "Swift",
  ]
  private static let largestFolder = 30

  init(_ repository: URL) {
    let files = Self.files(of: repository)
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.declared { homes[type, default: []].insert(file.name) }
    }
    func stands(_ part: [File]) -> Bool {
      let names = Set(part.map(\.name))
      let own = part.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
      let used = part.reduce(into: Set<String>()) { $0.formUnion($1.used) }
      return part.allSatisfy(\.isPlain) && part.contains(where: \.isView)
        && used.subtracting(own).allSatisfy { homes[$0].map { $0.isSubset(of: names) } ?? true }
    }
    func candidate(_ name: String, _ part: [File]) -> CompatibilitySurvey.Candidate {
      let sources = part.map { SourceFile(path: $0.url.path, name: $0.name) }
      return CompatibilitySurvey.Candidate(
        repository: repository.lastPathComponent, name: "\(repository.lastPathComponent)/\(name)",
        files: sources)
    }
    let single = files.filter { stands([$0]) }.map { candidate($0.name, [$0]) }
    let folders = Dictionary(grouping: files) { $0.url.deletingLastPathComponent().path }
    let grouped = folders.sorted { $0.key < $1.key }.filter { _, part in
      part.count > 1 && part.count <= Self.largestFolder && stands(part) && !part.allSatisfy { stands([$0]) }
    }
    candidates =
      single + grouped.map { candidate(String($0.key.dropFirst(repository.path.count + 1)) + "/", $0.value) }
  }

  private static func files(of repository: URL) -> [File] {
    let root = repository.path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter {
      $0.hasSuffix(".swift") && !$0.contains(/Tests?\/|Package\.swift|[Ww]atch|macOS/)
    }
    .compactMap { name in
      let url = repository.appendingPathComponent(name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return file(url, name, text)
    }
  }

  private static func file(_ url: URL, _ name: String, _ text: String) -> File {
    let code = text.replacing(/\/\/[^\n]*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "")
    let imports = code.matches(of: /(?m)^\s*(?:@\w+\s+)*import\s+(?:(?:struct|class|enum|func)\s+)?(\w+)/).map
    { String($0.1) }
    let declared = code.matches(of: /\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)/).map {
      String($0.1)
    }
    let used = code.matches(of: /\b[A-Z]\w*/).map { String($0.0) }
    return File(
      url: url, name: name,
      isView: imports.contains("SwiftUI") && code.contains(/:\s*(?:some\s+)?View\b/),
      isPlain: plainModules.isSuperset(of: imports), declared: Set(declared), used: Set(used))
  }
}
