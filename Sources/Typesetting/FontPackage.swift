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
  /// The names of the files that are pinned, with one `*` each; everything else in the folder is left out, so
  /// that other packages installed there change nothing.
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
        "NotoSans*-Regular.ttf", "NotoSans*-Bold.ttf", "NotoSans-*Italic.ttf",
        "NotoSerif-*Regular.ttf", "NotoSerif-*Bold.ttf", "NotoSerif-*Italic.ttf",
      ]),
    FontPackage(
      name: "fonts-noto-mono", family: "Noto Sans Mono", folder: "truetype/noto",
      witness: "NotoSansMono-Regular.ttf", files: ["NotoSansMono-*Regular.ttf", "NotoSansMono-*Bold.ttf"]),
    FontPackage(
      name: "fonts-noto-cjk", family: "Noto Sans CJK", folder: "opentype/noto",
      witness: "NotoSansCJK-Regular.ttc",
      files: ["NotoSansCJK-*Regular.ttc", "NotoSansCJK-*Bold.ttc"]),
    FontPackage(
      name: "fonts-noto-color-emoji", family: "Noto Color Emoji", folder: "truetype/noto",
      witness: "NotoColorEmoji.ttf", files: ["NotoColorEmoji*.ttf"]),
  ]

  /// Parts of names of files that match above but come with packages that are not pinned.
  private static let foreign = [
    "UI-", "Condensed", "Display-", "ExtraBold", "SemiBold", "Light", "Medium", "Thin",
  ]

  /// Whether the package pins a file of that name.
  func pins(_ file: String) -> Bool {
    let isForeign = name != "fonts-inter" && FontPackage.foreign.contains { file.contains($0) }
    return !isForeign && files.contains { FontPackage.matches(file, $0) }
  }

  private static func matches(_ file: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    return parts.count == 2 && file.count >= parts[0].count + parts[1].count
      && file.hasPrefix(parts[0]) && file.hasSuffix(parts[1])
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
