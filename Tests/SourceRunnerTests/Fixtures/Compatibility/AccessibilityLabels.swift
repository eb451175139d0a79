import SwiftUI

struct RatingView: View {
  @Binding var rating: Int
  let maximum = 5

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1...maximum, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundStyle(.yellow)
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(rating + 1, maximum)
      case .decrement: rating = max(rating - 1, 0)
      default: break
      }
    }
  }
}

struct PlaybackRow: View {
  let title: String
  let duration: String
  let isPlaying: Bool

  var body: some View {
    HStack {
      Image(systemName: isPlaying ? "pause" : "play")
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text(title)
        Text(duration)
          .font(.caption)
          .accessibilityLabel(Text("Duration: \(duration)"))
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits([.isButton, .startsMediaSession])
    .accessibilityRemoveTraits(.isImage)
    .accessibilityHint(isPlaying ? "Pauses the song" : "Plays the song")
    .accessibilityInputLabels([title, "Song"])
    .accessibilityIdentifier("playback")
    .accessibilityRespondsToUserInteraction(true)
  }
}

struct ArticleView: View {
  @ScaledMetric(relativeTo: .body) private var iconSize = 24.0
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning
  @Environment(\.legibilityWeight) private var legibilityWeight
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tides")
        .font(.title)
        .accessibilityHeading(.h1)
        .accessibilityAddTraits(.isHeader)
        .accessibilitySortPriority(2)
      Image(.tideChart)
        .resizable()
        .scaledToFit()
        .accessibilityIgnoresInvertColors()
        .accessibilityLabel(Text("High water at noon"))
      Text("WWW")
        .speechSpellsOutCharacters()
        .speechAdjustedPitch(0.5)
        .accessibilityTextContentType(.plain)
      Text("Only for some", tableName: "Tides", comment: "A caption")
        .accessibilityHidden(isVoiceOverRunning && reduceTransparency && contrast == .increased)
      Group {
        Image(systemName: "water.waves")
          .font(.system(size: iconSize))
        Text("Rising")
          .fontWeight(legibilityWeight == .bold ? .heavy : .regular)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("Rising"))
      .accessibilityShowsLargeContentViewer {
        Label("Rising", systemImage: "water.waves")
      }
      .accessibilityShowsLargeContentViewer()
      if differentiateWithoutColor {
        Image(systemName: "arrow.up")
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Article")
  }
}

@available(iOS 18.0, *)
struct ConditionalLabels: View {
  var isMuted = true

  var body: some View {
    Image(systemName: isMuted ? "speaker.slash" : "speaker")
      .accessibilityLabel("Muted", isEnabled: isMuted)
      .accessibilityHint(Text("Turns the sound on"), isEnabled: isMuted)
      .accessibilityLabel { label in
        Text("Speaker")
        label
      }
  }
}

extension ImageResource {
  fileprivate static let tideChart = ImageResource(name: "TideChart", bundle: .main)
}

#Preview("Rating") {
  @Previewable @State var rating = 3
  RatingView(rating: $rating)
}

#Preview("Row") {
  PlaybackRow(title: "Sail", duration: "3:12", isPlaying: false)
}

#Preview("Article") {
  ArticleView()
}

@available(iOS 18.0, *)
#Preview("Conditional") {
  ConditionalLabels()
}
