import CardGameControllers
import CardGameModel
import CardGameViews

let table = TextTableView(cardCount: 12)
let controller = MatchingGameController(table: table) { .m12 }
controller.updateUI()
for move in [0, 1, 2, 3, 11, 3] {
  controller.perform(.touch(move), on: table)
  print(table.text)
}
let r = RecordingTableView(cardCount: 12)
let c2 = MatchingGameController(table: r) { .m12 }
c2.updateUI()
c2.perform(.touch(0), on: r)
for change in r.recording.changes { print(change, change.caller?.site as Any) }
