#if !canImport(ObjectiveC)
  import Foundation

  /// What is dragged, copied or shared, before it is known who wants it in which form. It only keeps the object.
  open class NSItemProvider: NSObject {
    private let object: Any?
    private let types: [String]
    open var suggestedName: String?

    public override init() {
      object = nil
      types = []
    }

    public init(object: Any) {
      self.object = object
      types = object is URL || object is NSURL ? ["public.url"] : ["public.utf8-plain-text"]
    }

    public init(item: Any?, typeIdentifier: String?) {
      object = item
      types = typeIdentifier.map { [$0] } ?? []
    }

    public convenience init?(contentsOf fileURL: URL?) {
      guard let fileURL else { return nil }
      self.init(item: fileURL, typeIdentifier: "public.file-url")
    }

    open var registeredTypeIdentifiers: [String] { types }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      guard let wanted = UTType(typeIdentifier) else { return false }
      return types.compactMap { UTType($0) }.contains { $0.conforms(to: wanted) }
    }
    open func canLoadObject(ofClass type: Any.Type) -> Bool {
      object.map { Swift.type(of: $0) == type } ?? false
    }

    @discardableResult
    open func loadObject<T>(
      ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(object as? T, nil)
      return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadTransferable<T: Transferable>(
      type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
      if let value = object as? T { completionHandler(.success(value)) }
      return Progress(totalUnitCount: 1)
    }
  }
#endif
