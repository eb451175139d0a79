/// What a process that runs a user's code is doing, kept in a file that its parent reads when it has died.
///
/// The file is mapped and shared, so that what was written last is there however the process ended: no handler
/// has to run, and none could after `SIGKILL`. Whatever is read back may have been written by the user's code, so
/// nothing is taken for granted.
public struct HostWhereabouts: Hashable, Sendable {
  /// What the process was busy with.
  public enum Activity: UInt8, Hashable, Sendable {
    /// Loading the library: its static initialisers may run.
    case loading
    /// Making the preview: the code in the preview's braces.
    case opening
    /// Evaluating the body of `view`.
    case body
    /// Layout and what belongs to it: closures of containers, `onAppear`, tasks, values for accessibility.
    case rendering
    /// An action of the element that is labelled `view` and stands at `place`.
    case action
    /// Waiting for the next request.
    case idle
  }

  /// How the process says that it will end.
  public enum Ending: UInt8, Hashable, Sendable {
    case none
    /// `exit` was called.
    case exit
    /// The stack is full.
    case stackOverflow
  }

  public var activity = Activity.loading
  public var ending = Ending.none
  /// The view whose body was evaluated last; for an action, the label of its element.
  public var view: String?
  /// Where that view is declared, or where the element stands whose action ran.
  public var place: SourceLocation?

  public init() {}

  /// How long the file is.
  public static let byteCount = 4096

  /// The offsets of the parts. A text is kept with a zero byte at its end.
  private enum Offset {
    static let activity = 0
    static let ending = 1
    static let line = 4
    static let column = 8
    static let view = 16
    static let file = 1024
    static let end = 4096
  }

  /// Reads what was left in a mapped file.
  public init(reading page: UnsafeRawPointer) {
    activity = Activity(rawValue: page.load(fromByteOffset: Offset.activity, as: UInt8.self)) ?? .rendering
    ending = Ending(rawValue: page.load(fromByteOffset: Offset.ending, as: UInt8.self)) ?? .none
    view = HostWhereabouts.text(page, Offset.view..<Offset.file)
    guard let file = HostWhereabouts.text(page, Offset.file..<Offset.end) else { return }
    place = SourceLocation(
      file: file, line: Int(page.load(fromByteOffset: Offset.line, as: Int32.self)),
      column: Int(page.load(fromByteOffset: Offset.column, as: Int32.self)))
  }

  private static func text(_ page: UnsafeRawPointer, _ range: Range<Int>) -> String? {
    let bytes = UnsafeRawBufferPointer(start: page + range.lowerBound, count: range.count)
    let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return text.isEmpty || !isPlain ? nil : text
  }
}

extension HostWhereabouts {
  /// Notes what the process is busy with.
  public static func note(_ activity: Activity, in page: UnsafeMutableRawPointer) {
    page.storeBytes(of: activity.rawValue, toByteOffset: Offset.activity, as: UInt8.self)
  }

  /// Notes how the process ends. A signal handler may call it.
  public static func note(_ ending: Ending, in page: UnsafeMutableRawPointer) {
    page.storeBytes(of: ending.rawValue, toByteOffset: Offset.ending, as: UInt8.self)
  }

  /// Notes the view whose code runs; nil where the code is no view's.
  public static func noteView(_ name: String?, in page: UnsafeMutableRawPointer) {
    write(name ?? "", Offset.view..<Offset.file, page)
  }

  /// Notes where the code stands that runs.
  public static func notePlace(_ place: SourceLocation?, in page: UnsafeMutableRawPointer) {
    write(place?.file ?? "", Offset.file..<Offset.end, page)
    page.storeBytes(of: Int32(clamping: place?.line ?? 0), toByteOffset: Offset.line, as: Int32.self)
    page.storeBytes(of: Int32(clamping: place?.column ?? 0), toByteOffset: Offset.column, as: Int32.self)
  }

  private static func write(_ text: String, _ range: Range<Int>, _ page: UnsafeMutableRawPointer) {
    var text = text
    text.withUTF8 { bytes in
      let count = min(bytes.count, range.count - 1)
      if let start = bytes.baseAddress { (page + range.lowerBound).copyMemory(from: start, byteCount: count) }
      page.storeBytes(of: 0, toByteOffset: range.lowerBound + count, as: UInt8.self)
    }
  }
}
