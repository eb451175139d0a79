import SemanticTree

internal import Typesetting

/// Options of measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What became of drawing a text.
public final class NSStringDrawingContext: NSObject {}

extension String {
  /// The text's size on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText.size(of: self, attrs, width: nil)
  }

  /// The area that the text takes in the width of a size; on one line unless it uses lines' origins.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: MeasuredText.size(of: self, attributes, width: wraps ? size.width : nil))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    "\(self)".size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    "\(self)".boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// A text that is one picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  private var firstAttributes: [NSAttributedString.Key: Any]? {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
  }

  /// The text's size on one line, all of it in its first font.
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }
}

private enum MeasuredText {
  /// - Parameter width: where lines are broken, in points; nil for one line.
  static func size(of text: String, _ attributes: [NSAttributedString.Key: Any]?, width: CGFloat?) -> CGSize {
    guard let runtime = Runtime.current else { return .zero }
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    var values = EnvironmentValues()
    values.screen = runtime.screenEnvironment
    let run = Paragraph.Run(text, font: Font(font).description(in: values))
    var paragraph = Paragraph(runs: [run])
    paragraph.scale = runtime.screenEnvironment.scale
    let layout = runtime.text.typesetter.layout(paragraph, width: width.map { Double($0) })
    return CGSize(width: CGFloat(layout.size.width), height: CGFloat(layout.size.height))
  }
}
