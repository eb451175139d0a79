import LocatedJSON
import SemanticTree

/// Compares what an element must be like with what it is; parts that do not matter are left out.
struct ElementComparison {
  let expected: ElementExpectation
  let node: Node
  /// The state as it is spoken, such as "on"; nil where there is none.
  let spokenState: String?

  var lines: ExpectationCheck.Lines {
    let parts = [
      part("label", expected.label, node.label), part("value", expected.value, value),
      part("hint", expected.hint, node.hint),
    ]
    let traits = expected.traits.union(expected.absentTraits)
    let traitLines = traits.names.map { name in
      let trait = Traits(name: name) ?? []
      return (line(name, expected.traits.contains(trait)), line(name, node.traits.contains(trait)))
    }
    let all = parts.compactMap { $0 } + traitLines
    return (all.map(\.0), all.map(\.1))
  }

  /// A switch has the value "1" and says "on": both are right, and the one that was written is compared.
  private var value: String? {
    expected.value == spokenState ? spokenState : node.value
  }

  private func part(_ name: String, _ expected: String?, _ actual: String?) -> (String, String)? {
    guard let expected else { return nil }
    return ("\(name) '\(expected)'", actual.map { "\(name) '\($0)'" } ?? "no \(name)")
  }

  private func line(_ trait: String, _ isThere: Bool) -> String {
    isThere ? "the trait \(trait)" : "not the trait \(trait)"
  }
}

extension Node {
  /// The element in one line: `'Vegan' (button, selected)`.
  var summary: String {
    let name = (label ?? value ?? identifier).map { Quotation.quoted($0) } ?? "an element without a label"
    return traits.isEmpty ? name : "\(name) (\(traits.names.joined(separator: ", ")))"
  }
}
