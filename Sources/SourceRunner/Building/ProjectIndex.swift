import Foundation
import SourceMessages

/// Which file of a project declares what, for source that needs more than the files that were named.
struct ProjectIndex {
  private struct File {
    var source: SourceFile
    var declared: Set<String>
    var extended: Set<String>
    var imported: Set<String>
  }

  private let files: [File]
  private let home: String
  /// The project's folder.
  let root: String

  /// - Parameters:
  ///   - file: one of the named files, which tells what project is meant.
  ///   - name: how messages name a file.
  init(around file: SourceFile) {
    root = ProjectIndex.root(above: file.path)
    home = file.path
    let prefix = file.path.hasSuffix(file.name) ? String(file.path.dropLast(file.name.count)) : ""
    let found =
      (try? SourceFiles.files(at: root) { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 })
      ?? []
    files = found.compactMap { source in
      FileManager.default.contents(atPath: source.path).map { ProjectIndex.scan($0, source) }
    }
  }

  /// The nearest folder above a file that is a package's, an Xcode project's or a repository's; else the file's own.
  static func root(above path: String) -> String {
    let own = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = own
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isRoot = names.contains {
        ["Package.swift", ".git"].contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      }
      if isRoot { return folder.path }
      folder = folder.deletingLastPathComponent()
    }
    return own.path
  }

  /// Whether a module that is imported is one of the project's own, whose files are in it.
  func isOwn(module: String) -> Bool {
    files.contains { $0.source.path.contains("/\(module)/") }
  }

  /// What files declare that extend a type; these names are not to be declared again.
  func names(inExtensionsOf types: Set<String>) -> Set<String> {
    files.filter { !$0.extended.isDisjoint(with: types) }.reduce(into: []) { $0.formUnion($1.declared) }
  }

  /// Whether anything that could be found around a file was changed after a moment.
  static func isChanged(around path: String, since date: Date) -> Bool {
    let names = FileManager.default.enumerator(atPath: root(above: path))
    var looked = 0
    while let name = names?.nextObject() as? String, looked < mostEntries {
      looked += 1
      guard name.hasSuffix(".swift") || name.hasSuffix("Contents.json") else { continue }
      let changed = names?.fileAttributes?[.modificationDate] as? Date
      if changed.map({ $0 > date }) ?? false { return true }
    }
    return false
  }

  private static let mostEntries = 50_000

  /// The files that declare what a compiler did not find; for each name the nearest that imports nothing unknown.
  func companions(for errors: [CompilerMessage], besides known: [SourceFile]) -> [SourceFile] {
    let paths = Set(known.map(\.path))
    var result: [SourceFile] = []
    for missing in UniqueNames(errors).names {
      let fitting = files.filter { file in
        guard file.declared.contains(missing.name), !paths.contains(file.source.path) else { return false }
        return missing.owner.map {
          file.extended.contains($0) || file.declared.contains($0) || file.extended.contains("View")
        } ?? true
      }
      let usable = fitting.filter {
        $0.imported.allSatisfy { KnownModules.has($0) || isOwn(module: $0) }
      }
      guard let nearest = usable.max(by: { nearness($0) < nearness($1) }) else { continue }
      if !result.contains(nearest.source) { result.append(nearest.source) }
    }
    return result
  }

  /// How much of their way two files share.
  private func nearness(_ file: File) -> Int {
    zip(file.source.path.split(separator: "/"), home.split(separator: "/")).prefix { $0 == $1 }.count
  }

  // MARK: Reading

  private static let declaring: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]

  /// Names after the words that declare them; comments and strings may add some, which does no harm.
  private static func scan(_ data: Data, _ source: SourceFile) -> File {
    var file = File(source: source, declared: [], extended: [], imported: [])
    var before = ""
    for word in words(of: data) {
      if declaring.contains(before) { file.declared.insert(word) }
      if before == "extension" { file.extended.insert(word) }
      if before == "import" { file.imported.insert(word) }
      before = word
    }
    return file
  }

  private static func words(of data: Data) -> [String] {
    data.split { byte in
      let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
      return !(isLetter || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_"))
    }.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The names that errors say are missing, each once.
private struct UniqueNames {
  struct Name: Hashable {
    var name: String
    /// The type that should have it.
    var owner: String?
  }

  private(set) var names: [Name] = []

  init(_ errors: [CompilerMessage]) {
    var seen: Set<Name> = []
    for name in errors.compactMap({ UniqueNames.name(in: $0.text) }) where seen.insert(name).inserted {
      names.append(name)
    }
  }

  private static func name(in message: String) -> Name? {
    if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) {
      return Name(name: String(match.1))
    }
    guard let match = message.firstMatch(of: /type '(.+?)'.* has no (?:static )?member '(\w+)/) else {
      return nil
    }
    return Name(name: String(match.2), owner: owner(String(match.1)))
  }

  /// `some View`, `Font?` and `Binding<Bool>` are extended as `View`, `Font` and `Binding`.
  private static func owner(_ type: String) -> String {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.first { !["some", "any"].contains($0) }
    return name.map(String.init) ?? "View"
  }
}
