import Foundation
import SourceRunner

/// The audit of a file of source, compared with its compilation alone.
enum SourceBenchmark {
  private static let file = "Tests/SourceRunnerTests/Fixtures/TodoScreen.swift"
  private static let pairs = 7

  /// Compiling, linking, loading and all environments and states, for each second that `swiftc -c` takes.
  static func cold() throws -> String {
    try ratio { _ in try emptied(cache) }
  }

  /// The same with the compiled source of a run before.
  static func warm() throws -> String {
    try emptied(cache)
    try audit()
    return try ratio { _ in }
  }

  /// The median of the ratios of runs that follow each other.
  private static func ratio(preparing prepare: (Int) throws -> Void) throws -> String {
    // The compiler keeps what it has read of C; both sides find it.
    try audit()
    try compile()
    var ratios: [Double] = []
    for pair in 0..<pairs {
      try prepare(pair)
      let audited = try audit()
      ratios.append(audited / (try compile()))
    }
    let sorted = ratios.sorted()
    let (least, most) = (text(sorted[0]), text(sorted[pairs - 1]))
    return "\(text(sorted[pairs / 2])) times 'swiftc -c', \(least) to \(most) over \(pairs) pairs"
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }

  // MARK: The two sides

  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("a11ysim-bench-\(ProcessInfo.processInfo.processIdentifier)")

  private static func emptied(_ folder: URL) throws {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("builds"))
  }

  /// The seconds of one audit; findings are no failure of it.
  @discardableResult private static func audit() throws -> Double {
    let program = try Installation().binaries.appendingPathComponent("a11ysim").path
    setenv("A11YSIM_CACHE", cache.path, 1)
    return try WholeProcess.run([program, "audit", file, "--fail-on", "never", "--no-baseline"]).seconds
  }

  @discardableResult private static func compile() throws -> Double {
    let installation = try Installation()
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    let object = cache.appendingPathComponent("compared.o").path
    let search = try SourceCompiler.searchArguments(installation, cache)
    return try WholeProcess.run(
      [installation.compiler.path, "-parse-as-library", "-c", file, "-o", object] + search
    ).seconds
  }
}
