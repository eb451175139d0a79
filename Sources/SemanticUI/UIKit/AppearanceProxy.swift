/// The objects by which an app dresses all views of one class at once. SwiftUI's own bars and controls are made of
/// some of these classes, so that such a change is noted as missing.
enum AppearanceProxy {
  nonisolated(unsafe) private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  /// Classes of which SwiftUI makes nothing whose look they decide: lists are made of collection views since iOS 16.
  private static let harmless: [AnyClass] = [
    UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self, UIScrollView.self,
  ]

  static func proxy<Proxy: AnyObject>(of type: Proxy.Type, make: () -> Proxy) -> Proxy {
    if !harmless.contains(where: { $0 == type }) {
      DeviceReading.missing(
        "\(TypeNames.name(of: type)).appearance()",
        consequence: "the look that it gives to bars or controls is not drawn")
    }
    if let known = proxies[ObjectIdentifier(type)] as? Proxy { return known }
    let proxy = make()
    proxies[ObjectIdentifier(type)] = proxy
    return proxy
  }
}
