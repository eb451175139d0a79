import Foundation

/// The command line of bubblewrap: the file system can be read but for the home folder and what programs keep for
/// each other, and nothing can be written that outlives the process.
struct Bubblewrap {
  /// What must be readable wherever it lies.
  let readable: [URL]
  /// The folders to hide.
  let homes: [URL]

  static let program: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = path.split(separator: ":").map { "\($0)/bwrap" }
    return files.first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }()

  /// Everything before the program to run.
  var arguments: [String] {
    let isolation = ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    let system = ["--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"]
    return isolation + system + hidden.flatMap { ["--tmpfs", $0] }
      + readable.flatMap { ["--ro-bind", $0.path, $0.path] } + ["--chdir", "/", "--"]
  }

  /// Folders that are empty inside: other programs' sockets, unfinished work and the user's own files.
  private var hidden: [String] {
    let folders = ["/tmp", "/var/tmp", "/run"].map { URL(fileURLWithPath: $0) } + homes
    return Set(folders.map { $0.resolvingSymlinksInPath().path }).sorted().filter { folder in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      return exists && isFolder.boolValue && !Bubblewrap.system.contains(folder)
    }
  }

  /// Accounts of services may have one of these for a home; without them nothing runs.
  private static let system: Set = [
    "/", "/usr", "/etc", "/lib", "/lib64", "/bin", "/sbin", "/opt", "/nix", "/proc", "/dev", "/var",
  ]
}
