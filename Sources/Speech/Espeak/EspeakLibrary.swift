import Foundation

internal import CEspeak

/// The espeak-ng library in this process: started at most once, and entered by one thread at a time.
///
/// Its state is global, it cannot be started again after it was ended, and what it says depends on what it said
/// before. So it is never ended, and ``Synthesizer`` has one owner.
enum EspeakLibrary {
  /// The length of the sound buffers asked for, in milliseconds. Larger ones save calls, not memory.
  static let bufferMilliseconds = 200

  private static let lock = NSRecursiveLock()
  private static let startup: Result<Int, SpeechError> = start()

  /// Runs `body` while no other thread is inside the library.
  static func exclusively<Value>(_ body: () throws(SpeechError) -> Value) throws(SpeechError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Starts the library if it has not been started, and returns its samples a second.
  static func sampleRate() throws(SpeechError) -> Int { try startup.get() }

  /// The version, such as `1.51`.
  static var version: String {
    String(cString: espeak_Info(nil))
  }

  /// The folder of voices and dictionaries that is used.
  static var dataPath: String {
    var path: UnsafePointer<CChar>?
    _ = espeak_Info(&path)
    return path.map { String(cString: $0) } ?? ""
  }

  // The functions of espeak_ng.h report failures; espeak_Initialize of speak_lib.h prints them and may exit.
  private static func start() -> Result<Int, SpeechError> {
    espeak_ng_InitializePath(nil)
    var status = espeak_ng_Initialize(nil)
    if status == ENS_OK {
      status = espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, Int32(bufferMilliseconds), nil)
    }
    guard status == ENS_OK else {
      return .failure(.engineUnavailable(reason: message(status), dataPath: dataPath))
    }
    espeak_SetSynthCallback(deliverToReceiver)
    setPunctuationCharacters()
    return .success(Int(espeak_ng_GetSampleRate()))
  }

  private static func setPunctuationCharacters() {
    let list = PunctuationLevel.someCharacters.unicodeScalars.map { wchar_t($0.value) } + [0]
    _ = espeak_ng_SetPunctuationList(list)
  }

  /// Returns the library's words for a status.
  static func message(_ status: espeak_ng_STATUS) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return "status \(status.rawValue)" }
      espeak_ng_GetStatusCodeMessage(status, start, buffer.count)
      return String(cString: start)
    }
  }
}
