import SemanticTree

/// What a rule's advice does to what VoiceOver says, for rules whose advice is one change of an element.
enum SpokenMend {
  typealias Mend = (inout Node) -> Void

  /// The change that mends a finding of a rule; nil where it is not one of speech, or not one that is known.
  static func of(_ rule: String) -> Mend? { byRule[rule] }

  /// What stands for a name that only the author can give.
  static let placeholder = "‹what it does›"

  nonisolated(unsafe) private static let byRule: [String: Mend] = [
    "header-missing": { $0.traits.insert(.header) },
    "tap-without-trait": { $0.traits.insert(.button) },
    "role-mismatch": { $0.traits.insert(.button) },
    "selected-not-exposed": { $0.traits.insert(.selected) },
    "state-not-exposed": { $0.expanded = .expanded },
    "disabled-not-exposed": { $0.traits.insert(.notEnabled) },
    "image-trait-missing": { $0.traits.insert(.image) },
    "label-missing": { $0.label = placeholder },
    "name-from-symbol": { $0.label = placeholder },
    "input-label-missing": { $0.label = placeholder },
    "label-trailing-punctuation": { node in
      node.label = node.label.map { String($0.reversed().drop { ".,:;!…".contains($0) }.reversed()) }
    },
    "hint-misuse": { $0.hint = nil },
  ]
}
