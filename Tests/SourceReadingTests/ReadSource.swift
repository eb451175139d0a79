import Foundation
import SourceMessages

@testable import SourceReading

/// Runs the front end on a text.
enum ReadSource {
  /// What came of it.
  struct Result {
    var answer: SourceAnswer
    /// The copies by their names.
    var copies: [String: String]

    var plan: SourcePlan? {
      if case .plan(let plan) = answer { plan } else { nil }
    }
    var problems: [String] {
      if case .problems(let problems) = answer { problems.map(\.description) } else { [] }
    }
    func copy(_ name: String = "File.swift") -> String { copies[name] ?? "" }
  }

  /// - Parameter errors: what a compiler says of the copies; the front end then leaves things out.
  static func run(_ texts: [String: String], errors: [CompilerMessage]? = nil) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("a11ysim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [SourceFile] = []
    for (index, text) in texts.sorted(by: { $0.key < $1.key }).enumerated() {
      let original = folder.appendingPathComponent("original-\(index)")
      try text.value.write(to: original, atomically: true, encoding: .utf8)
      files.append(SourceFile(path: original.path, name: text.key))
    }
    let preparation = SourcePreparation(files: files, folder: folder.path)
    let answer =
      if let errors {
        try Rescue(SourceRescue(preparation: preparation, removals: [], errors: errors)).run()
      } else {
        try Preparation(preparation).run()
      }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    let copies = try names.map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    return Result(answer: answer, copies: Dictionary(uniqueKeysWithValues: copies))
  }

  static func run(_ text: String) throws -> Result { try run(["File.swift": text]) }
}
