import CSndfile
import Foundation
import Testing

@testable import Speech

@Suite struct SoundFileTests {
  /// Half a second of a 440 Hz tone.
  private static let tone = (0..<11_025).map { Int16(9000 * sin(Double($0) * 440 * 2 * .pi / 22050)) }

  private func write(_ samples: [Int16], to path: String, chunk: Int = 1000) throws {
    let writer = try SoundFileWriter(path: path, sampleRate: 22050)
    for start in stride(from: 0, to: samples.count, by: chunk) {
      try writer.write(samples[start..<min(start + chunk, samples.count)].span)
    }
    try writer.finish()
    #expect(writer.sampleCount == samples.count)
  }

  private func container(of format: SoundFormat) -> Int32 {
    switch format {
    case .wav: Int32(SF_FORMAT_WAV)
    case .flac: Int32(SF_FORMAT_FLAC)
    case .ogg: Int32(SF_FORMAT_OGG)
    case .mp3: Int32(SF_FORMAT_MPEG)
    }
  }

  @Test(arguments: SoundFormat.allCases)
  func whatIsWrittenCanBeRead(format: SoundFormat) throws {
    let folder = try Folder()
    let path = folder("tone.\(format.rawValue)")
    try write(Self.tone, to: path)
    let file = try #require(SoundFile(path: path))
    #expect(file.container == container(of: format) && file.sampleRate == 22050 && file.channels == 1)
    if format == .wav || format == .flac {
      #expect(file.samples == Self.tone)
    } else {
      // Both encoders work in blocks of about a thousand samples.
      #expect(abs(file.samples.count - Self.tone.count) < 2304)
      #expect((file.samples.max() ?? 0) > 6000)
    }
    #expect(folder.names == ["tone.\(format.rawValue)"])
  }

  @Test(arguments: SoundFormat.allCases)
  func aFileWithoutSamplesIsAFile(format: SoundFormat) throws {
    let folder = try Folder()
    try write([], to: folder("empty.\(format.rawValue)"))
    #expect(folder.names == ["empty.\(format.rawValue)"])
  }

  @Test(arguments: [SoundFormat.wav, .flac, .mp3])
  func theSameSamplesGiveTheSameBytes(format: SoundFormat) throws {
    let folder = try Folder()
    try write(Self.tone, to: folder("a.\(format.rawValue)"), chunk: 999)
    try write(Self.tone, to: folder("b.\(format.rawValue)"), chunk: 4096)
    let bytes = try ["a", "b"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder("\($0).\(format.rawValue)")))
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test(arguments: [("a.WAV", SoundFormat.wav), ("b.x.Flac", .flac), ("../c.ogg", .ogg), (".mp3", .mp3)])
  func theExtensionTellsTheFormat(path: String, format: SoundFormat) throws {
    #expect(try SoundFormat(path: path) == format)
  }

  @Test(arguments: ["a", "a.aac", "a.wav.txt", "a.", "", "wav", "x.wav/y"])
  func anUnknownExtensionIsAnErrorThatNamesTheFour(path: String) throws {
    let error = #expect(throws: SpeechError.unknownSoundFormat(path: path)) { try SoundFormat(path: path) }
    #expect(error?.description.hasSuffix(".wav, .flac, .ogg or .mp3") == true)
  }

  @Test func aMissingFolderIsNamed() throws {
    let folder = try Folder()
    let path = folder("none/a.wav")
    let error = SpeechError.cannotWrite(path: path, reason: "No such file or directory")
    #expect(throws: error) { try SoundFileWriter(path: path, sampleRate: 22050) }
  }

  @Test func aFolderIsNotReplaced() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder("a.wav"), withIntermediateDirectories: true)
    #expect(throws: SpeechError.self) { try SoundFileWriter(path: folder("a.wav"), sampleRate: 22050) }
    #expect(folder.names == ["a.wav"])
  }

  @Test func aFifoIsNotReplaced() throws {
    let folder = try Folder()
    #expect(mkfifo(folder("a.wav"), 0o600) == 0)
    #expect(throws: SpeechError.self) { try SoundFileWriter(path: folder("a.wav"), sampleRate: 22050) }
    #expect(folder.names == ["a.wav"])
  }

  @Test(arguments: SoundFormat.allCases)
  func anUnfinishedFileLeavesNothing(format: SoundFormat) throws {
    let folder = try Folder()
    let path = folder("a.\(format.rawValue)")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    do {
      let writer = try SoundFileWriter(path: path, sampleRate: 22050)
      try writer.write(Self.tone.span)
      #expect(folder.names.count == 2)
    }
    #expect(folder.names == ["a.\(format.rawValue)"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func aLinkKeepsPointingToItsFile() throws {
    let folder = try Folder()
    try Data().write(to: URL(fileURLWithPath: folder("real.wav")))
    try FileManager.default.createSymbolicLink(atPath: folder("link.wav"), withDestinationPath: "real.wav")
    try write(Self.tone, to: folder("link.wav"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.wav")) == "real.wav")
    #expect(SoundFile(path: folder("real.wav"))?.samples == Self.tone)
  }

  @Test func anImpossibleSampleRateIsAnError() throws {
    let folder = try Folder()
    for rate in [0, -1, Int.max] {
      #expect(throws: SpeechError.self) { try SoundFileWriter(path: folder("a.flac"), sampleRate: rate) }
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aSplitSinkFeedsAll() throws {
    let (one, two) = (Recording(), Counter())
    try SplitSink([one, two]).write(Self.tone.span)
    #expect(one.samples == Self.tone && two.count == Self.tone.count)
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    let folder = try Folder()
    try Data().write(to: URL(fileURLWithPath: folder("a.wav")))
    chmod(folder("a.wav"), 0o640)
    try write(Self.tone, to: folder("a.wav"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.wav"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkToNothingIsNotReplaced() throws {
    let folder = try Folder()
    try FileManager.default.createSymbolicLink(atPath: folder("a.wav"), withDestinationPath: "none.wav")
    #expect(throws: SpeechError.self) { try SoundFileWriter(path: folder("a.wav"), sampleRate: 22050) }
    #expect(folder.names == ["a.wav"])
  }
}
