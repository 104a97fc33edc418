/// What of a shuffle can be looked at.
///
/// Someone who writes a shuffle wants to be told about one thing at a time.
///
/// ```swift
/// let diagnoses = diagnoseShuffle(of: cards, looking: [.cards]) { cards, generator in … }
/// ```
public enum ShuffleAspect: CaseIterable, Hashable, Sendable {
  /// Whether all the cards are still there, each once.
  case cards

  /// Whether the same seed gives the same order, and another seed another.
  case repeatability

  /// Whether every card has the same chance for every place.
  case fairness
}
