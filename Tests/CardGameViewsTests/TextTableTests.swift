import CardGameViews
import Testing

@Suite("Text table")
struct TextTableTests {
  /// One card of every look that a table can have.
  let looks = TableAppearance(
    cards: [
      ButtonAppearance(title: "A♠", picture: .image("cardfront")),
      ButtonAppearance(picture: .image("cardback")),
      ButtonAppearance(title: "10♥", picture: .image("cardfront"), isEnabled: false),
      ButtonAppearance(title: "K♦", picture: .image("cardfront"), isSelected: true),
      ButtonAppearance(picture: .blankBoard),
      ButtonAppearance(picture: .image("cardfront")),
      ButtonAppearance(title: "9♣", picture: .image("cardback")),
      ButtonAppearance(title: "2♠"),
      ButtonAppearance(isHidden: true),
      ButtonAppearance(picture: .image("queen")),
      ButtonAppearance(
        title: "J♣", picture: .image("cardfront"), isEnabled: false, isSelected: true),
    ],
    score: "Score: 14", status: "Matched A♠ A♥ for 16 points.")

  @Test("Hidden buttons at the end are left out, and others keep their places")
  func hiddenButtons() {
    let table = TextTableView(cardCount: 4, style: .plain)
    for index in [1, 3] { table.cardButtons[index].isHidden = true }
    #expect(table.text == "Card 0: cardback.\nCard 1: hidden.\nCard 2: cardback.\n")
  }

  @Test("A dimmed card is told from others in words and, where its back is seen, in a drawing")
  func dimmed() {
    let table = TextTableView(cardCount: 2, style: .plain)
    table.cardButtons[1].alpha = 0.5
    #expect(table.text == "Card 0: cardback.\nCard 1: cardback, dimmed.\n")
    var card = ButtonAppearance(picture: .image("cardback"))
    card.isDimmed = true
    let drawn = TableAppearance(cards: [ButtonAppearance(picture: .image("cardback")), card])
    #expect(drawn.text(in: .unicode).contains("│░░░░░░│ │······│"))
    #expect(drawn.text(in: .ascii).contains("|######| |......|"))
  }

