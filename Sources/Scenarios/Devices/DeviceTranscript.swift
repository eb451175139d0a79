import Foundation
import LocatedJSON

/// What somebody copied from a device's caption panel: one utterance a line.
///
///     # iOS 26.1, iPhone 15, en
///     Checkout, heading
///     Shipping, Standard, button
///     > activate 'Shipping'
///     selected, Standard, button
///     > next
///     (nothing)
///
/// Lines before the first step are what is said from the first element to the last; none of them means that nobody
/// wrote that down. `>` opens a step, in the words of `record --steps`; below it stands what the step made VoiceOver
/// say, or `(nothing)`. A step without a line is done and not compared. Lines with `#` are remarks; those before
/// everything else tell of the device.
public struct DeviceTranscript: Hashable, Sendable {
  /// What was heard in one go.
  public struct Part: Hashable, Sendable {
    /// What the tester did; nil for walking from the first element to the last.
    public var step: StepText?
    /// In which line the part begins, counted from 1.
    public var line: Int
    /// What was heard, in order.
    public var lines: [String] = []
    /// Whether the tester noted that nothing was heard.
    public var isSilent = false

    /// Whether there is anything to compare.
    public var isNoted: Bool { isSilent || !lines.isEmpty }
  }

  /// The first remarks, as they are: `iOS 26.1, iPhone 15, en`.
  public var remarks: [String] = []
  /// The reading of the screen and then the steps.
  public var parts: [Part] = [Part(step: nil, line: 1)]

  /// The line that says that nothing was heard.
  public static let silence = "(nothing)"

  /// Reads a file.
  ///
  /// - Parameter name: how it is named to the reader.
  /// - Throws: everything that is wrong with it.
  public static func read(_ path: String, named name: String? = nil) throws(ScenarioError) -> DeviceTranscript
  {
    let file = name ?? path
    return try DeviceTranscript(InputFile.bytes(of: path, named: file), file: file)
  }

  /// More than an hour of listening; comparing takes longer than the square of the lines.
  private static let mostLines = 5000

  /// Reads a file's content.
  public init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    guard bytes.count <= JSONLimits().fileSize, let content = String(bytes: bytes, encoding: .utf8) else {
      throw DeviceTranscript.error(file, nil, "lines of text in UTF-8", found: "something else")
    }
    var problems: [Diagnostic] = []
    let text = content.first == "\u{FEFF}" ? content.dropFirst() : content[...]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count <= Self.mostLines else {
      throw DeviceTranscript.error(file, nil, "at most \(Self.mostLines) lines", found: "\(lines.count)")
    }
    for (index, line) in lines.enumerated() {
      do {
        try take(String(line).trimmed, number: index + 1, file)
      } catch {
        problems += error.diagnostics
      }
    }
    guard problems.isEmpty else { throw ScenarioError(Array(problems.prefix(ScenarioError.longestReport))) }
    guard parts.contains(where: \.isNoted) else {
      throw DeviceTranscript.error(file, nil, "what a device said, one utterance a line", found: "none")
    }
  }

  private mutating func take(_ line: String, number: Int, _ file: String) throws(ScenarioError) {
    if line.isEmpty { return }
    if line.hasPrefix("#") {
      let isAtTop = parts.count == 1 && !parts[0].isNoted
      if isAtTop { remarks.append(String(line.drop { $0 == "#" }).trimmed) }
    } else if line.hasPrefix(">") {
      let words = String(line.dropFirst()).trimmed
      parts.append(Part(step: try StepText(words, file: file, line: number), line: number))
    } else {
      try hear(line, number: number, file)
    }
  }

  private mutating func hear(_ line: String, number: Int, _ file: String) throws(ScenarioError) {
    guard line.utf8.count <= JSONLimits().stringSize else {
      throw DeviceTranscript.error(
        file, number, "at most \(JSONLimits().stringSize) bytes in a line", found: "more")
    }
    let last = parts.count - 1
    let isSilence = line.lowercased() == DeviceTranscript.silence
    guard !parts[last].isSilent, !isSilence || parts[last].lines.isEmpty else {
      throw DeviceTranscript.error(
        file, number, "either lines that were heard or \(DeviceTranscript.silence)", found: "both",
        "begin a step with '>'")
    }
    if isSilence { parts[last].isSilent = true } else { parts[last].lines.append(line) }
  }

  private static func error(
    _ file: String, _ line: Int?, _ expected: String, found: String, _ suggestion: String? = nil
  ) -> ScenarioError {
    let position = line.map { TextPosition(line: $0, column: 1, offset: 0) }
    return ScenarioError([
      Diagnostic(file: file, position: position, expected: expected, found: found, suggestion: suggestion)
    ])
  }
}
