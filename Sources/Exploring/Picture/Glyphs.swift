import Terminal

/// The signs that pictures are made with, by what the terminal can show.
struct Glyphs {
  let frame, control, focus: FrameLines
  let cut: Character
  let pointer: String
  let above, below: String
  let arrows, upDown: String

  static let unicode = Glyphs(
    frame: .rounded, control: .light, focus: .heavy, cut: "…", pointer: "▶", above: "↑ more", below: "↓ more",
    arrows: "←→", upDown: "↑↓")
  static let ascii = Glyphs(
    frame: .ascii, control: .ascii, focus: .asciiHeavy, cut: "~", pointer: ">", above: "^ more",
    below: "v more", arrows: "Left/Right", upDown: "Up/Down")
}
