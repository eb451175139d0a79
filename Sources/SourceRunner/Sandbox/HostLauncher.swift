import Foundation
import SemanticTree

/// Starts `a11ysim-host` at a level of isolation.
struct HostLauncher {
  let installation: Installation
  let library: URL
  let level: SandboxLevel
  let limits: HostLimits
  /// More folders that the code may read.
  let resources: [URL]

  /// The program to run and its arguments.
  var command: (program: URL, arguments: [String]) {
    let host = installation.host.resolvingSymlinksInPath()
    let call = hostArguments
    switch level {
    case .bubblewrap:
      guard let program = Bubblewrap.program else { return (host, call) }
      return (program, Bubblewrap(readable: readable, homes: UserHome.all).arguments + [host.path] + call)
    case .seatbelt:
      guard let program = Seatbelt.program else { return (host, call) }
      return (program, ["-p", Seatbelt.profile, host.path] + call)
    case .landlock, .limits: return (host, call)
    }
  }

  private var hostArguments: [String] {
    [
      "--memory", "\(limits.memory)", "--seconds", "\(limits.processorTime)", "--files",
      "\(limits.openFiles)",
      "--confine", level == .landlock ? "yes" : "try", library.resolvingSymlinksInPath().path,
    ]
  }

  /// The variables that the process gets; those of the user may hold secrets.
  var environment: [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LANG": "en_US.UTF-8", "TZ": "UTC",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    #if os(macOS)
      variables["DYLD_LIBRARY_PATH"] = libraryFolders
    #else
      variables["LD_LIBRARY_PATH"] = libraryFolders
    #endif
    variables["A11YSIM_FONTS"] = fonts?.path
    variables["XDG_CACHE_HOME"] = caches?.path
    return variables
  }

  private var libraryFolders: String {
    [installation.binaries, installation.swiftLibraries].map { $0.resolvingSymlinksInPath().path }
      .joined(separator: ":")
  }

  private var own: [String: String] { ProcessInfo.processInfo.environment }

  /// The folder that is named for fonts, if one is.
  private var fonts: URL? {
    own["A11YSIM_FONTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
  }

  /// Where fontconfig keeps what it read from fonts, if anywhere in the user's home.
  private var caches: URL? {
    let folder =
      own["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? UserHome.all.first?.appendingPathComponent(".cache")
    let fonts = folder?.appendingPathComponent("fontconfig").path
    return fonts.map { FileManager.default.fileExists(atPath: $0) } == true ? folder : nil
  }

  private var readable: [URL] {
    var folders = [installation.binaries, installation.swiftLibraries, library]
    folders += resources
    if let fonts { folders.append(fonts) }
    if let caches { folders.append(caches.appendingPathComponent("fontconfig")) }
    return folders.map { $0.resolvingSymlinksInPath() }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
