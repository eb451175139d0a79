import Terminal

/// Exploring with a picture of the screen in the terminal.
@MainActor
public struct PictureRun {
  let driver: ExploreDriver
  let messages: VoiceMessages
  let screen: TerminalScreen
  let title: String
  let usesUnicode: Bool

  /// - Parameter title: what is explored, for the first line.
  public init(
    _ driver: ExploreDriver, messages: VoiceMessages, on screen: TerminalScreen, title: String,
    usesUnicode: Bool
  ) {
    self.driver = driver
    self.messages = messages
    self.screen = screen
    self.title = title
    self.usesUnicode = usesUnicode
  }

  /// Explores until it is over. What came before is shown among what happened.
  public func run(_ reader: KeyReader, remarks: [Happening] = []) throws {
    driver.explorer.note(remarks)
    _ = try driver.begin()
    draw()
    while !driver.isOver {
      switch reader.next() {
      case .end: return
      case .woken(let reasons):
        // After a suspension someone else's lines may be there.
        if reasons.contains(.resumed) || reasons.contains(.resized) { screen.forgetShown() }
        _ = try driver.hear(messages.take())
      case .keys(let keys):
        for key in keys where !driver.isOver { try take(key) }
      }
      if !screen.isConnected { return }
      draw()
    }
  }

  private func take(_ key: Key) throws {
    switch key {
    case .control("z"):
      driver.silence()
      screen.suspend()
    case .control("l"): screen.forgetShown()
    default: _ = try driver.press(key)
    }
  }

  private func draw() {
    let size = screen.size
    let picture = ExplorePicture(driver.explorer, title: title, usesUnicode: usesUnicode)
    screen.show(picture.canvas(columns: size.columns, lines: size.lines))
  }
}
