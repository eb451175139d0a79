import Foundation

/// Where the user's own files are.
public enum UserHome {
  /// The folder that `HOME` names, and the account's own, whatever `HOME` says.
  static var all: [URL] {
    let named = ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let account = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
    return [named, account].compactMap { $0 }.map { URL(fileURLWithPath: $0) }
  }

  /// Whether a folder is a home, or one is in it, so that code that may read it could read everything of the user's.
  public static func isExposed(by folder: String) -> Bool {
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return all.map { $0.resolvingSymlinksInPath().path }.contains { $0 == path || $0.hasPrefix(prefix) }
  }
}
