import CardGameModel

extension DiagnosisCode {
  /// Every name that a diagnosis of a table, or of a game that is played, can have, each once.
  ///
  /// ```swift
  /// print(DiagnosisCode.ofPlay.contains(.wrongPictureSlot))
  /// // true
  /// ```
  public static let ofPlay: [DiagnosisCode] = {
    let explanations = Explanation.all + Explanation.ofStatus + Explanation.ofControls
    let rules =
      RuleMistake.all + RuleMistake.ofPoints + ConcentrationGame.knownMistakes
      + TriosGame.knownMistakes
      + ElevensGame.knownMistakes
    let named = explanations.map(\.code) + rules.map(\.code)
    let others = [
      wrongConstant, scoreChangesWrong, scoreLimited, pointsLate, dealtOtherwise, dealDoesNothing,
      replacedOtherwise, outcomeWrong, rulesBroken, cardsDiffer, scoreDiffers,
      statusDiffers, modeDiffers, moreDiffers, controlDiffers,
    ]
    var seen: Set<DiagnosisCode> = []
    return (named + others).filter { seen.insert($0).inserted }
  }()
}
