import CardGameModel

/// What turning a card up adds to the score.
let up = -1

/// What two cards of one rank add to the score.
let sameRank = 4 * 4

/// What two cards of one suit add to the score.
let sameSuit = 1 * 4

/// What two cards that have nothing in common add to the score.
let noMatch = -2

/// An example, filled in: card 2 is touched.
let example = Answer(outcome: .turnedUp, score: up, faceUp: [2], matched: [])

/// Question 1: 3, 3
let question1 = Answer(outcome: .turnedDown, score: up, faceUp: [], matched: [])

/// Question 2: 3, 5
let question2 = Answer(
  outcome: .matched, score: up + up + sameRank, faceUp: [], matched: [3, 5])

/// Question 3: 4, 7
let question3 = Answer(
  outcome: .matched, score: up + up + sameSuit, faceUp: [], matched: [4, 7])

/// Question 4: 8, 9
let question4 = Answer(
  outcome: .mismatched, score: up + up + noMatch, faceUp: [9], matched: [])

/// Question 5: 8, 9, 2
let question5 = Answer(
  outcome: .matched, score: up + up + noMatch + up + sameSuit, faceUp: [], matched: [9, 2])

/// Question 6: 0, 1, 1
let question6 = Answer(
  outcome: .ignored, score: up + up + sameRank, faceUp: [], matched: [0, 1])

/// Question 7: 6, 6, 11
let question7 = Answer(outcome: .turnedUp, score: up + up, faceUp: [11], matched: [])

/// Question 8: 3, 10, 4, 5, 3, 7
let question8 = Answer(
  outcome: .turnedUp,
  score: up + up + noMatch + up + sameSuit + up + up + sameRank + up,
  faceUp: [7], matched: [10, 4, 5, 3])
