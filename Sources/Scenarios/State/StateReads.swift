extension TextTemplate {
  /// The states that the text shows.
  public var states: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .literal: nil
      case .value(let state, _), .count(let state): state
      }
    }
  }
}

extension Condition {
  /// The state that is tested.
  public var state: String {
    switch self {
    case .equals(let state, _), .isEmpty(let state, _), .contains(let state, _): state
    case .not(let condition): condition.state
    }
  }
}

extension Flag {
  /// The states on which the flag depends.
  public var states: [String] {
    switch self {
    case .literal: []
    case .state(let name): [name]
    case .condition(let condition): [condition.state]
    }
  }
}
