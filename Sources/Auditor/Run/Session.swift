import SemanticTree

/// A walk into a state with one setting of Reduce Motion, and the state's looks in every environment of it. What else
/// an environment holds changes while the screen is open, as when a user changes a setting.
struct Session {
  /// An environment with the rules that look at it.
  struct Visit {
    var environment: ScreenEnvironment
    var rules: [any Rule.Type]

    /// Whether a rule compares with what was seen on the way.
    var looksBack: Bool { rules.contains { $0.info.looksBack } }
  }

  /// The environment in which things are done; what is posted and what moves is known from it.
  var base: ScreenEnvironment
  /// The base first where rules look at it.
  var visits: [Visit]

  /// The sessions that together visit every environment of every rule once.
  static func all(of rules: [any Rule.Type], over matrix: EnvironmentMatrix) -> [Session] {
    var order: [ScreenEnvironment] = []
    var known: [ScreenEnvironment: [any Rule.Type]] = [:]
    for rule in rules {
      for environment in matrix.environments(over: rule.info.axes) {
        if known[environment] == nil { order.append(environment) }
        known[environment, default: []].append(rule)
      }
    }
    let motions = [matrix.base.reduceMotion, !matrix.base.reduceMotion]
    return motions.compactMap { reduceMotion in
      var base = matrix.base
      base.reduceMotion = reduceMotion
      let visits = order.filter { $0.reduceMotion == reduceMotion }.map {
        Visit(environment: $0, rules: known[$0] ?? [])
      }
      let sorted = visits.filter { $0.environment == base } + visits.filter { $0.environment != base }
      return visits.isEmpty ? nil : Session(base: base, visits: sorted)
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
    var history: [Scene.Moment]
    /// What was seen on the way in the other environments that were asked for.
    var otherHistories: [ScreenEnvironment: [Scene.Moment]]
  }

  /// Nil where an element on the way is not there.
  ///
  /// - Parameter others: further environments in which the screens on the way are wanted.
  func arrive(in base: ScreenEnvironment, alsoSeenIn others: [ScreenEnvironment] = []) throws -> Arrival? {
    try host.reset()
    var arrival = Arrival(screen: try host.screen(in: base), history: [], otherHistories: [:])
    for node in path {
      arrival.history.append(Scene.Moment(arrival.screen, activating: node))
      for other in others {
        let moment = Scene.Moment(try host.screen(in: other), activating: node)
        arrival.otherHistories[other, default: []].append(moment)
      }
      if !others.isEmpty { _ = try host.screen(in: base) }
      do {
        _ = try host.perform(.activate(node))
      } catch HostError.noSuchNode {
        return nil
      }
      arrival.screen = try host.screen(in: base)
    }
    return arrival
  }

  /// The state in one environment; nil where an element on the way is not there.
  func screen(in environment: ScreenEnvironment) throws -> Screen? { try arrive(in: environment)?.screen }
}
