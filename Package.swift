// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Every warning is an error, in every target.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// View code is compiled as user files are: in Swift 5 mode, where SwiftUI's own isolation rules hold.
let viewCode: [SwiftSetting] = strict + [.swiftLanguageMode(.v5)]

/// Half of a short run went into looking up the Swift libraries' symbols; on Linux they become part of the optimised
/// program. The archives are named because only code that is compiled with `-static-stdlib` names them itself, and
/// the shared SemanticUI must not be.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-lswiftSynchronization", "-l_FoundationICU", "-lCoreFoundation",
      "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++",
    ], .when(platforms: [.linux], configuration: .release))
]

/// The toolchain's own SwiftSyntax, which lies beside the compiler that builds this package.
let toolchain: String = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  let compiler = folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let binaries = compiler?.resolvingSymlinksInPath().deletingLastPathComponent()
  return binaries?.deletingLastPathComponent().path ?? "/usr"
}()
let syntaxModules: [SwiftSetting] = strict + [.unsafeFlags(["-I", "\(toolchain)/lib/swift/host"])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(
    ["-L\(toolchain)/lib/swift/host", "-Xlinker", "-rpath", "-Xlinker", "\(toolchain)/lib/swift/host"])
]

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict,
  linking libraries: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: ["Fixtures"], swiftSettings: settings,
    linkerSettings: libraries)
}

