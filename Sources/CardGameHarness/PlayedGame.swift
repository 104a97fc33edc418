public import CardGameControllers
public import CardGameViews

/// What came of playing a script: how far it went, and what was wrong.
public struct PlayedGame {
  /// What was wrong after the last of the moves made; empty when everything was right.
  public var diagnoses: [Diagnosis]

  /// The moves that were made; it ends with the first after which something was wrong.
  public var moves: [Move]

  /// The table as it was left.
  public var table: RecordingTableView
}
