import Foundation

// Values that go from one app to another. Nothing is ever sent, so that how a value is written is compiled and never
// asked for.

/// A value that can go from one app to another.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is written.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  public func suggestedFileName(_ fileName: String) -> Self { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Who may receive a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  let name: String
  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// The ways of writing of the values that the system itself can send.
public struct _SystemRepresentation<Item: Transferable>: TransferRepresentation {}

/// A value as what encodes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as another one that can be sent.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// Several ways of writing.
public struct _RepresentationList<Item: Transferable>: TransferRepresentation {}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item {
    content
  }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
  public static func buildBlock<each R: TransferRepresentation>(
    _ content: repeat each R
  ) -> _RepresentationList<Item> { _RepresentationList() }
}

extension String: Transferable {
  public static var transferRepresentation: _SystemRepresentation<String> {
    _SystemRepresentation<String>()
  }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _SystemRepresentation<AttributedString> {
    _SystemRepresentation<AttributedString>()
  }
}
extension URL: Transferable {
  public static var transferRepresentation: _SystemRepresentation<URL> {
    _SystemRepresentation<URL>()
  }
}
extension Data: Transferable {
  public static var transferRepresentation: _SystemRepresentation<Data> {
    _SystemRepresentation<Data>()
  }
}
extension Image: Transferable {
  public static var transferRepresentation: _SystemRepresentation<Image> {
    _SystemRepresentation<Image>()
  }
}
extension Color: Transferable {
  public static var transferRepresentation: _SystemRepresentation<Color> {
    _SystemRepresentation<Color>()
  }
}
