/// Writes samples to a sound file as they come; the file appears under its name when it is complete.
///
/// Until ``finish()`` there is only a temporary file in the same folder. It is removed when anything fails, when
/// the writer goes away unfinished, and when SIGINT, SIGTERM or SIGHUP end the process.
public final class SoundFileWriter: SampleSink {
  private let file: OutputFile
  private let handle: SoundFileHandle
  private let format: SoundFormat
  /// How many samples were written.
  public private(set) var sampleCount = 0
  private var bytesLeft: Int

  /// Starts a file; its format follows from the extension, see ``SoundFormat``.
  ///
  /// Throws ``SpeechError/unknownSoundFormat(path:)`` or ``SpeechError/cannotWrite(path:reason:)``.
  ///
  /// - Parameter isCompact: whether a lossy format takes only as many bits as speech needs to be understood.
  public init(path: String, sampleRate: Int, isCompact: Bool = false) throws(SpeechError) {
    format = try SoundFormat(path: path)
    file = try OutputFile(path: path)
    handle = try SoundFileHandle(writingTo: file, format, sampleRate: sampleRate)
    if isCompact { handle.compress() }
    // The sizes in a WAV header have 32 bits.
    bytesLeft = format == .wav ? Int(UInt32.max) - 1024 : Int.max
  }

  public func write(_ samples: Span<Int16>) throws(SpeechError) {
    bytesLeft -= samples.count * MemoryLayout<Int16>.size
    guard bytesLeft >= 0 else {
      throw abandon("a WAV file cannot hold more than 4 GB (27 hours); choose .flac, .ogg or .mp3")
    }
    guard handle.write(samples) else { throw abandon(file.failure ?? handle.errorText) }
    sampleCount += samples.count
  }

  /// Completes the file and gives it its name.
  ///
  /// Throws ``SpeechError/cannotWrite(path:reason:)``; then nothing is left, and an older file of that name is
  /// untouched.
  public func finish() throws(SpeechError) {
    guard handle.close() else { throw abandon(file.failure ?? handle.errorText) }
    do {
      if format == .ogg { try OggSerial(file).fix() }
    } catch {
      throw abandon(file.failure ?? "the encoder left no Ogg stream")
    }
    try file.commit()
  }

  /// Gives up: closes and removes the temporary file. Does nothing after ``finish()``.
  public func cancel() {
    _ = handle.close()
    file.discard()
  }

  deinit { cancel() }

  private func abandon(_ reason: String) -> SpeechError {
    cancel()
    return .cannotWrite(path: file.path, reason: reason)
  }
}
