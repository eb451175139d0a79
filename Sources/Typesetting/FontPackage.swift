/// An installed package whose fonts measure text.
struct FontPackage: Sendable {
  /// The Debian package.
  let name: String
  /// The family the package is pinned for.
  let family: String
  /// The folder within `/usr/share/fonts`.
  let folder: String
  /// A file that is there when the package is.
  let witness: String
  /// The names of the files that are pinned, with at most one `*` each; everything else in the folder is left
  /// out, so that other packages installed there change nothing.
  let files: [String]

  static let inter = FontPackage(
    name: "fonts-inter", family: "Inter", folder: "opentype/inter", witness: "Inter-Regular.otf",
    files: ["Inter-*.otf", "InterDisplay-*.otf"])

  /// The fonts for everything that Inter does not have, and for other designs.
  static let others = [
    FontPackage(
      name: "fonts-noto-core", family: "Noto Sans", folder: "truetype/noto",
      witness: "NotoSans-Regular.ttf",
      files: [
        "NotoSans*-Regular.ttf", "NotoSans*-Bold.ttf", "NotoSans-Italic.ttf", "NotoSans-BoldItalic.ttf",
        "NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf", "NotoSerif-Italic.ttf", "NotoSerif-BoldItalic.ttf",
      ]),
    FontPackage(
      name: "fonts-noto-mono", family: "Noto Sans Mono", folder: "truetype/noto",
      witness: "NotoSansMono-Regular.ttf", files: ["NotoSansMono-Regular.ttf", "NotoSansMono-Bold.ttf"]),
    FontPackage(
      name: "fonts-noto-cjk", family: "Noto Sans CJK", folder: "opentype/noto",
      witness: "NotoSansCJK-Regular.ttc",
      files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"]),
    FontPackage(
      name: "fonts-noto-color-emoji", family: "Noto Color Emoji", folder: "truetype/noto",
      witness: "NotoColorEmoji.ttf", files: ["NotoColorEmoji.ttf"]),
  ]

  /// How families of packages that are not pinned end, though their names match above.
  private static let foreign = ["UI", "Display"]

  /// Whether the package pins a file of that name.
  func pins(_ file: String) -> Bool {
    let bytes = Array(file.utf8)
    return files.contains { FontPackage.matches(bytes, $0) }
  }

  /// Works on bytes, since it is asked for hundreds of files at once.
  private static func matches(_ file: [UInt8], _ pattern: String) -> Bool {
    let parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return file.elementsEqual(pattern.utf8) }
    guard file.count >= parts[0].count + parts[1].count, file.starts(with: parts[0]),
      file.suffix(parts[1].count).elementsEqual(parts[1])
    else { return false }
    let middle = file[parts[0].count..<file.count - parts[1].count]
    return !foreign.contains { middle.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The folder that holds the package, or nil where it is not installed.
  func find(in roots: [String]) -> String? {
    roots.flatMap { ["\($0)/\(folder)", $0] }.first { FontFolders.exists("\($0)/\(witness)") }
  }

  /// The folder that holds the package.
  /// - Throws: `TypesettingError.missingFont` where it is not installed.
  func require(in roots: [String]) throws(TypesettingError) -> String {
    if let folder = find(in: roots) { return folder }
    throw .missingFont(family: family, package: name, folders: roots)
  }
}
