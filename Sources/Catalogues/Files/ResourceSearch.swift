import Foundation

/// Walks the folders of a project and reads the resources in them.
struct ResourceSearch {
  private(set) var catalogue = ResourceCatalogue()
  private var entriesLeft = ResourceSearch.entryLimit
  private let entryLimit: Int
  private var isCut = false

  /// Files and folders looked at, so that a path such as a home folder does not hold up a run.
  static let entryLimit = 50_000
  private static let depthLimit = 64

  /// Folders that hold what others made or what a build leaves behind.
  private static let passedOver: Set<String> = [
    "build", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Tests",
  ]
  private static let passedOverKinds: Set<String> = [
    "xcodeproj", "xcloc", "framework", "xcframework", "app", "appex",
  ]

  init(entryLimit: Int = ResourceSearch.entryLimit) {
    self.entryLimit = entryLimit
    entriesLeft = entryLimit
  }

  /// Reads a folder that the user named.
  mutating func visit(folder path: String) {
    let root = ResourceFile(path: path, name: URL(fileURLWithPath: path).lastPathComponent)
    guard FileManager.default.fileExists(atPath: path) else {
      return catalogue.problems.append(root.problem("there is no such folder; no resources of it are known"))
    }
    if catalogue.strings.developmentLanguage == nil {
      catalogue.strings.developmentLanguage = DevelopmentLanguage.find(in: root)
    }
    // The folder named may itself be a catalogue, or one colour of it.
    switch root.kind {
    case "xcassets": readAssets(root)
    case "colorset": readColor(root)
    default: walk(root, depth: 0)
    }
  }

  private mutating func walk(_ folder: ResourceFile, depth: Int) {
    guard depth < Self.depthLimit else { return }
    var inner: [ResourceFile] = []
    for child in folder.children {
      guard takeEntry(in: folder) else { return }
      if !readFile(child), child.kind != "swift", child.isFolder { inner.append(child) }
    }
    for child in inner { enter(child, depth: depth + 1) }
  }

  private mutating func enter(_ folder: ResourceFile, depth: Int) {
    switch folder.kind {
    case "xcassets": readAssets(folder)
    case "colorset": readColor(folder)
    case "lproj": readLanguage(folder)
    case let kind where Self.passedOverKinds.contains(kind): break
    default: if !Self.passedOver.contains(folder.lastName) { walk(folder, depth: depth) }
    }
  }

  /// False once too many files have been looked at, which is said once.
  private mutating func takeEntry(in folder: ResourceFile) -> Bool {
    entriesLeft -= 1
    if entriesLeft < 0, !isCut {
      isCut = true
      catalogue.problems.append(
        folder.problem(
          "the search for resources stops here, after \(entryLimit) files; name the folders that hold them"))
    }
    return entriesLeft >= 0
  }

  /// Reads a file that holds resources; false for any other.
  private mutating func readFile(_ file: ResourceFile) -> Bool {
    switch file.kind {
    case "xcstrings": readCatalogue(file)
    case "png", "jpg", "jpeg", "pdf": LooseImage(file).map { catalogue.add($0.asset) }
    default: return false
    }
    return true
  }

  private mutating func readAssets(_ folder: ResourceFile) {
    var reader = AssetCatalogueReader()
    reader.read(folder)
    reader.colors.forEach { catalogue.add($0) }
    reader.images.forEach { catalogue.add($0) }
    catalogue.problems += reader.problems
  }

  /// Reads a colour that lies in no catalogue.
  private mutating func readColor(_ folder: ResourceFile) {
    var reader = ColorSetReader(folder, name: folder.stem)
    if let color = reader.read() { catalogue.add(color) }
    catalogue.problems += reader.problems
  }

  private mutating func readCatalogue(_ file: ResourceFile) {
    var reader = StringCatalogueReader(file)
    reader.read()
    catalogue.problems += reader.problems
    if file.stem != "InfoPlist" { catalogue.strings.add(reader.table, named: file.stem) }
  }

  /// Reads the tables of one language. Formats with numbers go before plain texts of the same key.
  private mutating func readLanguage(_ folder: ResourceFile) {
    let files = folder.children.filter { $0.stem != "InfoPlist" }
    for file in files where file.kind == "stringsdict" {
      var reader = StringsDictReader(file)
      reader.read()
      add(reader.translations.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, file, folder.stem)
      catalogue.problems += reader.problems
    }
    for file in files where file.kind == "strings" {
      var reader = StringsFileReader(file)
      reader.read()
      // Of a key that stands twice, the last text counts.
      add(reader.pairs.reversed().map { ($0.key, Translation($0.value)) }, file, folder.stem)
      catalogue.problems += reader.problems
    }
  }

  private mutating func add(
    _ translations: [(String, Translation)], _ file: ResourceFile, _ language: String
  ) {
    var table = StringTable()
    for (key, translation) in translations { table.add(translation, for: key, in: language) }
    catalogue.strings.add(table, named: file.stem)
  }
}
