import SourceMessages

/// The names that a compiler did not find, as a list that a person reads.
struct MissingNames: CustomStringConvertible {
  private struct Name {
    var text: String
    var places: [String]
  }

  private var names: [Name] = []
  private var others: [String] = []

  /// - Parameter files: the names of the user's files by those of their copies.
  init(_ errors: [CompilerMessage], named files: [String: String]) {
    for error in errors {
      let place = "\(files[error.copy] ?? error.copy):\(error.line):\(error.column)"
      if let name = Self.name(in: error.text) {
        if let index = names.firstIndex(where: { $0.text == name }) {
          names[index].places.append(place)
        } else {
          names.append(Name(text: name, places: [place]))
        }
      } else {
        others.append("\(place): \(error.text)")
      }
    }
  }

  /// What a message says is missing; nil where it says something else.
  static func name(in message: String) -> String? {
    if let match = message.firstMatch(of: /no such module '(.+?)'/) { return "module \(match.1)" }
    if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) { return String(match.1) }
    if let match = message.firstMatch(of: /type '(.+?)'.* has no (?:static )?member '(.+?)'/) {
      return "\(match.1).\(match.2)"
    }
    if let match = message.firstMatch(of: /unknown attribute '(.+?)'/) { return "@\(match.1)" }
    if let match = message.firstMatch(of: /no macro named '(.+?)'/) { return "#\(match.1)" }
    return nil
  }

  var description: String {
    let shown = names.prefix(40).map { name in
      let more = name.places.count > 3 ? " and \(name.places.count - 3) more places" : ""
      return "  \(name.text)  (\(name.places.prefix(3).joined(separator: ", "))\(more))"
    }
    // What is told beside missing names mostly follows from them.
    let rest = names.isEmpty ? others.prefix(8).map { "  \($0)" } : []
    let heading =
      names.isEmpty ? "the source does not compile:" : "the source cannot be run; not known here are:"
    return ([heading] + shown + rest).joined(separator: "\n")
  }
}
