import SwiftUI

struct Measure: Identifiable {
  let id: String
  let value: Double
  let unit: String
}

struct MeasureTile: View {
  let measure: Measure

  var body: some View {
    GroupBox {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(measure.value, format: .number.precision(.fractionLength(1)))
          .font(.system(.title, design: .rounded).bold())
          .monospacedDigit()
          .contentTransition(.numericText())
        Text(measure.unit)
          .font(.caption)
          .baselineOffset(2)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } label: {
      Text(measure.id)
        .textCase(.uppercase)
        .tracking(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(measure.id))
    .accessibilityValue(Text("\(measure.value, specifier: "%.1f") \(measure.unit)"))
  }
}

struct Dashboard: View {
  @State private var humidity = 0.62
  @State private var battery = 40.0

  private let measures = [
    Measure(id: "Inside", value: 21.4, unit: "°C"),
    Measure(id: "Outside", value: 8.9, unit: "°C"),
    Measure(id: "Wind", value: 14, unit: "km/h"),
    Measure(id: "Rain", value: 0.3, unit: "mm"),
  ]
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 12)]
  private let fixedColumns = [
    GridItem(.fixed(80), alignment: .leading), GridItem(.flexible(minimum: 40, maximum: 200)), GridItem(),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
          ForEach(measures) { measure in
            MeasureTile(measure: measure)
          }
        }
        gauges
        comparison
        LazyVGrid(columns: fixedColumns) {
          ForEach(0..<6) { Text("\($0)") }
        }
        shelf
      }
      .padding()
    }
    .navigationTitle("Weather station")
  }

  private var gauges: some View {
    GroupBox("Sensors") {
      HStack {
        Gauge(value: humidity) {
          Text("Humidity")
        } currentValueLabel: {
          Text(humidity, format: .percent)
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: battery, in: 0...100) {
          Text("Battery")
        } currentValueLabel: {
          Text("\(Int(battery))")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.linearCapacity)
        .tint(Gradient(colors: [.red, .yellow, .green]))
      }
      ProgressView(value: humidity)
      ProgressView("Uploading", value: battery, total: 100)
        .progressViewStyle(.linear)
      ProgressView {
        Text("Synchronising")
      }
      .progressViewStyle(CircularProgressViewStyle(tint: .blue))
    }
  }

  private var comparison: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Month")
        Text("Mean")
          .gridColumnAlignment(.trailing)
      }
      .font(.headline)
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      ForEach(["April", "May"], id: \.self) { month in
        GridRow(alignment: .firstTextBaseline) {
          Text(month)
          Text(12.5, format: .number)
        }
      }
      GridRow {
        Text("No data for June")
          .gridCellColumns(2)
      }
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(measures) { measure in
          ViewThatFits(in: .horizontal) {
            Text("\(measure.id): \(measure.value) \(measure.unit)")
            Text(measure.id)
          }
          .containerRelativeFrame(.horizontal, count: 2, spacing: 12)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .contentMargins(.horizontal, 16, for: .scrollContent)
  }
}

#Preview("Dashboard") {
  NavigationStack {
    Dashboard()
  }
}

#Preview("Tile", traits: .fixedLayout(width: 180, height: 120)) {
  MeasureTile(measure: Measure(id: "Inside", value: 21.4, unit: "°C"))
}
