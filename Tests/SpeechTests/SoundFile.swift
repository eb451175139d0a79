import CSndfile
import Foundation

/// A sound file read back with libsndfile.
struct SoundFile {
  var sampleRate: Int, channels: Int, frames: Int, format: Int32
  var samples: [Int16]

  /// Returns nil when libsndfile cannot open it.
  init?(path: String) {
    var info = SF_INFO()
    guard let handle = sf_open(path, Int32(SFM_READ), &info) else { return nil }
    defer { sf_close(handle) }
    (sampleRate, channels, frames, format) = (
      Int(info.samplerate), Int(info.channels), Int(info.frames), info.format
    )
    samples = [Int16](repeating: 0, count: frames + 8192)
    let count = sf_read_short(handle, &samples, sf_count_t(samples.count))
    samples.removeLast(samples.count - Int(count))
  }

  /// The container's number in libsndfile.
  var container: Int32 { format & Int32(SF_FORMAT_TYPEMASK) }
}

/// A folder for one test, removed with it.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "speech-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A path in it.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in it, hidden ones too.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
