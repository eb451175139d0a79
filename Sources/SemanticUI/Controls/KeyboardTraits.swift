/// Kinds of keyboard, as UIKit names them. No keyboard is shown here.
public enum UIKeyboardType: Int, Sendable {
  // UIKit's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, as UIKit names it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let givenName = Self(rawValue: "given-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nickname = Self(rawValue: "nickname")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let emailAddress = Self(rawValue: "email")
  public static let telephoneNumber = Self(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  public static let organizationName = Self(rawValue: "organization-name")
  public static let jobTitle = Self(rawValue: "job-title")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "street-address-line-1")
  public static let streetAddressLine2 = Self(rawValue: "street-address-line-2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let countryName = Self(rawValue: "country-name")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let dateTime = Self(rawValue: "date-time")
}

/// Which letters the keyboard makes capitals of.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// As UIKit's older code names it.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

extension View {
  /// Accepted: text comes as it is given and no keyboard is shown.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Accepted: nothing is filled in by itself.
  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Accepted: text comes as it is given.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Accepted: text comes as it is given.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Accepted: text comes as it is given.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Accepted: text comes as it is given.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}
