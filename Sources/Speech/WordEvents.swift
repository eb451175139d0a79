/// Turns espeak-ng's events into times of words and sentences.
enum WordEvents {
  /// Where a piece of text was said.
  struct Place {
    var segment: Int
    /// From the sample of the stream at which the piece starts to the one after its last.
    var samples: ClosedRange<Int>
    var sampleRate: Int

    /// Returns the sample of an event, no earlier than `latest` and within the piece: at rates above 450 espeak-ng
    /// reports samples from before it shortened the sound, out of order and past the end.
    func sample(of event: Receiver.Event, notBefore latest: Int) -> Int {
      min(max(samples.lowerBound + event.sample, latest), samples.upperBound)
    }

    func milliseconds(at sample: Int) -> Int { sample * 1000 / sampleRate }
  }

  /// Returns the words of a piece in order; their ranges do not overlap.
  ///
  /// espeak-ng reports empty words, parts of one number as words of their own, and places that are a space too
  /// early; the first are dropped, the second belong to their number, the third move on.
  static func words(_ events: [Receiver.Event], in piece: TextPieces.Piece, _ place: Place) -> [WordTime] {
    var words: [WordTime] = []
    var end = 0
    var latest = place.samples.lowerBound
    for event in events where event.isWord && event.length > 0 {
      guard let range = range(of: event, in: piece.scalars), range.lowerBound >= end else { continue }
      end = range.upperBound
      latest = place.sample(of: event, notBefore: latest)
      words.append(
        WordTime(
          segment: place.segment, range: range.lowerBound + piece.start..<range.upperBound + piece.start,
          startMilliseconds: place.milliseconds(at: latest), sample: latest))
    }
    return words
  }

  /// Returns the sentences of a piece in order.
  static func sentences(_ events: [Receiver.Event], in piece: TextPieces.Piece, _ place: Place)
    -> [SentenceTime]
  {
    var latest = place.samples.lowerBound
    return events.filter { !$0.isWord }.map { event in
      let position = min(max(event.position - 1, 0), piece.scalars.count)
      latest = place.sample(of: event, notBefore: latest)
      return SentenceTime(
        segment: place.segment, position: position + piece.start,
        startMilliseconds: place.milliseconds(at: latest), sample: latest)
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
