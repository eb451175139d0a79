/// Variants of a symbol, which other symbols draw: `heart` as `heart.fill` or `heart.circle`.
public struct SymbolVariants: Hashable, Sendable {
  /// The shapes around the symbol.
  enum Enclosure: String { case circle, square, rectangle }

  private(set) var enclosure: Enclosure?
  private(set) var isFilled = false
  private(set) var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants().circle
  public static let square = SymbolVariants().square
  public static let rectangle = SymbolVariants().rectangle
  public static let fill = SymbolVariants().fill
  public static let slash = SymbolVariants().slash

  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// These variants with another's added.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// The name of a symbol's variant: slash, then enclosure, then fill, each once, as the catalogue's names have
  /// them. Whether the system has a symbol of that name is not checked; without one it draws the symbol itself.
  func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let hasFill = parts.last == "fill"
    if hasFill { parts.removeLast() }
    if isSlashed, !parts.contains("slash") { parts.append("slash") }
    if let enclosure, !parts.contains(enclosure.rawValue) { parts.append(enclosure.rawValue) }
    if hasFill || isFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private enum SymbolVariantsKey: NamedEnvironmentKey {
  static let name = "symbolVariants"
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The name under which a symbol is drawn and described here.
  func symbolName(_ name: String) -> String {
    let variants = untracked(SymbolVariantsKey.self)
    return variants == .none ? name : variants.name(of: name)
  }
}

extension View {
  /// Draws the symbols within in a variant; `.none` takes all variants back.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment { values in
      let outer = values.untracked(SymbolVariantsKey.self)
      values.symbolVariants = variant == .none ? .none : outer.adding(variant)
    }
  }
}
