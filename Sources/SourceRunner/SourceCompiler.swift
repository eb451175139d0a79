import Foundation

/// Compiles unmodified SwiftUI source against SemanticUI.
public struct SourceCompiler: Sendable {
  public var installation: Installation
  /// The language mode of the user's module.
  public var languageMode = "5"

  public init(installation: Installation) { self.installation = installation }

  /// Compiles files into a library that serves one view.
  ///
  /// - Parameters:
  ///   - files: the user's files; they are not changed.
  ///   - root: a Swift expression for the view to serve, such as `ContentView()`.
  ///   - folder: where the library and what is generated go.
  /// - Returns: the library.
  /// - Throws: `SourceError.notCompiled` with the compiler's messages.
  public func compile(_ files: [URL], root: String, into folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let entry = folder.appendingPathComponent("A11ysimEntry.swift")
    try SourceCompiler.entry(for: root).write(to: entry, atomically: true, encoding: .utf8)
    let library = folder.appendingPathComponent("libUserSource.\(Installation.libraryExtension)")
    try SourceCompiler.standIn.write(
      to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
    let result = try ChildProcess.run(installation.compiler, arguments(files + [entry], library))
    guard result.status == 0 else { throw SourceError.notCompiled(result.errors) }
    return library
  }

  /// A file of the user's module that hands its view to the server.
  private static func entry(for root: String) -> String {
    """
    import SwiftUI
    @_cdecl("a11ysim_entry")
    public func a11ysimEntry() -> Int32 { MainActor.assumeIsolated { _HostServer.serve { \(root) } } }
    """
  }

  /// SemanticUI measures text with Pango behind an internal import. The compiler wants to know the C module all
  /// the same, and an empty one will do: no user of SemanticUI needs Pango's headers.
  private static let standIn = "module CPango {}\n"

  private func arguments(_ files: [URL], _ library: URL) -> [String] {
    [
      "-swift-version", languageMode, "-parse-as-library", "-emit-library", "-module-name", "UserSource",
      "-module-alias", "SwiftUI=SemanticUI", "-module-alias", "Combine=SemanticCombine", "-D", "DEBUG",
      "-I", installation.modules.path, "-I", library.deletingLastPathComponent().path, "-L",
      installation.binaries.path, "-lSemanticUIRuntime",
      "-Xlinker", "-rpath", "-Xlinker", installation.binaries.path, "-o", library.path,
    ] + files.map(\.path)
  }
}
