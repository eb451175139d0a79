// The names of UIKit's colours. Those that begin with `system`, and those of roles, adapt; the plain ones do not.
extension UIColor {
  public class var systemRed: UIColor { UIColor(of: Color(.systemRed)) }
  public class var systemOrange: UIColor { UIColor(of: Color(.systemOrange)) }
  public class var systemYellow: UIColor { UIColor(of: Color(.systemYellow)) }
  public class var systemGreen: UIColor { UIColor(of: Color(.systemGreen)) }
  public class var systemMint: UIColor { UIColor(of: Color(.systemMint)) }
  public class var systemTeal: UIColor { UIColor(of: Color(.systemTeal)) }
  public class var systemCyan: UIColor { UIColor(of: Color(.systemCyan)) }
  public class var systemBlue: UIColor { UIColor(of: Color(.systemBlue)) }
  public class var systemIndigo: UIColor { UIColor(of: Color(.systemIndigo)) }
  public class var systemPurple: UIColor { UIColor(of: Color(.systemPurple)) }
  public class var systemPink: UIColor { UIColor(of: Color(.systemPink)) }
  public class var systemBrown: UIColor { UIColor(of: Color(.systemBrown)) }
  public class var systemGray: UIColor { UIColor(of: Color(.systemGray)) }
  public class var systemGray2: UIColor { UIColor(of: Color(.systemGray2)) }
  public class var systemGray3: UIColor { UIColor(of: Color(.systemGray3)) }
  public class var systemGray4: UIColor { UIColor(of: Color(.systemGray4)) }
  public class var systemGray5: UIColor { UIColor(of: Color(.systemGray5)) }
  public class var systemGray6: UIColor { UIColor(of: Color(.systemGray6)) }

  public class var label: UIColor { UIColor(of: Color(.label)) }
  public class var secondaryLabel: UIColor { UIColor(of: Color(.secondaryLabel)) }
  public class var tertiaryLabel: UIColor { UIColor(of: Color(.tertiaryLabel)) }
  public class var quaternaryLabel: UIColor { UIColor(of: Color(.quaternaryLabel)) }
  public class var placeholderText: UIColor { UIColor(of: Color(.placeholderText)) }
  public class var link: UIColor { UIColor(of: Color(.link)) }
  public class var separator: UIColor { UIColor(of: Color(.separator)) }
  public class var opaqueSeparator: UIColor { UIColor(of: Color(.opaqueSeparator)) }
  public class var systemFill: UIColor { UIColor(of: Color(.systemFill)) }
  public class var secondarySystemFill: UIColor { UIColor(of: Color(.secondarySystemFill)) }
  public class var tertiarySystemFill: UIColor { UIColor(of: Color(.tertiarySystemFill)) }
  public class var quaternarySystemFill: UIColor { UIColor(of: Color(.quaternarySystemFill)) }
  public class var systemBackground: UIColor { UIColor(of: Color(.systemBackground)) }
  public class var secondarySystemBackground: UIColor { UIColor(of: Color(.secondarySystemBackground)) }
  public class var tertiarySystemBackground: UIColor { UIColor(of: Color(.tertiarySystemBackground)) }
  public class var systemGroupedBackground: UIColor { UIColor(of: Color(.systemGroupedBackground)) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(of: Color(.secondarySystemGroupedBackground))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(of: Color(.tertiarySystemGroupedBackground))
  }
  public class var tintColor: UIColor { UIColor(of: .accentColor) }

  // Text that was chosen for one appearance only.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
