import Testing

@testable import Importers

@Suite("XCTest's types of elements")
struct XCUIElementTypeTests {
  @Test(
    "have the numbers of XCTest's header",
    arguments: [
      ("Any", 0), ("Other", 1), ("Application", 2), ("Button", 9), ("Keyboard", 19), ("NavigationBar", 21),
      ("TabBar", 22), ("StatusBar", 25), ("Table", 26), ("CollectionView", 32), ("Slider", 33),
      ("SegmentedControl", 37), ("PickerWheel", 39), ("Switch", 40), ("Link", 42), ("SearchField", 45),
      ("StaticText", 48), ("TextField", 49), ("TextView", 52), ("WebView", 58), ("Cell", 75), ("Stepper", 79),
      ("Tab", 80), ("StatusItem", 82),
    ])
  func number(name: String, number: Int) {
    #expect(XCUIElementType(name: name)?.rawValue == number)
    #expect(XCUIElementType(rawValue: number)?.name == name)
  }

  @Test("are found by both of their names", arguments: XCUIElementType.allCases)
  func name(type: XCUIElementType) {
    #expect(XCUIElementType(name: type.name) == type)
    #expect(XCUIElementType(name: "XCUIElementType" + type.name) == type)
    #expect(DumpRole(xcuiType: type.name) == type.role)
    #expect(DumpRole(xcuiRawValue: type.rawValue) == type.role)
  }

  @Test(
    "that XCTest does not have are none",
    arguments: ["", "button", "XCUIElementType", "android.widget.Button"])
  func unknown(name: String) {
    #expect(DumpRole(xcuiType: name) == nil)
  }

  @Test("with numbers that XCTest does not have are none", arguments: [-1, 83, Int.min, Int.max])
  func unknownNumber(number: Int) {
    #expect(DumpRole(xcuiRawValue: number) == nil)
  }
}
