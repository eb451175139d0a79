import SemanticTree
import Testing

@testable import Importers

/// Labels that iOS made of a symbol.
@Suite struct SymbolLabelTests {
  @Test(arguments: [
    ("Close", "xmark", true), ("close", "xmark", true), ("Dismiss", "xmark", false),
    ("Close", "closeButton", false),
    ("Close", nil, false),
  ])
  func aLabelThatIsTheSymbolsOwnIsDerived(label: String, identifier: String?, isSymbol: Bool) {
    let origin = SymbolLabels(locale: "en", isApple: true).origin(of: label, identifier: identifier)
    if case .symbol(let name, _, _)? = origin {
      #expect(isSymbol)
      #expect(name == identifier)
    } else {
      #expect(!isSymbol)
    }
  }

  @Test func otherPlatformsHaveNoSymbols() {
    #expect(SymbolLabels(locale: "en", isApple: false).origin(of: "Close", identifier: "xmark") == nil)
  }
}
