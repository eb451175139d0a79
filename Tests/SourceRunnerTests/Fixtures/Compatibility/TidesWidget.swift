import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: .now, height: 1.2)
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entries = (0..<4).map { hour in
      TideEntry(date: .now.addingTimeInterval(Double(hour) * 3_600), height: Double(hour))
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TideView: View {
  let entry: TideEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      Label("Tide", systemImage: "water.waves")
        .font(.caption)
      Text(entry.height, format: .number.precision(.fractionLength(1)))
        .font(.title.bold())
        .minimumScaleFactor(0.6)
        .privacySensitive()
      if family != .systemSmall {
        Text(entry.date, style: .time)
      }
    }
    .accessibilityElement(children: .combine)
    .containerBackground(.fill.tertiary, for: .widget)
    .widgetURL(URL(string: "tides://today"))
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tides", provider: TideProvider()) { entry in
      TideView(entry: entry)
    }
    .configurationDisplayName("Tides")
    .description("The height of the water now.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

@available(iOS 18.0, *)
struct TideDetail: View {
  var body: some View {
    NavigationStack {
      Text("High water at noon")
        .containerBackground(Color.teal.gradient, for: .navigation)
    }
  }
}

#Preview("Small", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, height: 1.2)
  TideEntry(date: .now, height: 3.4)
}

struct TideView_Previews: PreviewProvider {
  static var previews: some View {
    TideView(entry: TideEntry(date: .now, height: 2))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}
