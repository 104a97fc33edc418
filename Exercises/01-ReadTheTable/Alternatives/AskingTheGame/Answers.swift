import CardGameModel

/// Touches cards in the kit's own game, and writes down how it stands then.
func play(_ touches: Int...) -> Answer {
  var game = LessonGame.m12
  var answer = Answer()
  for card in touches {
    answer.outcome = game.chooseCard(at: card)
  }
  answer.score = game.score
  answer.faceUp = game.faceUpIndices
  answer.matched = game.matchedIndices
  return answer
}

/// An example, filled in: card 2 is touched.
let example = play(2)

/// Question 1: 3, 3
let question1 = play(3, 3)

/// Question 2: 3, 5
let question2 = play(3, 5)

/// Question 3: 4, 7
let question3 = play(4, 7)

/// Question 4: 8, 9
let question4 = play(8, 9)

/// Question 5: 8, 9, 2
let question5 = play(8, 9, 2)

/// Question 6: 0, 1, 1
let question6 = play(0, 1, 1)

/// Question 7: 6, 6, 11
let question7 = play(6, 6, 11)

/// Question 8: 3, 10, 4, 5, 3, 7
let question8 = play(3, 10, 4, 5, 3, 7)
