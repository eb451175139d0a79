// The name is Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Foundation looks keys up in the bundle of the running program, which has no tables here. These functions have one
// form for each way to call Foundation's, because a call that needs no default argument is preferred.

/// The text of a key in the default table.
public nonisolated func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizationContext.current.text(of: key, table: nil, value: nil)
}

/// The text of a key in a table.
public nonisolated func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizationContext.current.text(of: key, table: tableName, value: nil)
}

/// The text of a key in the default table of a bundle; every table of the run is searched.
public nonisolated func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizationContext.current.text(of: key, table: nil, value: nil)
}

/// The text of a key in the default table, else another.
public nonisolated func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizationContext.current.text(of: key, table: nil, value: value)
}

/// The text of a key in a table of a bundle; every table of the run is searched.
public nonisolated func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizationContext.current.text(of: key, table: tableName, value: nil)
}

/// The text of a key in a bundle, else another; every table of the run is searched.
public nonisolated func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizationContext.current.text(of: key, table: nil, value: value)
}

/// The text of a key in a table, else another.
public nonisolated func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  LocalizationContext.current.text(of: key, table: tableName, value: value)
}

extension LocalizationContext {
  /// The format of a key without values, whose percent signs are left for `String(format:)`.
  nonisolated fileprivate func text(of key: String, table: String?, value: String?) -> String {
    format(of: FormattedKey(key: key), table: table) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
