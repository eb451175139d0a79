import Terminal

/// Exploring line by line: nothing that was written is changed again.
@MainActor
public struct LineRun {
  let driver: ExploreDriver
  let messages: VoiceMessages
  let print: @MainActor (String) -> Void

  /// - Parameter print: takes lines, without their ends, and shows them at once.
  public init(
    _ driver: ExploreDriver, messages: VoiceMessages, print: @escaping @MainActor (String) -> Void
  ) {
    self.driver = driver
    self.messages = messages
    self.print = print
  }

  /// Explores with the keys of a terminal until it is over.
  public func run(_ screen: TerminalScreen, _ reader: KeyReader) throws {
    show(try driver.begin())
    while !driver.isOver {
      switch reader.next() {
      case .end: return
      case .woken: show(try driver.hear(messages.take()))
      case .keys(let keys):
        for key in keys where !driver.isOver {
          if key == .control("z") {
            driver.silence()
            screen.suspend()
          } else {
            show(try driver.press(key))
          }
        }
      }
      if !screen.isConnected { return }
    }
  }

  /// Explores with keys by name, a line of input at a time, until they end.
  ///
  /// - Parameters:
  ///   - nextLine: the next line; nil at the end.
  ///   - file: how errors call where the lines come from.
  /// - Throws: ``KeyScriptError`` at once for a word that is no key, and at the end for text that nothing took.
  public func run(script nextLine: () -> String?, file: String) throws {
    show(try driver.begin())
    var number = 0
    var untyped: KeyScriptError?
    while !driver.isOver, let line = nextLine() {
      number += 1
      for item in try KeyScript.items(in: line, number: number, file: file) where !driver.isOver {
        switch item {
        case .key(let key): show(try driver.press(key), withGestures: true)
        case .text(let text, let place):
          if try !type(text) { untyped = untyped ?? .nothingTyped(place) }
        }
      }
    }
    if let untyped { throw untyped }
  }

  /// Types character by character. A field may stop being edited meanwhile, and what is left must not be commands.
  ///
  /// - Returns: whether all of it was taken.
  private func type(_ text: String) throws -> Bool {
    var rest = Substring(text)
    while driver.explorer.takesText, let character = rest.popFirst() {
      show(try driver.press(.character(character)), withGestures: true)
    }
    if !rest.isEmpty { show(try driver.press(.paste(String(rest))), withGestures: true) }
    return rest.isEmpty
  }

  /// Whoever presses keys knows which; a record of a script is read without it.
  private func show(_ happenings: [Happening], withGestures: Bool = false) {
    for happening in happenings where withGestures || happening.kind != .gesture { print(happening.line) }
  }
}
