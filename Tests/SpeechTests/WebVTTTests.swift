import Foundation
import Testing

@testable import Speech

@Suite struct WebVTTTests {
  @Test func cuesAreNumberedAndTimed() {
    let captions = WebVTT(cues: [
      .init(start: 0, end: 1500, text: "Shipping method, Standard"),
      .init(start: 3_725_004, end: 3_725_004, text: "x"),
    ])
    #expect(
      captions.text == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:01.500
        Shipping method, Standard

        2
        01:02:05.004 --> 01:02:05.005
        x

        """)
  }

  @Test(arguments: [
    ("a < b & c --> d", "a &lt; b &amp; c --&gt; d"), ("one\n\ntwo\u{0}", "one  two "), ("", " "),
    ("Zoë 東京", "Zoë 東京"),
  ])
  func theTextCannotEndItsCue(text: String, payload: String) {
    let lines = WebVTT(cues: [.init(start: 0, end: 10, text: text)]).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6 && lines[4] == payload)
  }

  @Test func wordTimesStandBeforeTheirWords() {
    let spoken = SpokenText([Segment("A & B", language: "en"), Segment("button", language: "en")])
    var result = SpokenResult(
      sampleRate: 1000, startSample: 2000, sampleCount: 1000, soundingSampleCount: 900, words: [],
      sentences: [],
      fallbackSegments: [])
    let places = [(0, 0..<1, 2000), (0, 4..<5, 2300), (1, 0..<6, 2500)]
    result.words = places.map { WordTime(segment: $0, range: $1, startMilliseconds: $2, sample: $2) }
    let cue = WebVTT.Cue(spoken, result, marksWords: true)
    #expect(
      WebVTT(cues: [cue]).text.hasSuffix(
        "00:00:02.000 --> 00:00:02.900\nA &amp; <00:00:02.300>B, <00:00:02.500>button\n"))
  }

  @Test func timesThatDoNotRiseInsideTheCueAreLeftOut() {
    var cue = WebVTT.Cue(start: 100, end: 200, text: "abcd")
    cue.words = [(0, 100), (1, 150), (2, 150), (3, 200)]
    #expect(WebVTT(cues: [cue]).text.hasSuffix("\na<00:00:00.150>bcd\n"))
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let folder = try Folder()
    let captions = WebVTT(cues: [.init(start: 0, end: 10, text: "x")])
    try captions.write(to: folder("a.vtt"))
    #expect(try String(contentsOfFile: folder("a.vtt"), encoding: .utf8) == captions.text)
    #expect(throws: SpeechError.cannotWrite(path: folder("no/a.vtt"), reason: "No such file or directory")) {
      try captions.write(to: folder("no/a.vtt"))
    }
    #expect(folder.names == ["a.vtt"])
  }
}
