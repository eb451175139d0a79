import Catalogues
import Foundation
import SourceMessages

/// Code that Xcode and the package manager generate for a project: names of its colours and pictures, and the bundle
/// of a package. It is written only where source asks for it.
struct ProjectSupport {
  private static let fileName = "A11ysimSupport.swift"
  private var isWritten = false

  /// What is compiled beside the copies.
  var copies: [String] { isWritten ? [Self.fileName] : [] }

  /// Writes the code where an error asks for some of it.
  ///
  /// - Returns: whether there is code that was not there before.
  mutating func add(
    for errors: [CompilerMessage], of project: @autoclosure () -> ProjectIndex, in folder: URL
  ) throws -> Bool {
    guard !isWritten else { return false }
    let members = Set(errors.compactMap { Self.member(missingBy: $0.text) })
    guard !members.isEmpty else { return false }
    let project = project()
    let symbols = ResourceCatalogue(folders: [project.root]).assetSymbols
    guard
      members.contains("module")
        || symbols.contains(where: { members.contains($0.namespaces.first ?? $0.member) })
    else { return false }
    let text =
      "import SwiftUI\n" + AssetSymbolSource.bundle + AssetSymbolSource.resources(for: symbols)
      + AssetSymbolSource.colors(
        for: symbols, except: project.names(inExtensionsOf: ["Color", "ShapeStyle"]))
    try text.write(to: folder.appendingPathComponent(Self.fileName), atomically: true, encoding: .utf8)
    isWritten = true
    return true
  }

  private static func member(missingBy message: String) -> String? {
    // A type that can be made of several others is not named by the compiler.
    message.firstMatch(of: /(?:has no (?:static )?|reference to )member '(\w+)'/).map { String($0.1) }
  }
}
