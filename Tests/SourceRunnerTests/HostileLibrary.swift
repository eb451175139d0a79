import Foundation
import SemanticTree

@testable import SourceRunner

/// Views that do harm, compiled once into one library with a preview for each.
struct HostileLibrary {
  /// The previews, by the view that each shows.
  enum Preview: String, CaseIterable {
    case hungry = "HungryView"
    case endless = "EndlessView"
    case loop = "LoopView"
    case action = "ActionView"
    case writer = "WriterView"
    case caller = "CallerView"
    case leaver = "LeaverView"
    case signal = "SignalView"
    case flood = "FloodView"
    case fatal = "FatalView"
    case index = "IndexView"
    case needy = "NeedyView"
    case deep = "DeepView"
    case forger = "ForgerView"
    case kind = "KindView"
    case everyday = "EverydayView"

    var number: Int { Preview.allCases.firstIndex(of: self) ?? 0 }

    fileprivate var expression: String { self == .index ? "IndexView(items: [])" : "\(rawValue)()" }
  }

  static let shared = Result { try HostileLibrary() }

  let installation: SourceRunner.Installation
  let listener: Listener
  private let library: URL
  private let settings: HostSettings

  private init() throws {
    installation = try Installation()
    listener = try Listener()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11ysim-hostile-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    library = folder.appendingPathComponent("libUserSource.\(Installation.libraryExtension)")
    try HostileLibrary.compile(to: library, port: listener.port, installation)
    settings = try HostileLibrary.settings()
  }

  /// Starts the process that shows a preview.
  @MainActor
  func start(
    _ preview: Preview, in sandbox: SandboxLevel? = nil, limits: HostLimits = HostLimits()
  ) throws -> SourceHost {
    try start(number: preview.number, in: sandbox, limits: limits)
  }

  @MainActor
  func start(
    number: Int, in sandbox: SandboxLevel? = nil, limits: HostLimits = HostLimits()
  ) throws -> SourceHost {
    try SourceHost(
      library: library, installation: installation, preview: number, settings: settings, sandbox: sandbox,
      limits: limits)
  }

  /// Compiles one more library of one file.
  func compile(_ text: String) throws -> URL {
    let folder = library.deletingLastPathComponent()
    let file = folder.appendingPathComponent("Other.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let other = folder.appendingPathComponent("libOther.\(Installation.libraryExtension)")
    try HostileLibrary.compile([file], to: other, installation)
    return other
  }

  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/HostileViews.swift")

  /// The user's name of the file.
  static let path = "Views/HostileViews.swift"

  /// The place of the first line with a text.
  static func place(of text: String) throws -> SemanticTree.SourceLocation {
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.contains(text) }
    return SemanticTree.SourceLocation(file: path, line: (index ?? -1) + 1)
  }

  private static func settings() throws -> HostSettings {
    var settings = HostSettings()
    settings.files = ["UserSource/HostileViews.swift": path]
    for preview in Preview.allCases {
      settings.declarations[preview.rawValue] = try place(of: "struct \(preview.rawValue):")
    }
    return settings
  }

  private static func compile(
    to library: URL, port: UInt16, _ installation: SourceRunner.Installation
  ) throws {
    let folder = library.deletingLastPathComponent()
    let entry = folder.appendingPathComponent("Entry.swift")
    let previews = Preview.allCases.map { "_HostedPreview { \($0.expression) }" }.joined(separator: ", ")
    try """
    import SwiftUI
    let callerPort = \(port)
    @_cdecl("a11ysim_entry")
    public func entry() -> Int32 { MainActor.assumeIsolated { _HostServer.serve([\(previews)]) } }
    """.write(to: entry, atomically: true, encoding: .utf8)
    try "module CPango {}\n".write(
      to: folder.appendingPathComponent("module.modulemap"), atomically: true, encoding: .utf8)
    try compile([source, entry], to: library, installation)
  }

  private static func compile(
    _ files: [URL], to library: URL, _ installation: SourceRunner.Installation
  ) throws {
    let result = try ChildProcess.run(
      installation.compiler,
      [
        "-swift-version", "5", "-parse-as-library", "-emit-library", "-module-name", "UserSource",
        "-module-alias", "SwiftUI=SemanticUI", "-suppress-warnings", "-I", installation.modules.path,
        "-I", library.deletingLastPathComponent().path, "-L", installation.binaries.path,
        "-lSemanticUIRuntime",
        "-o", library.path,
      ] + files.map(\.path))
    guard result.status == 0 else { throw SourceError.notCompiled(result.errors) }
  }
}

/// A socket of this process that waits for callers on the machine's own address.
struct Listener {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isListening = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw SourceError.notStarted("no port to listen at") }
    port = UInt16(bigEndian: place.sin_port)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Whether somebody called since the last time it was asked.
  var wasCalled: Bool {
    let caller = accept(descriptor, nil, nil)
    if caller >= 0 { close(caller) }
    return caller >= 0
  }
}
