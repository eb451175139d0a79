import Foundation

#if !canImport(Darwin)
  /// A reference to a text that is looked up when it is shown.
  public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// Where the table of translations lies.
    public nonisolated enum BundleDescription: Sendable {
      case main
      case forClass(AnyClass)
      case atURL(URL)
    }

    /// The key in the table.
    public let key: String
    /// The text where the table has none.
    public let defaultValue: String.LocalizationValue
    /// The table's name.
    public let table: String?
    /// The language wanted; nil for that of the screen.
    public var locale: Locale?
    /// Where the table lies; every table of the run is searched here.
    public let bundle: BundleDescription

    /// A resource whose key is its text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      key = keyAndValue.content.key
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// A resource with a key and a text to fall back on.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
      left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
        && left.locale == right.locale
    }

    /// The text as it is shown, in its own language where it has chosen one.
    func text(in context: LocalizationContext) -> String {
      context.reading(in: locale ?? context.locale).text(of: defaultValue.content, key: key, table: table)
    }
  }
#endif

/// A resource in another text.
nonisolated struct ResourceFragment: LocalizedFragment, Equatable {
  var resource: LocalizedStringResource

  func text(in locale: Locale) -> String {
    resource.words(in: LocalizationContext.current.reading(in: locale))
  }
}

extension LocalizedStringResource {
  /// The text as it is shown.
  nonisolated func words(in context: LocalizationContext) -> String {
    #if canImport(Darwin)
      var copy = self
      copy.locale = context.locale
      return String(localized: copy)
    #else
      return text(in: context)
    #endif
  }
}
