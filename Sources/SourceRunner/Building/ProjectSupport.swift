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
  mutating func add(for errors: [CompilerMessage], of file: SourceFile, in folder: URL) throws -> Bool {
    guard !isWritten else { return false }
    let members = Set(errors.compactMap { Self.member(missingBy: $0.text) })
    guard !members.isEmpty else { return false }
    let symbols = ResourceCatalogue(folders: [ProjectIndex.root(above: file.path)]).assetSymbols
    guard
      members.contains("module")
        || symbols.contains(where: { members.contains($0.namespaces.first ?? $0.member) })
    else { return false }
    let text =
      "import SwiftUI\n\nextension Foundation.Bundle { static var module: Bundle { .main } }\n"
      + symbols.map(Self.code).joined()
    try text.write(to: folder.appendingPathComponent(Self.fileName), atomically: true, encoding: .utf8)
    isWritten = true
    return true
  }

  private static func member(missingBy message: String) -> String? {
    message.firstMatch(of: /has no (?:static )?member '(\w+)'/).map { String($0.1) }
  }

  /// A member of the resource's type, and of the type that it makes, as Xcode 15 and later write them.
  private static func code(_ symbol: AssetSymbol) -> String {
    let type = symbol.kind.rawValue
    let value = "\(type)(name: \(literal(symbol.name)), bundle: .main)"
    let made = symbol.kind == .color ? "Color" : "Image"
    func extended(_ type: String, _ member: String) -> String {
      let opened = symbol.namespaces.map { "enum \($0) { " }.joined()
      let closed = String(repeating: " }", count: symbol.namespaces.count)
      return "extension \(type) { \(opened)\(member)\(closed) }\n"
    }
    guard symbol.namespaces.isEmpty else {
      return extended(type, "static let \(symbol.member) = \(value)")
    }
    return extended(type, "static var \(symbol.member): \(type) { \(value) }")
      + (symbol.kind == .color
        ? extended(made, "static var \(symbol.member): \(made) { \(made)(\(value)) }")
          + "extension ShapeStyle where Self == Color { static var \(symbol.member): Color { Color(\(value)) } }\n"
        : "")
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }
}
