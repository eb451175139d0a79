/// A piece of HTML. Text that is put into it is escaped; markup is not.
///
///     let item: Markup = "<li class=\"\(kind)\">\(words)</li>"
public struct Markup: ExpressibleByStringInterpolation, Hashable, Sendable {
  public private(set) var html: String

  public init(stringLiteral value: String) { html = value }

  public init(stringInterpolation: Interpolation) { html = stringInterpolation.html }

  /// Markup that was made elsewhere and is known to be well-formed, such as a picture's.
  public init(verbatim html: String) { self.html = html }

  public init(_ parts: some Sequence<Markup>, separator: String = "") {
    html = parts.map(\.html).joined(separator: separator)
  }

  public static func + (left: Markup, right: Markup) -> Markup { Markup(verbatim: left.html + right.html) }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var html = ""

    public init(literalCapacity: Int, interpolationCount: Int) { html.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { html += literal }

    public mutating func appendInterpolation(_ text: String) { html += Markup.escaped(text) }

    public mutating func appendInterpolation(_ number: Int) { html += String(number) }

    public mutating func appendInterpolation(_ markup: Markup) { html += markup.html }

    /// Nothing where there is none.
    public mutating func appendInterpolation(_ markup: Markup?) { html += markup?.html ?? "" }

    public mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { html += part.html } }
  }

  /// Text that stands for itself between tags and in quoted attributes. Characters that no HTML document may hold
  /// are replaced.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      default:
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        escaped.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }
}
