internal import CPango
import SemanticTree

/// A set of font files and Pango's view of it: measures at one point a pixel, without hinting or rounding.
final class FontMap {
  /// The size at which fonts are measured, in points; advances are divided by it.
  static let referenceSize = 1000.0

  let context: OpaquePointer
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  /// Reads the packages' files out of their folders.
  convenience init(
    packages: [(package: FontPackage, folder: String)]
  ) throws(TypesettingError) {
    let folders = Set(packages.map(\.folder)).sorted()
    let directories = folders.map { "<dir>\(FontMap.escaped($0))</dir>" }.joined()
    let settings = directories + FontFolders.caches + FontMap.emojiRule
    let document = "<?xml version=\"1.0\"?><fontconfig>\(settings)</fontconfig>"
    guard let config = FcConfigCreate() else { throw .unusableFonts(reason: "no memory") }
    guard FcConfigParseAndLoadFromMemory(config, document, FcBool(1)) != 0,
      FcConfigBuildFonts(config) != 0
    else {
      FcConfigDestroy(config)
      throw .unusableFonts(reason: "fontconfig did not accept the folders \(folders.joined(separator: ", "))")
    }
    FontMap.keep(in: config) { file in packages.contains { $0.package.pins(file) } }
    try self.init(owning: config)
  }

  /// All fonts of this machine.
  convenience init(installed: Void) throws(TypesettingError) {
    guard let config = FcInitLoadConfigAndFonts() else {
      throw .unusableFonts(reason: "fontconfig has no configuration")
    }
    try self.init(owning: config)
  }

  /// Pango asks for a family of this name wherever pictures are wanted, whatever font it was given.
  private static let emojiRule = """
    <match target="pattern"><test name="family"><string>emoji</string></test>
    <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit></match>
    """

  private init(owning config: OpaquePointer) throws(TypesettingError) {
    // Pango would read the machine's own configuration first, which costs more than everything else here.
    FcConfigSetCurrent(config)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = a11ysim_create_measuring_context(map, config)
    else {
      FcConfigDestroy(config)
      throw .unusableFonts(reason: "Pango was built without FreeType")
    }
    self.config = config
    self.map = map
    self.context = context
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(config)
  }
}

extension FontMap {
  /// The families in the set, sorted, each with the version its files state.
  var families: [(name: String, version: String)] {
    var found: [String: String] = [:]
    forEachFont { pattern in
      guard let name = FontMap.string(FC_FAMILY, of: pattern) else { return }
      var version: Int32 = 0
      FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
      found[name] = FontMap.readable(version: version)
    }
    return found.sorted { $0.key < $1.key }.map { (name: $0.key, version: $0.value) }
  }

  private func forEachFont(_ body: (OpaquePointer) -> Void) {
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return }
    for index in 0..<Int(set.pointee.nfont) {
      if let pattern = set.pointee.fonts[index] { body(pattern) }
    }
  }

  /// Takes every font out of the set whose file name is not wanted.
  private static func keep(in config: OpaquePointer, _ isWanted: (String) -> Bool) {
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return }
    var kept = 0
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      let path = string(FC_FILE, of: pattern) ?? ""
      if isWanted(String(path.split(separator: "/").last ?? "")) {
        set.pointee.fonts[kept] = pattern
        kept += 1
      } else {
        FcPatternDestroy(pattern)
      }
    }
    set.pointee.nfont = Int32(kept)
  }

  private static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  /// A 16.16 fixed number with three decimals.
  private static func readable(version: Int32) -> String {
    let thousandths = Int((Double(version) / 65536 * 1000).rounded())
    let decimals = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }

  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
