import SemanticTree

/// A finding while verdicts are still being added to it.
struct FindingDraft {
  /// A verdict with what it needs from its scene.
  struct Sight {
    var finding: Finding
    var place: Finding.Place
    var environmentClass: EnvironmentClass
    var severity: Double
    /// Whether another subject makes no other place.
    var isOnePlace: Bool
    var suggestion: (@Sendable () -> String?)?
    /// Colours that have to stand apart, with the screen on which they are.
    var colors: (pair: ColorPair, screen: Screen)?

    /// By impact, then what is certain before what is likely, then by the rule's own measure.
    fileprivate var rank: (Int, Int, Double) {
      (finding.impact.rawValue, finding.certainty == .certain ? 1 : 0, severity)
    }
  }

  private struct PlaceKey: Hashable {
    let node: NodeID?
    let subject: String?
  }

  /// The sight where it is worst.
  private var worst: Sight
  private var hasFailed: Bool
  private var places: [Finding.Place] = []
  private var placeIndices: [PlaceKey: Int] = [:]
  private var classes: [Set<EnvironmentClass>] = []
  /// The sight where it is worst at each place.
  private var worsts: [Sight] = []
  private var states: UniqueList<String> = UniqueList()
  private var environments: UniqueList<String> = UniqueList()
  /// By appearance and contrast, in the order in which they were seen.
  private var looks: [ColorAdvice.Look] = []

  init(_ sight: Sight, state: String, environment: String) {
    worst = sight
    hasFailed = sight.finding.outcome == .fail
    note(sight, state: state, environment: environment)
  }

  var rule: String { worst.finding.rule }
  var nodes: [NodeID] { places.compactMap(\.node) }
  var isFailure: Bool { hasFailed }
  var hasCause: Bool { worst.finding.cause != nil }

  mutating func add(_ sight: Sight, state: String, environment: String) {
    if sight.rank > worst.rank { worst = sight }
    // A place at which it fails for certain decides over those where somebody has to look.
    hasFailed = hasFailed || sight.finding.outcome == .fail
    note(sight, state: state, environment: environment)
  }

  private mutating func note(_ sight: Sight, state: String, environment: String) {
    let key = PlaceKey(
      node: sight.place.node, subject: sight.isOnePlace ? nil : sight.place.subject)
    if let index = placeIndices[key] {
      classes[index].insert(sight.environmentClass)
      if sight.rank > worsts[index].rank { worsts[index] = sight }
    } else {
      placeIndices[key] = places.count
      places.append(sight.place)
      classes.append([sight.environmentClass])
      worsts.append(sight)
    }
    if let colors = sight.colors { note(colors.pair, on: colors.screen) }
    states.add(state)
    if !environment.isEmpty { environments.add(environment) }
  }

  private mutating func note(_ pair: ColorPair, on screen: Screen) {
    let name = screen.environment.look
    let index = looks.firstIndex { $0.name == name } ?? looks.endIndex
    if index == looks.endIndex { looks.append(ColorAdvice.Look(name: name, palette: screen.palette)) }
    looks[index].pairs.add(pair)
  }

  /// The finding with its suggestion; nil where nothing is left of it.
  ///
  /// - Parameter told: elements of which a more specific rule tells more.
  func finding(without told: Set<NodeID>) -> Finding? {
    var finding = worst.finding
    finding.outcome = hasFailed ? .fail : finding.outcome
    finding.places = places.indices.compactMap { index in
      var place = places[index]
      if let node = place.node, told.contains(node) { return nil }
      place.classes = classes[index].sorted()
      let own = worsts[index].finding
      if own.message != finding.message || own.impact != finding.impact || own.worst != finding.worst {
        place.worst = .init(impact: own.impact, message: own.message, scene: own.worst)
      }
      return place
    }
    finding.states = states.elements
    finding.environments = environments.elements
    finding.colorAdvice = ColorAdvice.all(for: looks)
    finding.suggestion = worst.suggestion?() ?? ColorAdvice.words(for: finding.colorAdvice)
    return finding.places.isEmpty ? nil : finding
  }
}
