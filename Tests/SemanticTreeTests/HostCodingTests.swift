import Foundation
import SemanticTree
import Testing

/// Messages between processes come out as they went in, and nonsense is an error.
struct HostCodingTests {
  private enum Shape: Codable, Equatable {
    case none
    case circle(radius: Double)
    case box(Double, Double)
    indirect case pair(Shape, Shape?)
  }

  private struct Everything: Codable, Equatable {
    var flags = [true, false]
    var text = "Grün 👩🏽‍🚀\u{0}"
    var nothing: String?
    var something: Int? = -1
    var numbers = [0.1, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
    var whole = [Int.min, Int.max]
    var large = UInt64.max
    var small: Int8 = -128
    var shapes = [Shape.none, .circle(radius: 1), .pair(.box(1, 2), nil), .pair(Shape.none, Shape.none)]
    var origins: [NodeProperty: Origin] = [.label: .given, .value: .symbol(name: "x", grade: .verified)]
    var names = ["a/b.swift": "c", "": "d"]
    var gaps: [Int?] = [1, nil, 3]
    var nested = [[Int]](repeating: [1, 2], count: 3)
    var traits: Traits = [.button, .selected]
    var id = NodeID("a/b")
  }

  private static var screen: Screen {
    let frame = Rect(x: 1, y: 2, width: 3, height: .infinity)
    var leaf = Node(id: NodeID("leaf"), isElement: true, frame: frame)
    leaf.label = "Leaf"
    leaf.traits = [.button]
    leaf.source = SemanticTree.SourceLocation(file: "A.swift", line: 3, column: 4)
    leaf.actions = [.activate]
    let root = Node(
      id: NodeID("root"), isElement: false, frame: Rect(x: 0, y: 0, width: 9, height: 9),
      children: [leaf, leaf])
    return Screen(environment: ScreenEnvironment(), root: root, fonts: ["Inter"], notes: ["a note"])
  }

  @Test
  func bringsEveryKindOfValueBack() throws {
    let bytes = try HostCoding.encode(Everything())
    #expect(try HostCoding.decode(Everything.self, from: bytes) == Everything())
  }

  @Test
  func bringsScreensBack() throws {
    let bytes = try HostCoding.encode(HostResponse.screen(Self.screen))
    guard case .screen(let screen) = try HostCoding.decode(HostResponse.self, from: bytes) else {
      Issue.record("a screen is expected")
      return
    }
    #expect(screen == Self.screen)
  }

  @Test
  func bringsRequestsBack() throws {
    var settings = HostSettings()
    settings.files = ["UserSource/A.swift": "Views/A.swift"]
    settings.declarations = ["A": SemanticTree.SourceLocation(file: "Views/A.swift", line: 1)]
    settings.symbols = [
      SymbolRow(symbol: "star", description: "Favourite", locale: "en", os: "any", grade: .device)
    ]
    let requests: [HostRequest] = [
      .open(preview: 3, settings: settings), .screen(ScreenEnvironment()), .perform(.activate(NodeID("x"))),
      .reset,
    ]
    for request in requests {
      #expect(try HostCoding.decode(HostRequest.self, from: try HostCoding.encode(request)) == request)
    }
  }

  @Test
  func refusesEveryCutMessage() throws {
    let bytes = try HostCoding.encode(Self.screen)
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) {
        try HostCoding.decode(Screen.self, from: Array(bytes.prefix(count)))
      }
    }
  }

  /// Whatever a byte is changed to, the message is read as another one or refused.
  @Test(arguments: [UInt8(0), 1, 5, 6, 7, 0x7F, 0x80, 0xFF])
  func survivesChangedBytes(change: UInt8) throws {
    let bytes = try HostCoding.encode(Self.screen)
    var refused = 0
    for index in bytes.indices {
      var changed = bytes
      changed[index] = change
      do { _ = try HostCoding.decode(Screen.self, from: changed) } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test
  func refusesBottomlessMessages() throws {
    var node = Node(id: NodeID("leaf"), isElement: false, frame: Rect(x: 0, y: 0, width: 0, height: 0))
    for _ in 0..<300 {
      node = Node(
        id: NodeID("n"), isElement: false, frame: Rect(x: 0, y: 0, width: 0, height: 0), children: [node])
    }
    let bytes = try HostCoding.encode(node)
    #expect(throws: (any Error).self) { try HostCoding.decode(Node.self, from: bytes) }
  }
}

/// What a process leaves behind is read for what it is, and never believed.
struct HostWhereaboutsTests {
  private func page(_ write: (UnsafeMutableRawPointer) -> Void) -> HostWhereabouts {
    let page = UnsafeMutableRawPointer.allocate(byteCount: HostWhereabouts.byteCount, alignment: 16)
    defer { page.deallocate() }
    page.initializeMemory(as: UInt8.self, repeating: 0, count: HostWhereabouts.byteCount)
    write(page)
    return HostWhereabouts(reading: page)
  }

  @Test
  func isReadAsItWasNoted() {
    let found = page { page in
      HostWhereabouts.note(.body, in: page)
      HostWhereabouts.note(.exit, in: page)
      HostWhereabouts.noteView("ALongerNameThanTheNext", in: page)
      HostWhereabouts.noteView("Chip", in: page)
      HostWhereabouts.notePlace(SemanticTree.SourceLocation(file: "Chip.swift", line: 7, column: 3), in: page)
    }
    var expected = HostWhereabouts()
    expected.activity = .body
    expected.ending = .exit
    expected.view = "Chip"
    expected.place = SemanticTree.SourceLocation(file: "Chip.swift", line: 7, column: 3)
    #expect(found == expected)
  }

  @Test
  func cutsTextsThatAreTooLong() {
    let found = page { page in
      HostWhereabouts.notePlace(
        SemanticTree.SourceLocation(file: String(repeating: "x", count: 9_999), line: 1), in: page)
      HostWhereabouts.noteView(String(repeating: "y", count: 9_999), in: page)
    }
    #expect(found.view.map { Set($0) } == ["y"])
    #expect(found.place.map { Set($0.file) } == ["x"])
  }

  @Test
  func believesNoGarbage() {
    let found = page {
      $0.initializeMemory(as: UInt8.self, repeating: 0x1B, count: HostWhereabouts.byteCount)
    }
    #expect(found.view == nil)
    #expect(found.place == nil)
    #expect(found.ending == .none)
  }
}
