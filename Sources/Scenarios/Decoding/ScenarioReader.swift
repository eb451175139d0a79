import LocatedJSON

/// Reads scenario files.
public enum ScenarioReader {
  /// Reads and checks a scenario.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: its name, as diagnostics and source locations give it.
  ///   - folder: where it lies, for the files that it names; that of its name unless given.
  /// - Throws: a `ScenarioError` with the one mistake that ends the reading of JSON, or with every mistake in
  ///   keys, values and references.
  public static func read(
    _ bytes: [UInt8], file: String, in folder: String? = nil
  ) throws(ScenarioError) -> Scenario {
    let json: JSONValue
    do {
      json = try JSONReader.read(bytes, file: file)
    } catch {
      throw ScenarioError([error])
    }
    let decoding = Decoding(file: file)
    guard let draft = ScenarioDraft(json, in: folder ?? InputFile.folder(of: file), decoding) else {
      throw ScenarioError(decoding.diagnostics)
    }
    let problems = decoding.diagnostics + ScenarioValidators.all.flatMap { $0.problems(in: draft) }
    guard problems.isEmpty else {
      throw ScenarioError(Array(inFileOrder(problems).prefix(ScenarioError.longestReport)))
    }
    return draft.scenario
  }

  /// Reads and checks a scenario file.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - name: how it is named to the reader; the path unless given.
  public static func read(contentsOf path: String, named name: String? = nil) throws(ScenarioError)
    -> Scenario
  {
    let file = name ?? path
    guard !path.hasSuffix(".swift") else { throw ScenarioError([notAScenario(file)]) }
    return try read(
      InputFile.bytes(of: path, named: file), file: file, in: InputFile.folder(of: path))
  }

  private static func notAScenario(_ file: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, expected: "a scenario, which is JSON", found: "Swift source",
      suggestion: "source cannot be given on the command line yet")
  }

  /// By place; what stands at the same place keeps its order.
  private static func inFileOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let places = (left.element.position ?? .start, right.element.position ?? .start)
      let lines = ((places.0.line, places.0.column), (places.1.line, places.1.column))
      return lines.0 == lines.1 ? left.offset < right.offset : lines.0 < lines.1
    }.map(\.element)
  }
}
