public import CardGameHarness
public import CardGameViews

extension Bug {
  /// Runs the trial of a bug in a process of its own, and says how that ended.
  ///
  /// The process calls ``Bug/tryHere(journal:)`` and writes what the journal is told.
  ///
  /// - Throws: Whatever keeps the process from being run; no mistake is named then.
  public typealias RunInChild = (Bug) throws -> TrialEnd

  /// Names what is wrong; where that may end the program, a child process finds it out.
  ///
  /// - Parameters:
  ///   - recording: How much is kept when something is wrong; without callers, no lines are named.
  ///   - runInChild: Runs the trial in a process of its own; it is used only where there is a risk.
  /// - Returns: The mistakes; none where the script does not show the bug.
  /// - Throws: What `runInChild` throws.
  public func diagnoses(
    recording: Recording.Detail = .changesAndCallers, runInChild: RunInChild
  ) rethrows -> [Diagnosis] {
    guard risk != nil else { return specimen.diagnoses(recording: recording) { _ in } }
    return try diagnose(runInChild(self))
  }

  /// Names what is wrong, in this process; nothing of a bug that would end it.
  ///
  /// - Parameter recording: How much is kept when something is wrong.
  /// - Returns: The mistakes; none of a bug with a ``risk``, which is not tried.
  public func diagnoses(recording: Recording.Detail = .changesAndCallers) -> [Diagnosis] {
    risk == nil ? specimen.diagnoses(recording: recording) { _ in } : []
  }

  /// Tries the bug in this process, whatever becomes of it.
  ///
  /// - Parameter journal: Is told of each step from which there may be no return.
  public func tryHere(journal: Journal) {
    _ = specimen.diagnoses(recording: .nothing, journal: journal)
  }
}
