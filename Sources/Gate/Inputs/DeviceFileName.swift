/// The names under which browsers save what a page calls `device.json`.
package enum DeviceFileName {
  /// How many there were before it: 0 for `device.json`, 2 for `device (2).json`; nil for another name.
  package static func number(of name: String) -> Int? {
    if name == "device.json" { return 0 }
    guard name.hasPrefix("device ("), name.hasSuffix(").json") else { return nil }
    return Int(name.dropFirst(8).dropLast(6))
  }
}
