import CardGameModel
import CardGameViews

/// Asks the code under test for something; whoever observes hears what, before it is asked.
///
/// Every closure that is handed in is called through here, so that it is known which call did not come
/// back. Without an observer it costs a look whether there is one.
func asking<Result>(
  _ step: @autoclosure () -> String, _ body: () throws -> Result
) rethrows -> Result {
  try RecordingTableView.observed(step: step(), body)
}

/// Asks for something from which there may be no return, and tells a journal too.
func asking<Result>(
  _ step: Checkpoint, _ journal: Journal, _ body: () throws -> Result
) rethrows -> Result {
  journal(step)
  return try RecordingTableView.observed(step: step.deed, body)
}

/// Tells whoever observes which cards are going to lie on a table.
func tellObserver(ofTable cards: some Sequence<some CardFace>) {
  RecordingTableView.observer?.tableIsLaid(cards.map(\.title))
}

/// Cards in words: `A♠ and 10♥`, `A♠, A♥ and 5♠`.
func inWords(_ cards: [some CardFace]) -> String {
  let titles = cards.map(\.title)
  guard let last = titles.last, titles.count > 1 else { return titles.first ?? "no cards" }
  return titles.dropLast().joined(separator: ", ") + " and \(last)"
}
