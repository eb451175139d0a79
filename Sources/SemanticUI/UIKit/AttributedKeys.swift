/// Attributes of text, as UIKit names them.
extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let kern = Self("NSKern")
  public static let tracking = Self("CTTracking")
  public static let ligature = Self("NSLigature")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
  public static let baselineOffset = Self("NSBaselineOffset")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
}

/// The lines drawn under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A picture in a text.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?

  public override init() {}
  public init(data contentData: Data?, ofType uti: String?) { contents = contentData }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

/// How lines of a text are set.
open class NSParagraphStyle: NSObject {
  open fileprivate(set) var _settings = Settings()

  public struct Settings {
    public var lineSpacing: CGFloat = 0
    public var paragraphSpacing: CGFloat = 0
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var lineHeightMultiple: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    public var headIndent: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
  }
  public override init() {}
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

@dynamicMemberLookup
open class NSMutableParagraphStyle: NSParagraphStyle {
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<Settings, Value>) -> Value {
    get { _settings[keyPath: keyPath] }
    set { _settings[keyPath: keyPath] = newValue }
  }
}
