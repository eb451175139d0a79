import SemanticTree

extension Motion {
  /// For how long it runs, in seconds; without an end it is infinite.
  var length: Double {
    if repeatsForever { return .infinity }
    guard let curve, curve.speed > 0 else { return 0 }
    guard let count = curve.repeatCount else { return .infinity }
    return curve.delay + curve.duration * Double(count) / curve.speed
  }

  /// True for what runs more than once.
  var isLoop: Bool { repeatsForever || curve.map { $0.repeatCount != 1 } ?? false }

  /// What a report calls it.
  var title: String { effect ?? (length == .infinity ? "repeatForever" : "an animation") }

  /// Where it is declared, for reports.
  var calls: [SourceLocation] { source.map { [$0] } ?? [] }

  /// Where it is declared, for findings that share it.
  var cause: String? { source.map { "at \($0)" } ?? node.map { "at \($0)" } }

  /// Whether it is the same motion on another screen.
  fileprivate func isSame(as other: Motion) -> Bool {
    (kind, effect, source, node, trigger) == (
      other.kind, other.effect, other.source, other.node, other.trigger
    )
  }
}

extension Scene {
  /// The same state without Reduce Motion, where this one has it and nothing else differs.
  var fullMotion: Screen? {
    guard let base, screen.environment.reduceMotion, !base.environment.reduceMotion else { return nil }
    var environment = base.environment
    environment.reduceMotion = true
    return environment == screen.environment ? base : nil
  }

  /// Whether a motion ran before anybody did anything.
  func startsByItself(_ motion: Motion) -> Bool {
    guard let start = history.first?.screen else { return true }
    return start.motions.contains { $0.didRun && $0.isSame(as: motion) }
  }

  /// Whether the change that led here runs in an animation.
  var isLastChangeAnimated: Bool {
    screen.motions.contains {
      [.animation, .explicitAnimation].contains($0.kind) && $0.didRun && $0.curve != nil
    }
  }

  /// The element that moves: the one of the motion, else one around or within it.
  func element(of motion: Motion) -> Node? { motion.node.flatMap { elements.owner(of: $0) } }

  /// Whether what is drawn anew is a text, as a clock is.
  func isClock(_ motion: Motion) -> Bool {
    guard motion.kind == .timeline, let node = element(of: motion) else { return false }
    return node.traits.contains(.staticText)
  }

  /// Whether what moves only shows that something is going on.
  func isBusyIndicator(_ motion: Motion) -> Bool {
    guard let node = element(of: motion) else { return false }
    if node.traits.contains(.updatesFrequently) { return true }
    let language = String(screen.environment.locale.prefix { $0 != "-" && $0 != "_" })
    let said = [node.label, node.value].compactMap { $0?.lowercased() }
    return (BusyWords.words[language] ?? []).contains { word in said.contains { $0.contains(word) } }
  }
}

/// What is said of something that goes on, by language.
private enum BusyWords {
  static let words: [String: [String]] = [
    "en": ["loading", "in progress", "please wait", "refreshing", "connecting", "syncing", "searching"],
    "de": ["lädt", "laden", "bitte warten", "verbinde", "wird aktualisiert"],
    "fr": ["chargement", "veuillez patienter"],
    "es": ["cargando", "espere"],
  ]
}

extension [Node] {
  /// The element of a view: itself, else one around or within it.
  func owner(of view: NodeID) -> Node? {
    first { $0.id == view } ?? first { view.isWithin($0.id) } ?? first { $0.id.isWithin(view) }
  }
}
