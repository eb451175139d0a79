import Gate

extension JSONReport {
  public static func result(contentsOf path: String) throws -> GateResult { fatalError() }
}
