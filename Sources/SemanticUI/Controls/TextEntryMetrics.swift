internal import Typesetting

/// The heights of text fields, in points.
///
/// At the text sizes medium and large a plain field is 22 high, a secure one 21 while empty and as high as its words
/// (20.33) when filled: measured on iOS 17.5 to 26.2. For other fonts the line height is rounded up in the same
/// way, which is inferred.
struct TextEntryMetrics {
  var height: CGFloat
  var insets = EdgeInsets()

  init(_ entry: TextEntry, in context: _ViewContext) {
    let font = TextResolver(text: Text(verbatim: ""), environment: context.environment).font
    let line = context.runtime.text.typesetter.metrics(of: font).lineHeight
    let wholeLine = CGFloat((line - 1e-6).rounded(.up))
    switch entry.kind {
    case .field: height = font.size >= 16 ? max(wholeLine + 1, 22) : wholeLine + 1
    case .secure: height = entry.text.isEmpty ? wholeLine : 0
    case .editor:
      // UIKit's text view keeps 8 points above and below and 5 at the sides.
      height = wholeLine + 16
      insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    }
  }
}
