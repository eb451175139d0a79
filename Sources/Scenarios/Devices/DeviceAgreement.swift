import VoiceOver

/// How what a device said agrees with what is said here.
public struct DeviceAgreement: Hashable, Codable, Sendable {
  /// A line of either side or of both.
  public struct Line: Hashable, Codable, Sendable {
    /// What is said here; nil where the device alone said something.
    public var said: String?
    /// What the device said; nil where it did not.
    public var heard: String?
    /// Whether both sound the same.
    public var agrees: Bool
    /// The words that the device said in addition or otherwise, as they sound.
    public var addedWords: [String] = []
  }

  /// A walk or a step.
  public struct Part: Hashable, Codable, Sendable {
    /// `from first to last`, or what the user does.
    public var heading: String
    /// In order; a silence that both have is a line without words on either side.
    public var lines: [Line]
  }

  /// What the transcript tells of the device.
  public var device: [String]
  /// What was noted, in order.
  public var parts: [Part]
  /// How surely each kind of certainty was borne out, the surest first.
  public var grades: [GradeAgreement]
  /// The open questions on which the device throws light, and settings that it seems to have.
  public var answers: [DeviceAnswer]

  /// Whether every line agrees.
  public var isWhole: Bool { parts.allSatisfy { $0.lines.allSatisfy(\.agrees) } }
  /// How many lines there are, and how many of them agree.
  public var lineCount: Int { parts.reduce(0) { $0 + $1.lines.count } }
  public var agreeingLineCount: Int { parts.reduce(0) { $0 + $1.lines.count(where: \.agrees) } }
  /// How many words the device said in addition or otherwise: no grade answers for what is not said here.
  public var addedWordCount: Int {
    parts.flatMap(\.lines).reduce(0) { $0 + $1.addedWords.count }
  }
}

/// What a device says to an open question, or how it seems to be set.
public struct DeviceAnswer: Hashable, Codable, Sendable {
  /// The name of the option, as `--voiceover` takes it.
  public var question: String
  /// Whether it is a setting that its user has, and no open question.
  public var isSetting: Bool
  /// The value that is taken here.
  public var present: String
  /// The value that was tried in its place.
  public var other: String
  /// The lines of the device to which the other value is nearer, and those from which it is farther.
  public var nearer, farther: Int

  /// The value that the device supports; nil where it speaks for both.
  public var supported: String? { nearer == farther ? nil : nearer > farther ? other : present }
}

extension DeviceAgreement {
  /// Compares a device's lines with what is said here.
  init(_ transcript: DeviceTranscript, _ said: [SaidPart]) {
    var tally = GradeTally()
    device = transcript.remarks
    parts = zip(transcript.parts, said).filter { $0.0.isNoted }.map { noted, said in
      let pairs = LinePair.of(noted, said)
      for pair in pairs { tally.count(pair) }
      return Part(heading: said.action ?? SpokenScript.reading, lines: pairs.map(\.line))
    }
    grades = tally.grades
    answers = []
  }
}

/// Counts chunks by their certainty.
private struct GradeTally {
  private var found: [String: (order: Int, agreement: GradeAgreement)] = [:]

  mutating func count(_ pair: LinePair) {
    guard let utterance = pair.utterance else { return }
    let words = utterance.chunks.map { Transcript(Utterance(chunks: [$0])).text.audibleWords }
    let common = pair.heard.map { Set(WordSimilarity.common(words.flatMap { $0 }, $0.audibleWords)) }
    var place = 0
    for (chunk, own) in zip(utterance.chunks, words) where !own.isEmpty {
      let range = place..<place + own.count
      place = range.upperBound
      add(chunk.certainty) { agreement in
        guard let common else { return agreement.notHeard += 1 }
        if range.allSatisfy(common.contains) { agreement.confirmed += 1 } else { agreement.contradicted += 1 }
      }
    }
  }

  private mutating func add(_ certainty: Certainty, _ body: (inout GradeAgreement) -> Void) {
    let start = (certainty.gradeOrder, GradeAgreement(grade: certainty.grade))
    body(&found[certainty.grade, default: start].agreement)
  }

  var grades: [GradeAgreement] {
    found.values.sorted { ($0.order, $0.agreement.grade) < ($1.order, $1.agreement.grade) }.map(\.agreement)
  }
}
