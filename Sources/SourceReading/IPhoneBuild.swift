import SourceMessages
import SwiftIfConfig
import SwiftSyntax

/// The conditions of `#if` as they are when the file is built for an iPhone, which is what its author had in mind.
struct IPhoneBuild: BuildConfiguration {
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { name != "StrictMemorySafety" }
  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { KnownModules.has($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  /// User files are compiled in Swift 5 mode.
  var languageVersion: VersionTuple { VersionTuple(5, 10) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}

/// Decides the conditions of `#if` in a copy, because a compiler on Linux decides them otherwise.
final class ConditionRewriter: SyntaxVisitor {
  private let source: SourceText
  private let regions: ConfiguredRegions

  init(_ source: SourceText, _ regions: ConfiguredRegions) {
    self.source = source
    self.regions = regions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = regions.activeClause(for: node)
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      source.replace(condition, with: clause == active ? "true" : "false")
    }
    return .visitChildren
  }
}
