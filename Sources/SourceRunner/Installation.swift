import Foundation
import SourceMessages

/// Where the parts lie that compile and run a user's source: all in one folder, wherever it was moved to.
public struct Installation: Sendable {
  /// The folder of `a11ysim-host` and `libSemanticUIRuntime`.
  public var binaries: URL
  /// The folder of `SemanticUI.swiftmodule` and the modules it shows.
  public var modules: URL
  /// The Swift compiler.
  public var compiler: URL
  /// The folder of the toolchain's Swift libraries.
  public var swiftLibraries: URL

  /// Finds the parts beside the running program, and the compiler on `PATH`.
  ///
  /// - Parameter binaries: the folder to look in instead.
  /// - Throws: `SourceError.notInstalled` naming what is missing.
  public init(binaries: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment)
    throws
  {
    let folder = binaries ?? Installation.folderOfRunningProgram
    self.binaries = folder
    modules = folder.appendingPathComponent("Modules")
    guard let compiler = Installation.find("swiftc", in: environment["PATH"] ?? "") else {
      throw SourceError.notInstalled("a Swift toolchain: 'swiftc' is not on PATH")
    }
    self.compiler = compiler
    swiftLibraries =
      compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/\(Installation.platform)")
    for part in [host, frontEnd, runtime, modules.appendingPathComponent("SemanticUI.swiftmodule")] {
      guard FileManager.default.fileExists(atPath: part.path) else {
        throw SourceError.notInstalled(
          "'\(part.lastPathComponent)' in \(part.deletingLastPathComponent().path)")
      }
    }
  }

  /// The program that loads compiled source.
  public var host: URL { binaries.appendingPathComponent("a11ysim-host") }
  /// The program that reads and rewrites source.
  public var frontEnd: URL { binaries.appendingPathComponent("a11ysim-source") }
  /// The one copy of SemanticUI.
  public var runtime: URL {
    binaries.appendingPathComponent("libSemanticUIRuntime.\(Installation.libraryExtension)")
  }

  /// The compiler proper, which the driver calls.
  var frontend: URL {
    compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("swift-frontend")
  }
  private var compilerParts: URL {
    swiftLibraries.deletingLastPathComponent().appendingPathComponent("host")
  }
  /// The macros that come with the toolchain, such as `@Observable`.
  var plugins: URL { compilerParts.appendingPathComponent("plugins") }
  var pluginServer: URL {
    compilerParts.appendingPathComponent("libSwiftInProcPluginServer.\(Installation.libraryExtension)")
  }
  /// The C library and its mathematics, for a linker that is called without a driver.
  var systemLibraries: [URL] {
    let folders = ["/lib/\(Installation.architecture)-linux-gnu", "/lib64", "/usr/lib64", "/usr/lib", "/lib"]
    return ["libc.so.6", "libm.so.6"].compactMap { name in
      folders.map { URL(fileURLWithPath: $0).appendingPathComponent(name) }
        .first { FileManager.default.fileExists(atPath: $0.path) }
    }
  }
  /// Where the compiler keeps the modules of C that it has read.
  var moduleCache: URL {
    BuildCache.folder(ProcessInfo.processInfo.environment).appendingPathComponent("modules")
  }

  func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: modules.appendingPathComponent("\(name).swiftmodule").path)
  }

  #if arch(arm64)
    static let architecture = "aarch64"
  #else
    static let architecture = "x86_64"
  #endif
  static let target = "\(architecture)-unknown-linux-gnu"

  #if os(macOS)
    static let platform = "macosx"
    static let libraryExtension = "dylib"
  #else
    static let platform = "linux"
    static let libraryExtension = "so"
  #endif

  /// A test bundle lies in the same folder as the programs.
  private static var folderOfRunningProgram: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #if os(Linux)
      let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? program.path
      return URL(fileURLWithPath: own).deletingLastPathComponent()
    #else
      return program.deletingLastPathComponent()
    #endif
  }

  private static func find(_ name: String, in path: String) -> URL? {
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }
}

/// Why source could not be run.
public enum SourceError: Error, Sendable, CustomStringConvertible {
  case notInstalled(String)
  /// The files are no Swift, or cannot be read.
  case notRead([SourceProblem])
  /// What the compiler said.
  case notCompiled(String)
  case notStarted(String)
  /// The source compiles and has no view to look at.
  case nothingToShow(String)

  public var description: String {
    switch self {
    case .notInstalled(let part): "not found: \(part)"
    case .notRead(let problems): problems.map(\.description).joined(separator: "\n")
    case .notCompiled(let messages): messages
    case .nothingToShow(let reason): reason
    case .notStarted(let reason): "the compiled source did not start: \(reason)"
    }
  }
}
