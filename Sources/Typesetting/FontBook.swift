import SemanticTree

/// The pinned fonts and everything that was shaped with them.
///
/// Only Inter is opened at the start. The fonts for other scripts and designs cost more than the rest of a
/// short run together, so they wait for the first text that needs them.
final class FontBook {
  /// The family that replaces Inter, if any.
  let standIn: String?
  private let primary: Shaper
  private let primaryFonts: FontMap
  private let otherPackages: [(package: FontPackage, folder: String)]
  private lazy var other: Other? = Other(packages: otherPackages)
  private var shapes = BoundedCache<ShapeKey, RunShape>(limit: 1_000_000)

  /// The fonts that are opened late.
  private struct Other {
    let fonts: FontMap
    let shaper: Shaper
    let families: Set<String>

    init?(packages: [(package: FontPackage, folder: String)]) {
      guard let fonts = try? FontMap(packages: packages) else { return nil }
      self.fonts = fonts
      shaper = Shaper(fonts: fonts)
      families = Set(fonts.families.map(\.name))
    }
  }

  init(standIn: String?) throws(TypesettingError) {
    let roots = FontFolders.roots()
    let inter = try FontPackage.inter.require(in: roots)
    otherPackages = try FontBook.locateOthers(in: roots)
    if let standIn {
      primaryFonts = try FontMap(installed: ())
      guard primaryFonts.families.contains(where: { $0.name.lowercased() == standIn.lowercased() }) else {
        throw .unknownFamily(standIn)
      }
    } else {
      primaryFonts = try FontMap(packages: [(FontPackage.inter, inter)])
    }
    self.standIn = standIn
    primary = Shaper(fonts: primaryFonts)
  }

  /// On a Mac, where only Inter has a package of the same files, the other fonts may be missing.
  private static func locateOthers(
    in roots: [String]
  ) throws(TypesettingError) -> [(package: FontPackage, folder: String)] {
    var found: [(package: FontPackage, folder: String)] = []
    for package in FontPackage.others {
      #if os(macOS)
        if let folder = package.find(in: roots) { found.append((package, folder)) }
      #else
        found.append((package, try package.require(in: roots)))
      #endif
    }
    return found
  }
}

extension FontBook {
  /// The families that measure, with the versions of their files; the fallback fonts come last.
  var names: [String] {
    let first = primaryFonts.families.filter {
      standIn == nil || $0.name.lowercased() == standIn?.lowercased()
    }
    let versions = first.map { "\($0.name) \($0.version)" }
    return versions + otherPackages.map { "\($0.package.family) (fallback)" }
  }

  /// Whether the family can be measured itself.
  func hasFamily(_ family: String) -> Bool {
    isPrimary(family) || other?.families.contains(family) == true
  }

  /// The vertical measures of a face in shares of its size.
  func heights(of face: Face) -> (ascender: Double, descender: Double)? {
    shaper(for: face)?.heights(of: face)
  }

  private func isPrimary(_ family: String) -> Bool {
    if let standIn { return family.lowercased() == standIn.lowercased() }
    return family == "Inter" || family == "Inter Display"
  }

  private func shaper(for face: Face) -> Shaper? {
    isPrimary(face.family) ? primary : other?.shaper
  }
}

extension FontBook {
  /// The advances of one run.
  func shape(_ key: ShapeKey, segments: Segments, run: Int) -> RunShape {
    if let found = shapes[key] { return found }
    let made = shapeAnew(key, segments: segments, run: run)
    shapes.store(made, for: key, weight: made.advances.count + 8)
    return made
  }

  private func shapeAnew(_ key: ShapeKey, segments: Segments, run: Int) -> RunShape {
    var shape = RunShape()
    shape.advances.reserveCapacity(segments.runs[run].count)
    for part in parts(of: key.face, segments: segments, run: run) {
      append(part.text, kind: part.kind, key: key, to: &shape)
    }
    return shape
  }

  private func append(_ text: ClusterText, kind: Stretch.Kind, key: ShapeKey, to shape: inout RunShape) {
    let part: Shape
    switch kind {
    case .control: part = Shape(advances: Array(repeating: 0, count: text.starts.count))
    case .unknown: part = text.unknown
    case .primary, .fallback, .emoji:
      let (shaper, face) = setter(of: kind, face: key.face)
      part = text.shaped(by: shaper, face: face, language: key.language)
      if kind == .primary, part.isSubstitute { shape.isSubstitute = true }
    }
    shape.advances += part.advances
    shape.isPrimary += Array(repeating: kind == .primary || kind == .control, count: part.advances.count)
    if shape.missing == nil { shape.missing = part.missing }
  }
}

extension FontBook {
  /// The parts of a run that one kind of font sets each.
  func parts(
    of face: Face, segments: Segments, run: Int
  ) -> [(text: ClusterText, kind: Stretch.Kind)] {
    let clusters = segments.runs[run]
    let starts = segments.starts[clusters.lowerBound...clusters.upperBound]
    let primary = shaper(for: face)
    let stretches = Stretch.cut(segments.text[...], starts: starts) { primary?.covers($0, face) ?? false }
    return stretches.map { (ClusterText($0, of: segments, from: clusters.lowerBound), $0.kind) }
  }

  /// Who sets a kind of text that has glyphs, and in which face.
  func setter(of kind: Stretch.Kind, face: Face) -> (shaper: Shaper?, face: Face) {
    guard kind == .fallback || kind == .emoji else { return (shaper(for: face), face) }
    var other = face
    other.family = kind == .emoji ? "Noto Color Emoji" : "Noto Sans"
    return (self.other?.shaper, other)
  }
}
