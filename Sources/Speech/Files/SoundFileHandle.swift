internal import CSndfile

/// libsndfile's encoder, writing into an ``OutputFile``.
final class SoundFileHandle {
  /// The version, such as `libsndfile-1.2.0`.
  static var libraryVersion: String { String(cString: sf_version_string()) }

  private var handle: OpaquePointer?
  // libsndfile calls into this file until it is closed.
  private let file: OutputFile

  init(writingTo file: OutputFile, _ format: SoundFormat, sampleRate: Int) throws(SpeechError) {
    self.file = file
    var info = SF_INFO()
    info.samplerate = Int32(clamping: sampleRate)
    info.channels = 1
    info.format = format.sndfileFormat
    var io = virtualFile
    handle = sf_open_virtual(&io, Int32(SFM_WRITE), &info, Unmanaged.passUnretained(file).toOpaque())
    guard handle != nil, file.failure == nil else {
      let reason = file.failure ?? String(cString: sf_strerror(nil))
      _ = close()
      file.discard()
      throw .cannotWrite(path: file.path, reason: reason)
    }
  }

  /// Takes about 24 kilobits a second for MP3, where libsndfile would take 52. Formats without loss stay as they are.
  func compress() {
    var (mode, level) = (Int32(SF_BITRATE_MODE_CONSTANT), 0.9)
    sf_command(handle, Int32(SFC_SET_BITRATE_MODE), &mode, Int32(MemoryLayout<Int32>.size))
    sf_command(handle, Int32(SFC_SET_COMPRESSION_LEVEL), &level, Int32(MemoryLayout<Double>.size))
  }

  /// What libsndfile says about its last failure.
  private(set) var errorText = "the encoder failed"

  /// Encodes samples; returns false when they were not all written.
  func write(_ samples: Span<Int16>) -> Bool {
    guard let handle else { return false }
    let count = sf_count_t(samples.count)
    let written = samples.withUnsafeBufferPointer { sf_write_short(handle, $0.baseAddress, count) }
    if written != count { errorText = String(cString: sf_strerror(handle)) }
    return written == count && file.failure == nil
  }

  /// Writes what is left and closes; returns false when something could not be written.
  func close() -> Bool {
    guard let handle else { return file.failure == nil }
    self.handle = nil
    let status = sf_close(handle)
    if status != 0 { errorText = String(cString: sf_error_number(status)) }
    return status == 0 && file.failure == nil
  }
}

extension SoundFormat {
  fileprivate var sndfileFormat: Int32 {
    let (container, encoding) =
      switch self {
      case .wav: (SF_FORMAT_WAV, SF_FORMAT_PCM_16)
      case .flac: (SF_FORMAT_FLAC, SF_FORMAT_PCM_16)
      case .ogg: (SF_FORMAT_OGG, SF_FORMAT_VORBIS)
      case .mp3: (SF_FORMAT_MPEG, SF_FORMAT_MPEG_LAYER_III)
      }
    return Int32(container) | Int32(encoding)
  }
}

/// The functions through which libsndfile reaches an ``OutputFile``, its user data. Going through them, the
/// system's own reason for a failed write is known, even where an encoder keeps silent about it.
private let virtualFile = SF_VIRTUAL_IO(
  get_filelen: { sf_count_t(outputFile($0)?.length ?? -1) },
  seek: { offset, whence, context in
    sf_count_t(outputFile(context)?.seek(Int(offset), from: whence) ?? -1)
  },
  read: { buffer, count, context in
    guard let buffer, let file = outputFile(context) else { return 0 }
    return sf_count_t(file.read(UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))))
  },
  write: { buffer, count, context in
    guard let buffer, let file = outputFile(context) else { return 0 }
    return sf_count_t(file.write(UnsafeRawBufferPointer(start: buffer, count: Int(count))))
  },
  tell: { sf_count_t(outputFile($0)?.position ?? -1) })

private func outputFile(_ context: UnsafeMutableRawPointer?) -> OutputFile? {
  context.map { Unmanaged<OutputFile>.fromOpaque($0).takeUnretainedValue() }
}
