import Foundation

extension AttributeScopes {
  /// The attributes of texts that SwiftUI shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let foundation: AttributeScopes.FoundationAttributes
    public let font: _TextAttributes.FontAttribute
    public let foregroundColor: _TextAttributes.ForegroundColorAttribute
    public let backgroundColor: _TextAttributes.BackgroundColorAttribute
    public let underlineStyle: _TextAttributes.UnderlineStyleAttribute
    public let strikethroughStyle: _TextAttributes.StrikethroughStyleAttribute
    public let kern: _TextAttributes.KerningAttribute
    public let tracking: _TextAttributes.TrackingAttribute
    public let baselineOffset: _TextAttributes.BaselineOffsetAttribute
    #if !canImport(Darwin)
      public let inlinePresentationIntent: _TextAttributes.InlinePresentationIntentAttribute
    #endif
  }

  /// The attributes of texts that SwiftUI shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Lets an attribute of a text be written as a member: `text.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
