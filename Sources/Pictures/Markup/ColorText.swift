import SemanticTree
import Typesetting

extension RGBA {
  /// The colour without its alpha, such as `#1c1c1e` or `#fff`.
  var shortHex: String {
    let bytes = [red, green, blue].map { Int(($0.share * 255).rounded()) }
    if bytes.allSatisfy({ $0 % 17 == 0 }) { return "#" + bytes.map { String($0 / 17, radix: 16) }.joined() }
    return "#" + bytes.map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }
}

extension Element {
  /// The element in a colour.
  /// - Parameter property: what is coloured, `fill` or `stroke`.
  func colored(_ property: String, _ color: RGBA) -> Element {
    let opaque = property == "fill" && color.shortHex == "#000" ? self : with(property, color.shortHex)
    return opaque.faded("\(property)-opacity", color.alpha.share)
  }

  /// The element with an attribute that says how opaque it is, unless it is so altogether.
  func faded(_ attribute: String, _ opacity: Double) -> Element {
    opacity < 1 ? with(attribute, opacity, places: 3) : self
  }
}
