import Gate
import SemanticTree

/// A line of a file of the project.
struct Spot: Hashable {
  var path: String
  /// At least 1.
  var line: Int
  /// At least 1; nil where it is not known.
  var column: Int?

  /// - Parameter input: the file whose first line is meant where there is no source.
  init(_ source: SourceLocation?, in input: String) {
    path = RelativeURI.normalized(source?.file ?? InputName(input).file)
    line = max(source?.line ?? 1, 1)
    column = source.flatMap { $0.column > 0 ? $0.column : nil }
  }

  var words: String { column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)" }
}

/// A message of a reader that says where it found fault: `Scenarios/tags.json:3:5: error: unknown key`.
struct LocatedMessage {
  var spot: Spot
  var text: String

  /// - Parameter input: what was read; a message about source may be about another of its files.
  init(_ line: some StringProtocol, in input: String) {
    let path = String(String(line).prefixMatch(of: /(.+?\.swift):\d/)?.1 ?? Substring(InputName(input).file))
    spot = Spot(nil, in: input)
    text = String(line)
    guard line.hasPrefix(path + ":") else { return }
    let parts = line.dropFirst(path.count + 1).split(
      separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let number = Int(parts[0]), let column = Int(parts[1]) else { return }
    spot = Spot(SourceLocation(file: path, line: number, column: column), in: input)
    text = String(parts[2].trimmingPrefix(" ").trimmingPrefix("error: "))
  }

  /// Why an input could not be judged, a message a line; none where it was judged.
  static func all(of input: AuditedInput) -> [LocatedMessage] {
    guard let problem = input.problem else { return [] }
    let lines = problem.split(whereSeparator: \.isNewline)
    return (lines.isEmpty ? ["no reason is known"] : lines).map { LocatedMessage($0, in: input.path) }
  }
}
