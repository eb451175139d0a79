/// Whether a part of the interface is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform decides.
  case automatic
  case visible
  case hidden
}
