import SemanticTree
import Testing

@testable import VoiceOver

/// What holds for every screen, tried on trees by seed.
@MainActor @Suite struct VoiceOverPropertyTests {
  private func tree(_ seed: UInt64) -> Node {
    var trees = RandomTree(seed: seed)
    return trees.tree()
  }

  private func ids(_ root: Node) -> [String] { ReadingOrder().stops(in: root).map(\.id.path) }

  private func utterances(_ root: Node) -> [Utterance] {
    let composer = UtteranceComposer()
    var previous: Stop?
    return ReadingOrder().stops(in: root).map { stop in
      defer { previous = stop }
      return composer.utterance(for: stop, comingFrom: previous)
    }
  }

  // MARK: - Order

  @Test(
    "siblings in rows of their own are read by place, in whatever order the views stand",
    arguments: UInt64(1)...40)
  func shuffledRows(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let rows = (0..<12).map { element("\($0)", "\($0)", row: $0) }
    let expected = ids(group("root", nil, rows))
    #expect(expected == rows.map(\.id.path))
    #expect(ids(group("root", nil, rows.shuffled(using: &random))) == expected)
  }

  @Test("siblings of one frame are read in the order of the views", arguments: UInt64(1)...40)
  func equalFrames(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    let views = (0..<12).map { element("\($0)", "\($0)", row: 0) }.shuffled(using: &random)
    #expect(ids(group("root", nil, views)) == views.map(\.id.path))
  }

  // MARK: - Nesting

  @Test("a container without words around everything changes nothing", arguments: UInt64(1)...60)
  func silentContainers(_ seed: UInt64) {
    let root = tree(seed)
    for container in [Container.semanticGroup, .scrollView, nil] {
      let wrapped = Node(
        id: NodeID("around"), isElement: false, container: container, frame: root.frame, children: [root])
      #expect(ids(wrapped) == ids(root))
      #expect(utterances(wrapped) == utterances(root))
    }
  }

  @Test("labels of containers are said from the outermost inwards, once on a way through", arguments: 1...6)
  func nestedLabels(_ depth: Int) throws {
    var node = group("inner", .semanticGroup, [element("a", "A", row: 0), element("b", "B", row: 1)])
    node.label = "level 0"
    for level in 1...depth {
      node = group(
        "g\(level)", level.isMultiple(of: 2) ? .list : .semanticGroup, label: "level \(level)", [node])
    }
    let said = utterances(node).map { $0.chunks(.entryLabel).map(\.text) }
    #expect(said == [(0...depth).reversed().map { "level \($0)" }, []])
  }

  @Test("each list has one start and at most one end", arguments: UInt64(1)...60)
  func boundaries(_ seed: UInt64) {
    let stops = ReadingOrder().stops(in: tree(seed))
    let lists = Set(stops.flatMap(\.containers).filter { $0.kind == .list || $0.kind == .landmark }.map(\.id))
    let boundaries = stops.flatMap(\.place.boundaries)
    #expect(boundaries.filter { !$0.isEnd }.count == lists.count)
    #expect(boundaries.filter(\.isEnd).count == lists.count)
  }

  // MARK: - The rotor

  @Test("jumps visit every element of a kind, forwards and back", arguments: UInt64(1)...40)
  func jumps(_ seed: UInt64) throws {
    let host = FrozenHost([tree(seed)])
    let session = try VoiceOverSession(host: host, environment: ScreenEnvironment())
    for item in [RotorItem.headings, .buttons, .links, .lists, .containers, .images] {
      _ = try session.perform(.first)
      let there = try visits(session, item, forward: true)
      #expect(Set(there).count == there.count)
      let back = try visits(session, item, forward: false)
      #expect(back == Array(there.dropLast().reversed()) + back.dropFirst(max(there.count - 1, 0)))
    }
  }

  private func visits(_ session: VoiceOverSession, _ item: RotorItem, forward: Bool) throws -> [NodeID] {
    var visited: [NodeID] = []
    while visited.count <= session.stops.count {
      let step = try session.perform(.jump(item, forward: forward))
      guard step.focusReason == .moved, let focus = step.focusAfter else { break }
      visited.append(focus)
    }
    return visited
  }

  // MARK: - Anything at all

  @Test(
    "whatever is done, focus stands on an element and every word is spoken by someone",
    arguments: UInt64(1)...40)
  func anything(_ seed: UInt64) throws {
    var trees = RandomTree(seed: seed)
    let nodes = (0..<8).map { index in
      var node = trees.element()
      node.frame = Rect(x: 0, y: Double(index) * 40, width: 100, height: 30)
      node.context = nil
      return node
    }
    let session = try VoiceOverSession(host: FrozenHost(nodes), environment: ScreenEnvironment())
    for _ in 0..<60 {
      let command = Self.commands.randomElement(using: &trees.random) ?? .next
      let step: Step
      do {
        step = try session.perform(command)
      } catch is HostError {
        continue
      } catch is CommandError {
        continue
      }
      #expect(step.focusAfter.map { id in session.stops.contains { $0.id == id } } ?? true)
      #expect(step.spoken.allSatisfy { $0.utterance.chunks.allSatisfy { !$0.text.isEmpty } })
      #expect(step.silentChanges.isEmpty, "nothing changes on a frozen screen")
    }
  }

  private static let commands: [VoiceOverCommand] =
    GestureList.all.compactMap { $0.gesture.command() } + VoiceOverKeys.all.map(\.command)
    + RotorItem.platform.map(VoiceOverCommand.rotor)
    + ["tab", "shift+tab", "space", "left", "up", "a", "escape"].compactMap(KeyChord.init).map(
      VoiceOverCommand.press)
    + [.choose("a"), .touch(Point(x: 50, y: 100)), .start]
}
