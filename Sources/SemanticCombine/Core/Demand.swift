extension Subscribers {
  /// How many values a subscriber wants: a count, or any number.
  public struct Demand: Hashable, Comparable, Sendable {
    /// Nil for any number.
    private let count: Int?

    private init(count: Int?) { self.count = count }

    /// Any number of values.
    public static let unlimited = Demand(count: nil)
    /// No value.
    public static let none = Demand(count: 0)

    /// At most so many values; a negative count is none.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(0, value)) }

    /// The count, or nil for any number.
    public var max: Int? { count }

    public static func < (left: Demand, right: Demand) -> Bool {
      switch (left.count, right.count) {
      case (nil, _): false
      case (_, nil): true
      case (let left?, let right?): left < right
      }
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.count, let second = right.count else { return .unlimited }
      let (sum, isOverflow) = first.addingReportingOverflow(second)
      return isOverflow ? .unlimited : .max(sum)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }

    public static func += (left: inout Demand, right: Int) { left = left + right }

    /// The demand after a value was delivered.
    var afterOne: Demand { count.map { .max($0 - 1) } ?? .unlimited }
  }
}
