#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Where the pinned fonts are looked for.
enum FontFolders {
  /// The environment variable that names one folder to use instead of the system's.
  ///
  /// The fonts lie in it directly or in the folders of the Debian packages (`opentype/inter`,
  /// `truetype/noto`, `opentype/noto`).
  static let variable = "A11YSIM_FONTS"

  /// The folders that may hold fonts, best first.
  static func roots() -> [String] {
    if let value = getenv(variable) {
      let folder = String(cString: value)
      if !folder.isEmpty { return [folder] }
    }
    return systemRoots()
  }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  private static func systemRoots() -> [String] {
    #if os(macOS)
      let home = getenv("HOME").map { [String(cString: $0) + "/Library/Fonts"] } ?? []
      return ["/Library/Fonts"] + home + ["/opt/homebrew/share/fonts", "/usr/local/share/fonts"]
    #else
      return ["/usr/share/fonts"]
    #endif
  }

  /// Folders where fontconfig may keep what it read from font files. Only speed depends on them: the first is
  /// filled when a font package is installed, the second serves users who may not write there.
  static let caches = """
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir>/opt/homebrew/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    """
}
