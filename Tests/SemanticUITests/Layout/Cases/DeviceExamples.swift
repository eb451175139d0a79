import SemanticTree
import SemanticUI
import Testing

/// Screens and safe areas, as a `GeometryReader` sees them.
@MainActor
enum DeviceExamples {
  static let all: [String: LayoutExample] = [
    "device.iphonese3": portrait,
    "device.iphone13mini": portrait,
    "device.iphone14": portrait,
    "device.iphone16": portrait,
    "device.iphone16pro": portrait,
    "device.iphone17": portrait,
    "device.iphone16promax": portrait,
    "device.iphone15.landscape": landscape,
  ]

  private final class Sight {
    var size = CGSize.zero
    var insets = EdgeInsets()

    func take(_ proxy: GeometryProxy) -> Color {
      size = proxy.size
      insets = proxy.safeAreaInsets
      return .clear
    }
  }

  private static func look(_ environment: ScreenEnvironment) throws -> Sight {
    let sight = Sight()
    _ = try ScreenProbe(environment) { GeometryReader { sight.take($0) } }.screen
    return sight
  }

  private static func screenSize(_ sight: Sight) -> [String: Reading] {
    let insets = sight.insets
    return [
      "screenWidth": .length(sight.size.width + insets.leading + insets.trailing),
      "screenHeight": .length(sight.size.height + insets.top + insets.bottom),
    ]
  }

  private static let portrait: LayoutExample = { environment in
    let sight = try look(environment)
    var readings = screenSize(sight)
    readings["safeTop"] = .length(sight.insets.top)
    readings["safeBottom"] = .length(sight.insets.bottom)
    return readings
  }

  private static let landscape: LayoutExample = { environment in
    let sight = try look(environment)
    var readings = screenSize(sight)
    readings["safeLeading"] = .length(sight.insets.leading)
    readings["safeTrailing"] = .length(sight.insets.trailing)
    readings["safeBottom"] = .length(sight.insets.bottom)
    return readings
  }
}
