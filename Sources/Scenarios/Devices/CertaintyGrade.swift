import VoiceOver

extension Certainty {
  /// What the certainty is called in a table: `reported`, `symbol (derived)`, `disputed (boundaryPlace)`.
  var grade: String {
    switch self {
    case .established: "established"
    case .reported: "reported"
    case .symbol(_, let grade): "symbol (\(grade.rawValue))"
    case .disputed(let point): "disputed (\(point.rawValue))"
    case .translated: "translated"
    case .untranslated: "untranslated"
    }
  }

  /// The order of grades in a table: the surest first.
  var gradeOrder: Int {
    switch self {
    case .established: 0
    case .reported: 1
    case .symbol: 2
    case .disputed: 3
    case .translated: 4
    case .untranslated: 5
    }
  }
}

/// How a device bears out what is said here with one certainty.
public struct GradeAgreement: Hashable, Codable, Sendable {
  /// What the certainty is called.
  public var grade: String
  /// Chunks whose words the device said in this place of the line.
  public var confirmed = 0
  /// Chunks that the device said otherwise, elsewhere in the line, or not at all.
  public var contradicted = 0
  /// Chunks of lines that the device did not say.
  public var notHeard = 0
}
