import Foundation

/// How fast pages are made, and how large they are.
@MainActor
enum ReportBenchmark {
  /// Whole runs over the demos, with sound.
  static func pages() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try WholeProcess.run([SpeakBenchmark.program, "report", "Scenarios", "--output", folder.path])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey]
    ).filter { $0.pathExtension == "html" && $0.lastPathComponent != "index.html" }
    let sizes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }.sorted()
    return String(
      format: "%.2f pages a second; %d to %d kB a page", Double(files.count) / run.seconds,
      (sizes.first ?? 0) / 1_000, (sizes.last ?? 0) / 1_000)
  }
}
