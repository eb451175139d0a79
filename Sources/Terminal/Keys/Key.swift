/// A key that was pressed, or what else a terminal sends in between.
public enum Key: Hashable, Sendable {
  /// A character as it is typed, with its accents.
  case character(Character)
  case up, down, left, right, home, end, pageUp, pageDown
  /// The tab key, forwards or with Shift.
  case tab, backTab
  case enter, escape, backspace, delete, insert
  /// A letter held with Control, in lower case.
  case control(Character)
  /// A character held with Alt (Meta, Option).
  case alt(Character)
  /// F1 and up.
  case function(Int)
  /// Text that came all at once from the clipboard.
  case paste(String)
  /// A sequence that means nothing here.
  case unknown
}
