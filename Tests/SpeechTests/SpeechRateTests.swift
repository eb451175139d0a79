import Testing

@testable import Speech

@Suite struct SpeechRateTests {
  @Test(arguments: [
    (0.0, 80), (50, 175), (100, 450), (25, 128), (75, 313), (-5, 80), (1e300, 450), (.nan, 175),
    (.infinity, 450),
  ])
  func percentBecomesWordsAMinute(percent: Double, rate: Int) {
    #expect(SpeechRate.wordsPerMinute(voiceOverPercent: percent) == rate)
  }

  @Test func everyPercentIsFasterThanTheOneBefore() {
    let rates = (0...100).map { SpeechRate.wordsPerMinute(voiceOverPercent: Double($0)) }
    for (slower, faster) in zip(rates, rates.dropFirst()) { #expect(slower < faster) }
    #expect(rates.allSatisfy(SpeechOptions.rates.contains))
  }
}
