import SwiftUI

struct LocalisedTexts: View {
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection: LayoutDirection
  let name: String
  let count: Int
  let key: LocalizedStringKey = "inbox.title"

  private let date = Date(timeIntervalSince1970: 1_750_000_000)
  private let distance = Measurement(value: 3.4, unit: UnitLength.kilometers)

  var body: some View {
    List {
      Section("Keys") {
        Text("inbox.greeting \(name)", comment: "Greets the person who reads")
        Text(key)
        Text(LocalizedStringKey("inbox.empty"))
        Text(LocalizedStringResource("inbox.footer", defaultValue: "End of the list"))
        Text(String(localized: "inbox.count \(count)"))
        Text(verbatim: "inbox.raw \(name)")
        Text("Cancel", tableName: "Common", bundle: .main, comment: "Leaves without a change")
        Text(NSLocalizedString("inbox.legacy", comment: "Old style"))
      }
      Section("Formats") {
        Text(date, style: .date)
        Text(date, style: .time)
        Text(date, format: .dateTime.day().month().year())
        Text(date.formatted(date: .abbreviated, time: .omitted))
        Text(0.42, format: .percent.precision(.fractionLength(0)))
        Text(12.5, format: .currency(code: "EUR"))
        Text(distance, format: .measurement(width: .abbreviated))
        Text(["Ana", "Ben"], format: .list(type: .and))
        Text(date...date.addingTimeInterval(3_600))
        Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
        Text("\(count, format: .number) of \(10)")
        Text("Updated \(date, style: .relative)")
      }
      Section("Markdown") {
        Text("**Bold**, *italic*, ~~struck~~ and `code`")
        Text("See [our page](https://example.com).")
          .tint(.orange)
        Text(attributed)
        Text("\(Image(systemName: "star")) favourite")
        Text("Big ").font(.title) + Text("and small").font(.caption).foregroundColor(.gray)
        Text("^[\(count) message](inflect: true)")
      }
      Section("Direction") {
        Text(locale.identifier)
        Image(systemName: layoutDirection == .rightToLeft ? "arrow.left" : "arrow.right")
        Label("Forward", systemImage: "chevron.forward")
          .flipsForRightToLeftLayoutDirection(true)
        Text("Right to left")
          .environment(\.layoutDirection, .rightToLeft)
        Text("Typesetting")
          .typesettingLanguage(Locale.Language(identifier: "th"))
      }
    }
  }

  private var attributed: AttributedString {
    var result = AttributedString("Underlined")
    result.underlineStyle = Text.LineStyle.single
    result.foregroundColor = Color.blue
    result.font = .body.bold()
    return result
  }
}

struct LocalisedControls: View {
  let title: LocalizedStringKey
  var subtitle: LocalizedStringResource = "Optional"
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(title, isOn: $isOn)
      Text(subtitle)
      Button(title) { isOn = true }
        .accessibilityLabel(title)
    }
    .navigationTitle(title)
  }
}

#Preview("English") {
  LocalisedTexts(name: "Ana", count: 3)
    .environment(\.locale, Locale(identifier: "en"))
}

#Preview("German") {
  LocalisedTexts(name: "Ana", count: 1)
    .environment(\.locale, .init(identifier: "de"))
}

#Preview("Controls") {
  LocalisedControls(title: "Dark mode")
}