let package = Package(
  name: "a11ysim",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "a11ysim", targets: ["a11ysim"]),
    .executable(name: "a11ysim-host", targets: ["a11ysim-host"]),
    .executable(name: "a11ysim-source", targets: ["a11ysim-source"]),
    // The one copy of SemanticUI that a user's compiled code links.
    .library(
      name: "SemanticUIRuntime", type: .dynamic,
      targets: [
        "SemanticUI", "SemanticUIKit", "SemanticCoreGraphics", "SemanticAccessibility", "SemanticLogging",
        "SemanticOSLog", "SemanticUniformTypeIdentifiers", "SemanticCoreTransferable", "SemanticWidgetKit",
      ]),
  ],
  targets: [
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CEspeak", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CSndfile", pkgConfig: "sndfile",
      providers: [.apt(["libsndfile1-dev"]), .brew(["libsndfile"])]),

    library("SemanticTree", resources: [.embedInCode("Resources/sf-symbols.tsv")]),
    library("Catalogues", ["SemanticTree"]),
    library("Typesetting", ["SemanticTree", "CPango"]),
    library("SemanticCombine", settings: viewCode),
    library(
      "SemanticUI", ["Catalogues", "SemanticTree", "SemanticCombine", "Typesetting"], settings: viewCode),
    // What a file of views imports beside SwiftUI; each stands for one of the system's modules.
    library("SemanticUIKit", ["SemanticUI"], settings: viewCode),
    library("SemanticCoreGraphics", ["SemanticUI"], settings: viewCode),
    library("SemanticAccessibility", ["SemanticUI"], settings: viewCode),
    library("SemanticUniformTypeIdentifiers", ["SemanticUI"], settings: viewCode),
    library("SemanticCoreTransferable", ["SemanticUI"], settings: viewCode),
    library("SemanticWidgetKit", ["SemanticUI"], settings: viewCode),
    library("SemanticLogging", settings: viewCode),
    library("SemanticOSLog", ["SemanticLogging"], settings: viewCode),
    library("Components", ["SemanticUI"], settings: viewCode),
    library("VoiceOver", ["SemanticTree"]),
    library("Speech", ["CEspeak", "CSndfile"]),
    library("Terminal"),
    library("Exploring", ["SemanticTree", "VoiceOver", "Terminal"]),
    library("Auditor", ["SemanticTree", "VoiceOver"]),
    library("LocatedJSON"),
    library("Scenarios", ["Components", "LocatedJSON", "Palettes", "VoiceOver"]),
    library("Importers", ["LocatedJSON", "SemanticTree"]),
    library("Palettes", ["Catalogues", "LocatedJSON", "SemanticTree"]),
    library("PaletteAuditing", ["Auditor", "LocatedJSON", "Palettes", "SemanticTree"]),
    library("Gate", ["Auditor", "Importers", "LocatedJSON", "Scenarios"]),
    library("Reporters", ["Gate", "Auditor", "LocatedJSON", "Scenarios", "SemanticTree"]),
    library("Pictures", ["SemanticTree", "Typesetting"]),
    library(
      "Pages",
      [
        "Auditor", "Gate", "Pictures", "Reporters", "Scenarios", "SemanticTree", "Speech", "Typesetting",
        "VoiceOver",
      ],
      resources: [.embedInCode("Assets/page.css"), .embedInCode("Assets/page.js")]),
    library("SourceMessages"),
    .target(
      name: "SourceReading", dependencies: ["SourceMessages"], swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries),
    library("SourceRunner", ["Catalogues", "SemanticTree", "SourceMessages"]),
    .executableTarget(name: "a11ysim-host", swiftSettings: strict),
    .executableTarget(
      name: "a11ysim-source", dependencies: ["SourceMessages", "SourceReading"], swiftSettings: syntaxModules),
    .executableTarget(
      name: "a11ysim-compatibility", dependencies: ["SourceMessages", "SourceRunner"], swiftSettings: strict),
    .executableTarget(
      name: "a11ysim",
      dependencies: [
        "PaletteAuditing", "Palettes", "Pictures",
        "SemanticTree", "Typesetting", "SemanticUI", "VoiceOver", "Speech", "Importers", "LocatedJSON",
        "Scenarios",
        "Auditor", "Gate",
        "SourceMessages", "SourceRunner",
        "Reporters", "Pages", "Terminal", "Exploring",
      ],
      swiftSettings: strict, linkerSettings: quickStart),
    .executableTarget(
      name: "a11ysim-bench",
      // It runs a11ysim as a whole process, so that must be built too.
      dependencies: [
        "Importers", "SemanticTree", "SemanticUI", "VoiceOver", "Scenarios", "Auditor", "Speech", "Pages",
        "Terminal",
        "Exploring", "SourceRunner", "a11ysim", "a11ysim-host", "a11ysim-source",
      ],
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    // Our plural rules are compared with those of the ICU inside of Foundation, which only Linux lets one import.
    tests(
      "SemanticTreeTests", ["SemanticTree"],
      linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    tests("CataloguesTests", ["Catalogues"]),
    tests("TypesettingTests", ["Typesetting"]),
    tests("SemanticCombineTests", ["SemanticCombine"], settings: viewCode),
    tests("SemanticUITests", ["Catalogues", "SemanticUI"], settings: viewCode),
    tests("SemanticLoggingTests", ["SemanticLogging", "SemanticOSLog"], settings: viewCode),
    tests("ComponentsTests", ["Components"], settings: viewCode),
    tests(
      "VoiceOverTests", ["VoiceOver"],
      linking: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    // Says a script of utterances in a process of its own: sound can be compared between processes only.
    .executableTarget(
      name: "speech-probe", dependencies: ["Speech"], path: "Tests/SpeechProbe", swiftSettings: strict),
    tests("SpeechTests", ["Speech", "CSndfile", "TestSupport", "speech-probe"]),
    tests("TerminalTests", ["Terminal"]),
    tests("ExploringTests", ["Exploring", "LocatedJSON", "Scenarios"]),
    tests("LocatedJSONTests", ["LocatedJSON"]),
    tests("ImportersTests", ["Importers", "LocatedJSON", "SemanticTree"]),
    tests("PalettesTests", ["Auditor", "LocatedJSON", "PaletteAuditing", "Palettes", "SemanticTree"]),
    tests("ScenariosTests", ["LocatedJSON", "Scenarios"]),
    tests("AuditorTests", ["Auditor"]),
    tests("GateTests", ["Gate", "LocatedJSON"]),
    tests("ReportersTests", ["LocatedJSON", "Reporters"]),
    tests("PagesTests", ["Pages", "Auditor"]),
    tests("PaintingTests", ["Typesetting", "Auditor", "CPango"]),
    tests("PicturesTests", ["Pictures", "Typesetting", "TestSupport", "CPango"]),
    tests("SourceReadingTests", ["SourceReading"], settings: syntaxModules),
    tests("SourceRunnerTests", ["SourceRunner", "a11ysim-host", "a11ysim-source"]),
    tests("CommandLineTests", ["LocatedJSON", "TestSupport", "a11ysim"]),
  ]
)

// libFuzzer brings a main function of its own, so this program is there for `.ci/fuzz` alone.
if ProcessInfo.processInfo.environment["A11YSIM_FUZZING"] != nil {
  package.products.append(.executable(name: "dump-fuzzer", targets: ["dump-fuzzer"]))
  package.targets.append(
    .executableTarget(
      name: "dump-fuzzer", dependencies: ["Importers"], path: "Tests/Fuzzing", exclude: ["Seeds"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
