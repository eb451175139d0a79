import Foundation

/// A kind of content, such as text or a picture, by its identifier; what the system's kinds build on is known of
/// the common ones.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String
  public let preferredFilenameExtension: String?
  private let parents: [String]

  public var description: String { identifier }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var preferredMIMEType: String? { nil }
  public var localizedDescription: String? { nil }

  init(of identifier: String, _ suffix: String? = nil, in parents: [UTType] = []) {
    self.identifier = identifier
    preferredFilenameExtension = suffix
    self.parents = parents.flatMap { [$0.identifier] + $0.parents }
  }

  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self = Self.known.first { $0.identifier == identifier } ?? UTType(of: identifier)
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    self =
      Self.known.first { $0.preferredFilenameExtension == filenameExtension }
      ?? UTType(of: "dyn.\(filenameExtension)", filenameExtension, in: [supertype])
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(of: identifier, in: parentType.map { [$0] } ?? [])
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  public func conforms(to type: UTType) -> Bool { self == type || parents.contains(type.identifier) }
  public func isSubtype(of type: UTType) -> Bool { parents.contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
