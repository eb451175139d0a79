import SemanticTree

extension UIColor {
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    let (shade, depth, light) = color.hueSaturationBrightness
    hue?.pointee = CGFloat(shade)
    saturation?.pointee = CGFloat(depth)
    brightness?.pointee = CGFloat(light)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// The luminance of a colour that is no grey is taken by Rec. 601's weights.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components()
    white?.pointee = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  public var cgColor: CGColor {
    let color = components()
    return CGColor(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Drawing into a context is not modelled; a colour set for it has no effect.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

extension RGBA {
  /// Each from 0 to 1.
  fileprivate var hueSaturationBrightness: (Double, Double, Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, high) }
    let sector =
      switch high {
      case red: (green - blue) / range
      case green: (blue - red) / range + 2
      default: (red - green) / range + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
  }
}

extension CGColor {
  var uiColor: UIColor {
    let parts = components ?? []
    if parts.count >= 4 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
    return UIColor(white: parts.first ?? 0, alpha: parts.count > 1 ? parts[1] : 1)
  }
}