  @Test("A long status is broken into lines of 80 columns")
  func longStatus() {
    let table = TextTableView(cardCount: 1)
    table.scoreLabel.text = "Score: 0"
    table.statusLabel.text = String(repeating: "word ", count: 40)
    let lines = table.text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.contains(" Score: 0"))
  }

  @Test("Every look is drawn in its own way, without colour")
  func everyLook() {
    #expect(
      looks.text(in: .unicode) == """
        ╭─ 0 ──╮ ╭─ 1 ──╮ ╭┄ 2 ┄┄╮ ┏━ 3 ━━┓
        │      │ │░░░░░░│ ┆      ┆ ┃      ┃
        │  A♠  │ │░░░░░░│ ┆ 10♥  ┆ ┃  K♦  ┃
        │      │ │░░░░░░│ ┆      ┆ ┃      ┃
        ╰──────╯ ╰──────╯ ╰┄┄┄┄┄┄╯ ┗━━━━━━┛
        ╭─ 4 ──╮ ╭─ 5 ──╮ ╭─ 6 ──╮ ╭─ 7 ──╮
        │██████│ │      │ │░░░░░░│
        │██████│ │      │ │░░9♣░░│    2♠
        │██████│ │      │ │░░░░░░│
        ╰──────╯ ╰──────╯ ╰──────╯ ╰──────╯
                 ╭─ 9 ──╮ ┏┅ 10 ┅┓
                 │      │ ┇      ┇
                 │queen │ ┇  J♣  ┇
                 │      │ ┇      ┇
                 ╰──────╯ ┗┅┅┅┅┅┅┛
         Score: 14    Matched A♠ A♥ for 16 points.

        """)
  }

  @Test("In ASCII every look is told apart as well")
  func everyLookInASCII() {
    #expect(
      looks.text(in: .ascii) == """
        +- 0 --+ +- 1 --+ +. 2 ..+ *= 3 ==*
        |      | |######| :      : |      |
        |  AS  | |######| : 10H  : |  KD  |
        |      | |######| :      : |      |
        +------+ +------+ +......+ *======*
        +- 4 --+ +- 5 --+ +- 6 --+ +- 7 --+
        |______| |      | |######|
        |______| |      | |##9C##|    2S
        |______| |      | |######|
        +------+ +------+ +------+ +------+
                 +- 9 --+ *. 10 .*
                 |      | :      :
                 |queen | :  JC  :
                 |      | :      :
                 +------+ *......*
         Score: 14    Matched AS AH for 16 points.

        """)
  }

  @Test("Plain text is a line of words for each card")
  func plain() {
    #expect(
      looks.text(in: .plain).split(separator: "\n") == [
        "Card 0: A♠ on cardfront.", "Card 1: cardback.", "Card 2: 10♥ on cardfront, disabled.",
        "Card 3: K♦ on cardfront, selected.", "Card 4: a blank board.", "Card 5: cardfront.",
        "Card 6: 9♣ on cardback.", "Card 7: 2♠.", "Card 8: hidden.", "Card 9: queen.",
        "Card 10: J♣ on cardfront, selected, disabled.", "Score: 14",
        "Matched A♠ A♥ for 16 points.",
      ])
  }

  @Test("Colour only adds to what is drawn without it")
  func colour() {
    let coloured = looks.text(in: .colour)
    #expect(coloured.contains("\u{1B}[31mK♦\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[2m┆\u{1B}[0m"))
    #expect(
      coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == looks.text(in: .unicode))
  }

  @Test("ASCII has only ASCII characters", arguments: TextTableStyle.Layout.allCases)
  func onlyASCII(layout: TextTableStyle.Layout) {
    var table = looks
    table.score = "Punkte − 14…\u{FE0F} ü"
    let text = table.text(in: TextTableStyle(layout: layout, isASCII: true))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("Punkte - 14... ?"))
  }

  @Test("A table of up to 52 cards fits a terminal of 80 columns and 24 lines")
  func fits() {
    for cardCount in 0...52 {
      let cards = Array(repeating: ButtonAppearance(picture: .blankBoard), count: cardCount)
      let lines = TableAppearance(cards: cards, score: "Score: 0").text(in: .unicode)
        .split(separator: "\n")
      // Three lines are left for a blank one, the last move and a prompt.
      #expect(lines.count <= 21, "with \(cardCount) cards")
      #expect(lines.allSatisfy { $0.count <= 80 }, "with \(cardCount) cards")
    }
  }

  @Test("A long title widens every card and is not cut")
  func longTitle() {
    let cards = ["two red striped waves", "A♠"].map {
      ButtonAppearance(title: $0, picture: .image("cardfront"))
    }
    let lines = TableAppearance(cards: cards).text(in: .unicode).split(separator: "\n")
    #expect(lines[2].contains("two red striped waves"))
    #expect(lines[0].count == 2 * 25 + 1)
  }

  @Test("Labels without words take no line")
  func noWords() {
    #expect(TableAppearance(cards: []).text(in: .unicode) == "")
    #expect(TableAppearance(cards: [], status: "A♠").text(in: .unicode) == " A♠\n")
  }

  @Test("A text view is drawn as its controls stand, in its present style")
  func view() {
    let table = TextTableView(cardCount: 1, style: .plain)
    table.cardButtons[0].setTitle("A♠", for: .normal)
    table.scoreLabel.text = "Score: 0"
    #expect(table.text == "Card 0: A♠ on cardback.\nScore: 0\n")
    table.style.isASCII = true
    #expect(table.text == "Card 0: AS on cardback.\nScore: 0\n")
  }
}
