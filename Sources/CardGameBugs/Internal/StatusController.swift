import CardGameControllers
import CardGameHarness
import CardGameModel
import CardGameViews

/// A right controller whose status label tells what each move did, made in one place.
class StatusController: LearnerController {
  /// What the status label says now.
  var status: String? = ""

  override func touchCardButton(_ sender: any CardButton) {
    guard let index = table.index(of: sender) else { return }
    let before = game
    let outcome = game.chooseCard(at: index)
    note(outcome, of: index, since: before)
    updateUI()
  }

  override func updateUI() {
    showCards()
    showScoreAndMode()
    table.statusLabel.text = status
  }

  override func touchDealButton(_ sender: any CardButton) {
    status = ""
    super.touchDealButton(sender)
  }

  /// Makes the words for a move.
  func note(_ outcome: Outcome, of index: Int, since before: LessonGame) {
    guard outcome != .ignored else { return }
    let compared = titles(of: before.faceUpIndices + [index])
    status =
      switch outcome {
      case .matched: "\(compared) match"
      case .mismatched: "\(compared) do not match"
      default: titles(of: game.faceUpIndices)
      }
  }

  func titles(of indices: [Int]) -> String {
    indices.map { game.cards[$0].face.title }.joined(separator: " ")
  }
}

extension TableStyle {
  /// The lesson's style with a status label that names the cards of the last move.
  static let cardsInStatus: TableStyle = {
    var style = TableStyle.lesson
    style.status = .cards
    return style
  }()

  /// The lesson's style with a status label that names the cards and the points of the last move.
  static let cardsAndPointsInStatus: TableStyle = {
    var style = TableStyle.lesson
    style.status = .cardsAndPoints
    return style
  }()
}
