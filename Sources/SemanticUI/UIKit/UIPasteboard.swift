/// What was copied; it lives as long as the process, apart from any other app's.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()

  public var string: String? {
    didSet { strings = string.map { [$0] } }
  }
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var items: [[String: Any]] = []
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var changeCount: Int { 0 }

  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    if let text = value as? String { string = text }
  }
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public static let changedNotification = Foundation.Notification.Name("UIPasteboardChangedNotification")
}
