import Foundation

/// The terminal of this process while keys are read from it one by one.
///
/// However the process ends, the terminal is given back as it was: see ``TerminalRescue``.
public final class TerminalScreen {
  /// What is shown.
  public enum Manner: Sendable {
    /// Lines below one another, for people whose own screen reader reads them.
    case lines
    /// Pictures, on a screen of their own that is gone afterwards.
    case picture
  }

  private let output: Int32
  private var writer: CanvasWriter
  /// Whether what is written arrives; false once the terminal is gone.
  public private(set) var isConnected = true

  /// Takes the terminal.
  ///
  /// - Parameter pipe: is woken when the size changes and after a suspension.
  public init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, _ manner: Manner, usesStyles: Bool,
    pipe: WakePipe
  ) throws(TerminalError) {
    self.output = output
    writer = CanvasWriter(usesStyles: usesStyles)
    var hold = TerminalRescue.Hold()
    (hold.input, hold.output, hold.wakeEnd) = (input, output, pipe.writeEnd)
    guard tcgetattr(input, &hold.original) == 0 else {
      throw .notATerminal(reason: String(cString: strerror(errno)))
    }
    hold.raw = Self.raw(hold.original)
    if manner == .picture {
      // Its own screen, no cursor, pasted text marked; and back.
      hold.entry = TerminalRescue.Bytes("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h")
      hold.exit = TerminalRescue.Bytes("\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    }
    TerminalRescue.take(hold)
  }

  deinit { TerminalRescue.giveBack() }

  /// Keys come at once, unseen, and none of them is a command to the terminal. Lines are still ended as usual.
  private static func raw(_ original: termios) -> termios {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP | BRKINT)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Gives the terminal back.
  public func close() { TerminalRescue.giveBack() }

  /// Suspends this process and whatever runs with it, as the key does outside raw mode.
  public func suspend() { kill(0, SIGTSTP) }

  /// More of either no one can read; a terminal that says otherwise is drawn on in its upper left corner.
  private let mostColumns = 500, mostRows = 300

  /// Columns and lines; 80 by 24 where the terminal does not tell.
  public var size: (columns: Int, lines: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (min(Int(size.ws_col), mostColumns), min(Int(size.ws_row), mostRows))
  }

  /// Shows a picture.
  public func show(_ canvas: Canvas) { write(writer.output(for: canvas)) }

  /// Makes the next picture be written whole: something else may have been written meanwhile.
  public func forgetShown() { writer.forget() }

  /// Writes text as it is.
  public func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, isConnected {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { isConnected = false } else { rest = rest.dropFirst(count) }
    }
  }
}
