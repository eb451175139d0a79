import Foundation
import SourceMessages

/// Compiles copies of a user's files against SemanticUI and links them to a library.
package struct SourceCompiler {
  let installation: Installation
  /// The language mode of the user's module.
  var languageMode = "5"

  /// What came of compiling.
  enum Outcome {
    case library(URL)
    case errors([CompilerMessage])
  }

  /// Compiles the copies of a folder to a library in it.
  ///
  /// - Throws: `SourceError.notCompiled` where the compiler fails without saying where.
  func compile(_ copies: [String], in folder: URL) throws -> Outcome {
    try Self.writeStandInModules(to: folder)
    let object = folder.appendingPathComponent("UserSource.o")
    let files = copies.map { folder.appendingPathComponent($0).path }
    let result = try ChildProcess.run(
      installation.frontend, ["-frontend", "-c"] + files + frontendArguments(folder) + ["-o", object.path])
    guard result.status == 0 else {
      let errors = CompilerText.errors(in: result.errors)
      if errors.isEmpty { throw SourceError.notCompiled(CompilerText.end(of: result.errors)) }
      return .errors(errors)
    }
    return .library(try link(object, in: folder))
  }

  /// SemanticUI measures text with Pango behind an internal import. The compiler wants to know the C module all
  /// the same, and an empty one will do: no user of SemanticUI needs Pango's headers.
  private static func writeStandInModules(to folder: URL) throws {
    let map = folder.appendingPathComponent("module.modulemap")
    try "module CPango {}\n".write(to: map, atomically: true, encoding: .utf8)
  }

  /// What the compiler's driver is given to find the same modules: for measurements.
  ///
  /// - Parameter folder: takes what stands in for modules of C.
  package static func searchArguments(_ installation: Installation, _ folder: URL) throws -> [String] {
    try writeStandInModules(to: folder)
    return ["-I", installation.modules.path, "-I", folder.path] + aliases(installation)
  }

  private static func aliases(_ installation: Installation) -> [String] {
    KnownModules.standIns.filter { installation.hasModule($0.standIn) }
      .flatMap { ["-module-alias", "\($0.name)=\($0.standIn)"] }
  }

  private func frontendArguments(_ folder: URL) -> [String] {
    var arguments = [
      "-swift-version", languageMode, "-parse-as-library", "-Onone", "-D", "DEBUG", "-module-name",
      "UserSource",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-suppress-warnings",
      "-I", installation.modules.path, "-I", folder.path, "-module-cache-path", installation.moduleCache.path,
      "-plugin-path", installation.plugins.path, "-in-process-plugin-server-path",
      installation.pluginServer.path,
    ]
    arguments += Self.aliases(installation)
    #if os(Linux)
      arguments += ["-target", Installation.target, "-disable-objc-interop"]
    #endif
    return arguments
  }

  // MARK: Linking

  private func link(_ object: URL, in folder: URL) throws -> URL {
    let library = folder.appendingPathComponent("libUserSource.\(Installation.libraryExtension)")
    #if os(Linux)
      if try linkDirectly(object, to: library) { return library }
    #endif
    let result = try ChildProcess.run(
      installation.compiler,
      [
        "-emit-library", object.path, "-o", library.path, "-L", installation.binaries.path,
        "-lSemanticUIRuntime", "-Xlinker", "-rpath", "-Xlinker", installation.binaries.path,
      ])
    guard result.status == 0 else { throw SourceError.notCompiled(CompilerText.end(of: result.errors)) }
    return library
  }

  /// The linker without the driver around it, which takes longer than it. Whatever is missing in this list shows as a
  /// name that is not defined, and the driver does it then.
  private func linkDirectly(_ object: URL, to library: URL) throws -> Bool {
    let start = installation.swiftLibraries.appendingPathComponent("\(Installation.architecture)/swiftrt.o")
    let linker = installation.compiler.deletingLastPathComponent().appendingPathComponent("ld.lld")
    guard FileManager.default.isExecutableFile(atPath: linker.path),
      FileManager.default.fileExists(atPath: start.path)
    else { return false }
    let libraries = [
      "SemanticUIRuntime", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swiftObservation",
      "swiftSynchronization", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation",
      "FoundationEssentials",
      "swiftSwiftOnoneSupport",
    ]
    var arguments = ["-shared", "-o", library.path, "-z", "defs", "--as-needed", "--allow-shlib-undefined"]
    arguments += [start.path, object.path]
    arguments += ["-L", installation.binaries.path, "-L", installation.swiftLibraries.path]
    arguments += libraries.map { "-l\($0)" }
    arguments += installation.systemLibraries.map(\.path)
    return try ChildProcess.run(linker, arguments).status == 0
  }
}
