#if !canImport(Darwin)
  import Foundation

  extension Measurement {
    /// Writes a measurement in its own unit, which Foundation off Apple's systems cannot.
    ///
    /// Conversions to the units of a region are not made. Words for units are known in English only; in other
    /// languages the unit's symbol is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      public typealias UnitWidth = _MeasurementUnitWidth

      public var width: UnitWidth
      public var locale: Locale
      var numberFormat: FloatingPointFormatStyle<Double>?

      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        numberFormat = numberFormatStyle
      }

      public func locale(_ locale: Locale) -> FormatStyle {
        var copy = self
        copy.locale = locale
        return copy
      }

      public func format(_ value: Measurement) -> String {
        let style = numberFormat ?? .init(locale: locale).precision(.fractionLength(0...3))
        let number = style.format(value.value)
        switch width {
        case .wide: return "\(number) \(UnitWords.words(for: value.unit, value.value, in: locale))"
        case .narrow: return number + value.unit.symbol
        default: return "\(number)\(value.unit is UnitTemperature ? "" : " ")\(value.unit.symbol)"
        }
      }
    }
  }

  extension FormatStyle {
    /// A measurement with its unit, in words, in short or as narrow as can be.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Measurement<UnitType>.FormatStyle(
        width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
  }

  extension Measurement where UnitType: Dimension {
    /// Preferred, because a style that is not named tells its unit by this alone.
    public func formatted(_ style: FormatStyle) -> String { style.format(self) }
    @_disfavoredOverload
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
      style.format(self)
    }
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  }

  /// How much of a unit is written. Were it a type of each unit's own, as in Apple's Foundation, the compiler would
  /// not find the unit.
  public struct _MeasurementUnitWidth: Hashable, Codable, Sendable {
    let name: String
    public static let wide = _MeasurementUnitWidth(name: "wide")
    public static let abbreviated = _MeasurementUnitWidth(name: "abbreviated")
    public static let narrow = _MeasurementUnitWidth(name: "narrow")
  }

  /// What a measurement is for, by which its unit would be chosen.
  public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    let name: String
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    public static var asProvided: MeasurementFormatUnitUsage {
      MeasurementFormatUnitUsage(name: "asProvided")
    }
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var personHeight: MeasurementFormatUnitUsage {
      MeasurementFormatUnitUsage(name: "personHeight")
    }
    public static var personWeight: MeasurementFormatUnitUsage {
      MeasurementFormatUnitUsage(name: "personWeight")
    }
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
  }

  /// Words for units.
  private enum UnitWords {
    private static let english = [
      "mm": "millimeter", "cm": "centimeter", "m": "meter", "km": "kilometer", "in": "inch", "ft": "foot",
      "yd": "yard", "mi": "mile", "g": "gram", "kg": "kilogram", "mg": "milligram", "lb": "pound",
      "oz": "ounce", "L": "liter", "mL": "milliliter", "s": "second", "min": "minute", "hr": "hour",
      "kcal": "kilocalorie", "cal": "calorie", "kJ": "kilojoule", "J": "joule", "kWh": "kilowatt-hour",
    ]
    private static let plurals = ["inch": "inches", "foot": "feet"]

    static func words(for unit: Unit, _ value: Double, in locale: Locale) -> String {
      guard locale.language.languageCode == .english, let word = english[unit.symbol] else {
        return unit.symbol
      }
      return value == 1 ? word : plurals[word] ?? word + "s"
    }
  }
#endif
