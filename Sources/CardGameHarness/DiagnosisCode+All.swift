extension DiagnosisCode {
  /// Every name that a diagnosis can have, each once.
  ///
  /// ```swift
  /// print(DiagnosisCode.all.contains(.wrongPictureSlot))
  /// // true
  /// ```
  public static let all: [DiagnosisCode] = {
    let named = Explanation.all.map(\.code) + RuleMistake.all.map(\.code)
    let others = [
      wrongConstant, dealtOtherwise, outcomeWrong, rulesBroken, cardsDiffer, scoreDiffers,
      modeDiffers, moreDiffers,
    ]
    var seen: Set<DiagnosisCode> = []
    return (named + others).filter { seen.insert($0).inserted }
  }()
}
