/// The sound file formats that can be written, each known by its file name extension.
public enum SoundFormat: String, Hashable, Codable, Sendable, CaseIterable {
  /// Uncompressed 16 bit samples. The same samples give the same bytes.
  case wav
  /// Lossless compression. The same samples give the same bytes.
  case flac
  /// Ogg Vorbis. The same samples decode alike, but a random stream number makes each file's bytes differ.
  case ogg
  /// MPEG layer 3. The same samples give the same bytes.
  case mp3

  /// Every extension, for messages: `.wav, .flac, .ogg or .mp3`.
  static let extensionList: String = {
    let names = allCases.map { ".\($0.rawValue)" }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }()

  /// Tells the format from a path's extension, in either case.
  ///
  /// Throws ``SpeechError/unknownSoundFormat(path:)``.
  public init(path: String) throws(SpeechError) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, let format = SoundFormat(rawValue: last.lowercased()) else {
      throw .unknownSoundFormat(path: path)
    }
    self = format
  }
}
