import LocatedJSON

/// Checks one thing that only the whole scenario can show.
protocol ScenarioValidator: SendableMetatype {
  /// What is wrong, in the order of the file.
  static func problems(in draft: ScenarioDraft) -> [Diagnostic]
}

/// Every validator; a test fails when a file of this folder is missing here.
enum ScenarioValidators {
  static let all: [any ScenarioValidator.Type] = [
    StateUseValidator.self,
    IdentityValidator.self,
    ChangeCycleValidator.self,
    EmptyScreenValidator.self,
    RangeValidator.self,
    NestingValidator.self,
  ]
}
