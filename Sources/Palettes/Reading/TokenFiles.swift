import Foundation
import LocatedJSON

/// Opens the files of a palette, each once, and none outside of a folder.
final class TokenFiles {
  private let root: String
  private var known: [String: TokenFile] = [:]
  private var bytesLeft = TokenFiles.mostBytes

  /// A palette of more files than this is one that refers to what it does not mean.
  private static let mostFiles = 256
  private static let mostBytes = 32 << 20

  /// - Parameter root: the folder out of which no reference may lead.
  init(root: String) {
    self.root = TokenFiles.real(root)
  }

  /// Opens the file that the user named, wherever it lies.
  func open(_ path: String) throws(Diagnostic) -> TokenFile {
    try read(TokenFiles.real(path), named: path) { found in
      Diagnostic(file: path, position: nil, expected: "a readable file", found: found)
    }
  }

  /// Opens the file that a value of another one refers to.
  ///
  /// - Parameter reference: a path from the folder of the file in which the value stands.
  func open(_ reference: String, from value: TokenValue) throws(Diagnostic) -> TokenFile {
    guard !reference.contains("://"), !reference.hasPrefix("/"), !reference.contains("\0") else {
      throw value.failure(
        expected: "a path from this file's folder", found: Quotation.quoted(reference),
        suggestion: "no file is fetched or taken from elsewhere")
    }
    let folder = URL(fileURLWithPath: value.file.path).deletingLastPathComponent()
    let path = TokenFiles.real(folder.appendingPathComponent(reference).path)
    guard path.hasPrefix(root == "/" ? root : root + "/") else {
      throw value.failure(
        expected: "a file in the folder '\(Quotation.visible(root))'", found: Quotation.quoted(reference),
        suggestion: "no reference may lead out of it")
    }
    return try read(path, named: TokenFiles.name(reference, beside: value.file.name)) { found in
      value.failure(
        expected: "the path of a readable file", found: "\(Quotation.quoted(reference)), \(found)")
    }
  }

  private func read(
    _ path: String, named name: String, _ failure: (String) -> Diagnostic
  ) throws(Diagnostic) -> TokenFile {
    if let file = known[path] { return file }
    guard known.count < TokenFiles.mostFiles else { throw failure("more than \(TokenFiles.mostFiles) files") }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes else { throw failure("none") }
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw failure("no plain file") }
    let size = attributes[.size] as? Int ?? 0
    guard size <= bytesLeft else { throw failure("more than \(TokenFiles.mostBytes >> 20) MB in all files") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("one that may not be read")
    }
    bytesLeft -= data.count
    let document = try JSONReader.read([UInt8](data), file: name)
    let file = TokenFile(name: name, path: path, document: document)
    known[path] = file
    return file
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The name of a file by its path from another one: `themes/../base.json` is `base.json`.
  private static func name(_ reference: String, beside name: String) -> String {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in reference.split(separator: "/").map(String.init) where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
