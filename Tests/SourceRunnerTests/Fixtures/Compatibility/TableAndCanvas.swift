import SwiftUI

struct Planet: Identifiable {
  let id: Int
  let name: String
  let radius: Double
}

struct PlanetTable: View {
  @State private var planets = [
    Planet(id: 1, name: "Mercury", radius: 2_439.7), Planet(id: 2, name: "Venus", radius: 6_051.8),
  ]
  @State private var selection: Set<Planet.ID> = []
  @State private var order = [KeyPathComparator(\Planet.name)]

  var body: some View {
    Table(planets, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Radius", value: \.radius) { planet in
        Text(planet.radius, format: .number)
      }
      .width(min: 80, ideal: 120)
      TableColumn("Order", value: \.id) { (planet: Planet) in
        Text("\(planet.id)")
      }
    }
    .onChange(of: order) { _, newOrder in
      planets.sort(using: newOrder)
    }
  }
}

struct PlainTable: View {
  let planets: [Planet]

  var body: some View {
    Table(planets) {
      TableColumn("Name", value: \.name)
      TableColumn("Radius") { Text($0.radius.formatted()) }
    }
  }
}

struct Clock: View {
  var body: some View {
    VStack {
      TimelineView(.everyMinute) { context in
        Text(context.date, style: .time)
      }
      TimelineView(.periodic(from: .now, by: 1)) { context in
        let seconds = Calendar.current.component(.second, from: context.date)
        Gauge(value: Double(seconds), in: 0...59) {
          Text("Seconds")
        }
      }
      TimelineView(.animation(minimumInterval: 0.1, paused: false)) { timeline in
        Canvas { context, size in
          drawHand(in: context, size: size, date: timeline.date)
        }
        .frame(width: 120, height: 120)
        .accessibilityLabel("Analogue clock")
        .accessibilityAddTraits(.isImage)
      }
    }
  }

  private func drawHand(in context: GraphicsContext, size: CGSize, date: Date) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let angle = Angle(radians: date.timeIntervalSinceReferenceDate / 60 * 2 * .pi)
    var hand = Path()
    hand.move(to: center)
    hand.addLine(
      to: CGPoint(
        x: center.x + size.width / 2 * sin(angle.radians),
        y: center.y - size.height / 2 * cos(angle.radians)
      )
    )
    context.stroke(hand, with: .color(.red), lineWidth: 2)
    context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .foreground)
  }
}

struct Sparkline: View {
  let values: [Double]

  var body: some View {
    Canvas(opaque: false) { context, size in
      guard let maximum = values.max(), maximum > 0 else { return }
      let width = size.width / Double(values.count)
      for (index, value) in values.enumerated() {
        let height = size.height * value / maximum
        let bar = CGRect(x: Double(index) * width, y: size.height - height, width: width - 1, height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 2), with: .color(.accentColor))
      }
      var label = context
      label.opacity = 0.5
      label.translateBy(x: 4, y: 8)
      label.draw(Text("Week").font(.caption), at: .zero, anchor: .leading)
    } symbols: {
      Image(systemName: "circle").tag(0)
    }
    .accessibilityElement()
    .accessibilityLabel("Visits in this week")
    .accessibilityValue(values.map { $0.formatted() }.joined(separator: ", "))
  }
}

#Preview("Table") {
  PlanetTable()
}

#Preview("Plain table") {
  PlainTable(planets: [Planet(id: 3, name: "Earth", radius: 6_371)])
}

#Preview("Clock") {
  Clock()
}

#Preview("Sparkline", traits: .fixedLayout(width: 200, height: 60)) {
  Sparkline(values: [3, 5, 2, 8])
}
