/// The conversion from VoiceOver's speaking rate in percent to words a minute.
///
/// Apple publishes no such table and its voices differ, so this is a model: 50 %, where VoiceOver starts, is
/// espeak-ng's normal rate, 0 % and 100 % are the ends of the range that espeak-ng documents, and each half
/// between them is linear.
public enum SpeechRate {
  /// espeak-ng's normal rate in words a minute.
  public static let normal = 175
  /// The rate in words a minute that stands for VoiceOver's 0 %.
  public static let slowest = 80
  /// The rate in words a minute that stands for VoiceOver's 100 %.
  public static let fastest = 450

  /// Returns the words a minute for a VoiceOver percentage; outside 0…100 it is the nearest end, and what is
  /// not a number is 50.
  public static func wordsPerMinute(voiceOverPercent percent: Double) -> Int {
    let share = percent.isNaN ? 0.5 : min(max(percent, 0), 100) / 100
    let (low, high) = share < 0.5 ? (slowest, normal) : (normal, fastest)
    let within = share < 0.5 ? share * 2 : share * 2 - 1
    return Int((Double(low) + within * Double(high - low)).rounded())
  }
}
