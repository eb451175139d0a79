import SemanticTree

/// A walk into a state with one setting of Reduce Motion, and the state's looks in every environment of it. What else
/// an environment holds changes while the screen is open, as when a user changes a setting.
struct Session {
  /// An environment with the rules that look at it.
  struct Visit {
    var environment: ScreenEnvironment
    var rules: [any Rule.Type]
    /// Whether a rule compares with what was seen on the way.
    var looksBack: Bool

    init(_ environment: ScreenEnvironment, _ rules: [any Rule.Type]) {
      self.environment = environment
      self.rules = rules
      looksBack = rules.contains { $0.info.looksBack }
    }
  }

  /// The environment in which things are done; what is posted and what moves is known from it.
  var base: ScreenEnvironment
  /// The base first where rules look at it.
  var visits: [Visit]

  /// The sessions that together visit every environment of every rule once; the first is that of the matrix's base.
  static func all(of rules: [any Rule.Type], over matrix: EnvironmentMatrix) -> [Session] {
    var order = UniqueList<ScreenEnvironment>()
    var known: [ScreenEnvironment: [any Rule.Type]] = [:]
    for rule in rules {
      for environment in matrix.environments(over: rule.info.axes) {
        order.add(environment)
        known[environment, default: []].append(rule)
      }
    }
    let motions = [matrix.base.reduceMotion, !matrix.base.reduceMotion]
    return motions.compactMap { reduceMotion in
      var base = matrix.base
      base.reduceMotion = reduceMotion
      let own = order.elements.filter { $0.reduceMotion == reduceMotion }
      let sorted = own.filter { $0 == base } + own.filter { $0 != base }
      let visits = sorted.map { Visit($0, known[$0] ?? []) }
      return visits.isEmpty && reduceMotion != matrix.base.reduceMotion
        ? nil : Session(base: base, visits: visits)
    }
  }
}

/// Walks a host into a state.
@MainActor
struct StateReplay {
  let host: any ScreenHost
  let path: [NodeID]

  /// The state as it looks in a session's base, with what was seen on the way there.
  struct Arrival {
    var screen: Screen
    var history: [Scene.Moment] = []
    /// What was seen on the way in another environment that was asked for.
    var otherHistory: [Scene.Moment] = []
  }

  /// Nil where an element on the way is not there.
  ///
  /// - Parameter other: a further environment in which the screens on the way are wanted.
  func arrive(in base: ScreenEnvironment, alsoSeenIn other: ScreenEnvironment? = nil) throws -> Arrival? {
    try host.reset()
    var arrival = Arrival(screen: try host.screen(in: base))
    for node in path {
      arrival.history.append(Scene.Moment(arrival.screen, activating: node))
      if let other {
        arrival.otherHistory.append(Scene.Moment(try host.screen(in: other), activating: node))
        _ = try host.screen(in: base)
      }
      do {
        _ = try host.perform(.activate(node))
      } catch HostError.noSuchNode {
        return nil
      }
      arrival.screen = try host.screen(in: base)
    }
    return arrival
  }
}
