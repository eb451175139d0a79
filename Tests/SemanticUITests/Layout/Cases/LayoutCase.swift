import Foundation
import SemanticTree

/// One line of `layout.jsonl`: a view in words, where it is shown, and what was seen on iOS.
struct LayoutCase: Decodable, Sendable {
  /// Where a view is shown; lengths in points.
  struct Setting: Decodable, Sendable {
    struct Area: Decodable, Sendable {
      var width, height: Double
      var safeTop, safeBottom: Double?
    }

    /// Versions such as `18.5,26.2`, `17+` for a first one, or `any`.
    var os: String
    var contentSize: String
    var scale: Double
    var screen: Area?
    var width, safeTop: Double?
    var device, orientation: String?
    var crossFade: Bool?
  }

  var id: String
  var environment: Setting
  var expect: [String: Expected]
  var tolerance: Double

  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/layout.jsonl")

  /// Every case in the order of the file.
  static func read() throws -> [LayoutCase] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(LayoutCase.self, from: Data($0.utf8))
    }
  }
}

/// What a case expects of one measurement.
enum Expected: Decodable, Equatable, Sendable {
  case truth(Bool)
  case length(Double)
  case lengths([Double])
  case word(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let length = try? container.decode(Double.self) {
      self = .length(length)
    } else if let lengths = try? container.decode([Double].self) {
      self = .lengths(lengths)
    } else {
      self = .word(try container.decode(String.self))
    }
  }
}

extension LayoutCase.Setting {
  /// The versions to run on: those that the case names, or the modelled ones that it covers.
  var systems: [SystemVersion] {
    if os == "any" { return modelledSystems }
    if os.hasSuffix("+") {
      let first = SystemVersion(os.dropLast())
      return modelledSystems.filter { $0 >= first }
    }
    return os.split(separator: ",").map { SystemVersion($0) }
  }

  private var typeSize: TypeSize? {
    switch contentSize {
    case "extraSmall": .xSmall
    case "extraLarge": .xLarge
    case "extraExtraLarge": .xxLarge
    case "extraExtraExtraLarge": .xxxLarge
    default: TypeSize(rawValue: contentSize)
    }
  }

  /// The environment on a version; nil where the file names a size or a device that is not known.
  func screenEnvironment(on system: SystemVersion) -> ScreenEnvironment? {
    guard let typeSize else { return nil }
    var result = ScreenEnvironment()
    if let device {
      guard let known = Device.named(device) else { return nil }
      result = result.on(orientation == "landscape" ? known.landscape : known)
    }
    if let screen { result.take(screen) }
    result.width = width ?? result.width
    result.safeArea.top = safeTop ?? result.safeArea.top
    result.system = system
    result.typeSize = typeSize
    result.scale = scale
    result.prefersCrossFade = crossFade ?? false
    return result
  }
}

extension ScreenEnvironment {
  fileprivate mutating func take(_ area: LayoutCase.Setting.Area) {
    width = area.width
    height = area.height
    safeArea = EdgeDistances(top: area.safeTop ?? 0, leading: 0, bottom: area.safeBottom ?? 0, trailing: 0)
  }
}

extension SystemVersion {
  /// From digits such as `18.5`; what is no number counts as 0.
  fileprivate init(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    self.init(major: numbers.first ?? 0, minor: numbers.count > 1 ? numbers[1] : 0)
  }
}
