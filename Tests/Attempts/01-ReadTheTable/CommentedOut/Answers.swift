import CardGameModel

// Write your answers where nil stands. For each question twelve cards are dealt anew, as README.md
// shows them, and then the cards with these numbers are touched, one after the other.

/// An example, filled in: card 2 is touched.
let example = Answer(outcome: .turnedUp, score: -1, faceUp: [2], matched: [])

/// Question 1: 3, 3
let question1 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 2: 3, 5
let question2 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 3: 4, 7
let question3 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 4: 8, 9
let question4 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 5: 8, 9, 2
let question5 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 6: 0, 1, 1
let question6 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 7: 6, 6, 11
let question7 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/// Question 8: 3, 10, 4, 5, 3, 7
let question8 = Answer(outcome: nil, score: nil, faceUp: nil, matched: nil)

/*
/// Question 1: 3, 3
let question1 = Answer(outcome: .turnedDown, score: -1, faceUp: [], matched: [])

/// Question 2: 3, 5
let question2 = Answer(outcome: .matched, score: 14, faceUp: [], matched: [3, 5])

/// Question 3: 4, 7
let question3 = Answer(outcome: .matched, score: 2, faceUp: [], matched: [4, 7])

/// Question 4: 8, 9
let question4 = Answer(outcome: .mismatched, score: -4, faceUp: [9], matched: [])

/// Question 5: 8, 9, 2
let question5 = Answer(outcome: .matched, score: -1, faceUp: [], matched: [2, 9])

/// Question 6: 0, 1, 1
let question6 = Answer(outcome: .ignored, score: 14, faceUp: [], matched: [0, 1])

/// Question 7: 6, 6, 11
let question7 = Answer(outcome: .turnedUp, score: -2, faceUp: [11], matched: [])

/// Question 8: 3, 10, 4, 5, 3, 7
let question8 = Answer(outcome: .turnedUp, score: 12, faceUp: [7], matched: [3, 4, 5, 10])
*/
