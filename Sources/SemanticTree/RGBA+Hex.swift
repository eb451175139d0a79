extension RGBA {
  /// `#RRGGBB` of the nearest colour of 8 bits a channel.
  public var hex: String {
    let digits = [red, green, blue].map { channel in
      let byte = Int((min(max(channel, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }
}
