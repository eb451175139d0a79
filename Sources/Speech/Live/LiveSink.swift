/// A sink that is heard while it is written to and can be cut off.
public protocol LiveSink: SampleSink {
  /// Waits until everything has been heard. Throws ``SpeechError/stopped`` where it was cut off.
  func finish() throws(SpeechError)
  /// A function that silences the sink at once, from any thread. From then on writing throws
  /// ``SpeechError/stopped``.
  var stopper: @Sendable () -> Void { get }
}
