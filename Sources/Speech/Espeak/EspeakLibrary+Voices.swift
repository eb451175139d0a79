import Foundation

internal import CEspeak

extension EspeakLibrary {
  /// Reads every installed voice file. This opens more than a hundred files, so a known voice is loaded without it.
  ///
  /// MBROLA voices are left out: they need programs of their own and have another sample rate.
  static func listVoices() -> [Voice] {
    guard let list = espeak_ListVoices(nil) else { return [] }
    var voices: [Voice] = []
    var next = list
    while let entry = next.pointee {
      next += 1
      let file = String(cString: entry.pointee.identifier)
      guard !file.hasPrefix("mb/"), !file.hasPrefix("!v/") else { continue }
      voices.append(
        Voice(file: file, name: String(cString: entry.pointee.name), ranks: ranks(entry.pointee.languages)))
    }
    return voices.sorted { $0.file < $1.file }
  }

  /// Reads a list of languages: each a byte of rank and a zero-terminated name, ended by a zero byte.
  private static func ranks(_ bytes: UnsafePointer<CChar>) -> [Voice.LanguageRank] {
    var ranks: [Voice.LanguageRank] = []
    var next = bytes
    while next.pointee != 0 {
      let name = String(cString: next + 1)
      ranks.append(Voice.LanguageRank(language: name, rank: Int(UInt8(bitPattern: next.pointee))))
      next += 2 + name.utf8.count
    }
    return ranks
  }

  /// Returns the path of a voice file, or nil if the data has no such file.
  static func path(ofVoice file: String) -> String? {
    ["lang", "voices"].map { "\(dataPath)/\($0)/\(file)" }.first(where: isRegularFile)
  }

  private static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Loads a voice by file, with a variant after `+` if it names one. The file must exist.
  static func load(voice file: String) throws(SpeechError) {
    if file.contains(where: \.isUppercase), loadWithoutListing(voice: file) { return }
    let status = espeak_ng_SetVoiceByName(file)
    guard status == ENS_OK else { throw .synthesisFailed(reason: "\(file): \(message(status))") }
  }

  /// Loads a voice whose file name has capital letters, such as `gmw/en-US`.
  ///
  /// espeak-ng 1.51 makes a name's letters small before it opens the file, fails, and then reads all voices to
  /// find it (7 ms, as long as saying a sentence). The path of an open file has no letters to change.
  private static func loadWithoutListing(voice file: String) -> Bool {
    let parts = file.split(separator: "+", maxSplits: 1)
    guard let base = parts.first, let path = path(ofVoice: String(base)) else { return false }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let variant = parts.count > 1 ? "+\(parts[1])" : ""
    return espeak_ng_SetVoiceByFile("/dev/fd/\(descriptor)\(variant)") == ENS_OK
  }
}
