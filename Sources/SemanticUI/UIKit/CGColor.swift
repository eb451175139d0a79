#if !canImport(CoreGraphics)
  /// A colour of fixed components.
  public final class CGColor: Hashable, Sendable {
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

    public var alpha: CGFloat { components?.last ?? 1 }
    public var numberOfComponents: Int { components?.count ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? {
      var parts = components ?? []
      guard !parts.isEmpty else { return nil }
      parts[parts.count - 1] = alpha
      return parts.count == 2
        ? CGColor(gray: parts[0], alpha: alpha)
        : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
  }
#endif
