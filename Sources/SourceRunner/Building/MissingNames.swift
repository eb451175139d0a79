import SourceMessages

/// The names that a compiler did not find, as a list that a person reads: by kind, the most frequent first, with what
/// helps.
struct MissingNames: CustomStringConvertible {
  private struct Entry {
    var name: Name
    var places: [String]
  }

  private let entries: [Entry]
  private let others: [String]

  /// - Parameter files: the names of the user's files by those of their copies.
  init(_ errors: [CompilerMessage], named files: [String: String]) {
    var entries: [Entry] = []
    var indices: [Name: Int] = [:]
    var others: [String] = []
    for error in errors {
      let place = "\(files[error.copy] ?? error.copy):\(error.line):\(error.column)"
      guard let name = Name(in: error.text) else {
        others.append("\(place): error: \(error.text)")
        continue
      }
      if let index = indices[name] {
        entries[index].places.append(place)
      } else {
        indices[name] = entries.count
        entries.append(Entry(name: name, places: [place]))
      }
    }
    self.entries = entries
    self.others = others
  }

  // MARK: Words

  var description: String {
    if entries.isEmpty {
      return (["the source does not compile:"] + cut(others.map { "  \($0)" }, to: 8, "error")).joined(
        separator: "\n")
    }
    let names = entries.count == 1 ? "a name that is" : "\(entries.count) names that are"
    let heading = "the source cannot be run without \(names) not known here:"
    // What is told beside missing names mostly follows from them.
    return ([heading] + Name.Kind.allCases.flatMap(lines) + advice).joined(separator: "\n")
  }

  /// The names of one kind, the most frequent first.
  private func lines(_ kind: Name.Kind) -> [String] {
    let own = entries.enumerated().filter { $0.element.name.kind == kind }
      .sorted { ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset) }
    if own.isEmpty { return [] }
    let lines = own.map { line($0.element) }
    return ["  \(kind.title):"] + cut(lines, to: 12, "name")
  }

  private func line(_ entry: Entry) -> String {
    let (count, limit) = (entry.places.count, 3)
    let places = entry.places.prefix(limit).joined(separator: ", ")
    let more = count > limit ? " and \(count - limit) more place\(count - limit == 1 ? "" : "s")" : ""
    return "    \(entry.name)  \(places)\(more)"
  }

  private func cut(_ lines: [String], to limit: Int, _ what: String) -> [String] {
    let rest = lines.count - limit
    if rest <= 0 { return lines }
    return lines.prefix(limit) + ["    and \(rest) more \(what)\(rest == 1 ? "" : "s")"]
  }

  /// What helps, by what is missing.
  private var advice: [String] {
    let kinds = Set(entries.map(\.name.kind))
    let modules = entries.filter { $0.name.kind == .module }.map(\.name.text)
    var lines: [String] = []
    if !modules.isEmpty, kinds.count > 1 {
      lines.append(
        "some of the names may come from \(Self.list(modules)), which cannot be had here: Apple's frameworks beyond "
          + "SwiftUI and packages are not read")
    }
    if kinds.contains(.name) || kinds.contains(.member) {
      lines.append(
        "the project around the files was searched for what declares these names; where that lies elsewhere, give a "
          + "folder that holds it too: all Swift files in a folder are read together")
    }
    return lines
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }
}

extension MissingNames {
  /// A name that the compiler did not find.
  struct Name: Hashable, CustomStringConvertible {
    enum Kind: CaseIterable {
      case module, name, member, attribute, macro

      fileprivate var title: String {
        switch self {
        case .module: "modules that are not here"
        case .name: "types, functions and values"
        case .member: "modifiers and other members"
        case .attribute: "attributes"
        case .macro: "macros"
        }
      }
    }

    var kind: Kind
    var text: String
    /// The type that has no such member; nil where it has none.
    var type: String?

    /// What a message says is missing; nil where it says something else.
    init?(in message: String) {
      if let match = message.firstMatch(of: /type '([^']+?)'.* has no (?:static )?member '(.+?)'/) {
        (kind, text, type) = (.member, String(match.2), String(match.1))
        return
      }
      let patterns: [(Kind, Regex<(Substring, Substring)>)] = [
        (.module, /no such module '(.+?)'/), (.name, /cannot find (?:type )?'(.+?)' in scope/),
        (.member, /has no (?:static )?member '(.+?)'/), (.attribute, /unknown attribute '(.+?)'/),
        (.macro, /no macro named '(.+?)'/),
      ]
      for (kind, pattern) in patterns {
        if let match = message.firstMatch(of: pattern) {
          (self.kind, text) = (kind, String(match.1))
          return
        }
      }
      return nil
    }

    var description: String {
      switch kind {
      case .module, .name: text
      case .member: type.map { "\($0).\(text)" } ?? ".\(text)"
      case .attribute: "@\(text)"
      case .macro: "#\(text)"
      }
    }
  }
}
