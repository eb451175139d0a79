import SemanticTree

/// How the user names files and where the user's types are declared; empty outside of a host process.
enum SourceNames {
  nonisolated(unsafe) private static var files: [String: String] = [:]
  nonisolated(unsafe) private static var declarations: [String: SourceLocation] = [:]

  /// Takes the names that another process hands over.
  static func use(_ settings: HostSettings) {
    files = settings.files
    declarations = settings.declarations
  }

  /// The user's path of a file that the compiler names in its own way; nil for one that is not the user's.
  static func path(of file: String) -> String? { files.isEmpty ? file : files[file] }

  /// Where a type is declared, if that is known.
  static func declaration(of type: Any.Type) -> SourceLocation? {
    declarations.isEmpty ? nil : declarations[TypeNames.name(of: type)]
  }

  /// The name of a type for a message, after the place of its declaration where that is known.
  static func located(_ type: Any.Type) -> String {
    let name = TypeNames.name(of: type)
    return declaration(of: type).map { "\($0): \(name)" } ?? name
  }
}
