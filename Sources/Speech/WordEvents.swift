/// Turns espeak-ng's events into times of words and sentences.
enum WordEvents {
  /// Where a piece of text was said.
  struct Place {
    var segment: Int
    /// The sample of the stream at which the piece starts.
    var firstSample: Int
    var sampleRate: Int

    func milliseconds(at sample: Int) -> Int { sample * 1000 / sampleRate }
  }

  /// Returns the words of a piece in order; their ranges do not overlap.
  ///
  /// espeak-ng reports empty words, parts of one number as words of their own, and places that are a space too
  /// early; the first are dropped, the second belong to their number, the third move on.
  static func words(_ events: [Receiver.Event], in piece: TextPieces.Piece, _ place: Place) -> [WordTime] {
    var words: [WordTime] = []
    var end = 0
    for event in events where event.isWord && event.length > 0 {
      guard let range = range(of: event, in: piece.scalars), range.lowerBound >= end else { continue }
      end = range.upperBound
      let sample = place.firstSample + event.sample
      words.append(
        WordTime(
          segment: place.segment, range: range.lowerBound + piece.start..<range.upperBound + piece.start,
          startMilliseconds: place.milliseconds(at: sample), sample: sample))
    }
    return words
  }

  /// Returns the sentences of a piece in order.
  static func sentences(_ events: [Receiver.Event], in piece: TextPieces.Piece, _ place: Place)
    -> [SentenceTime]
  {
    events.filter { !$0.isWord }.map { event in
      let position = min(max(event.position - 1, 0), piece.scalars.count)
      let sample = place.firstSample + event.sample
      return SentenceTime(
        segment: place.segment, position: position + piece.start,
        startMilliseconds: place.milliseconds(at: sample), sample: sample)
    }
  }

  private static func range(of event: Receiver.Event, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    var start = max(event.position - 1, 0)
    let length = event.length
    while start < scalars.count, scalars[start].properties.isWhitespace { start += 1 }
    let end = min(start + length, scalars.count)
    return start < end ? start..<end : nil
  }
}
