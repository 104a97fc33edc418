import CardGameModel

/// What `hint` says to a program: which kind of move, the cards to touch in order, and why.
struct HintAnswer: JSONLine {
  private let hint: String
  private let cards: [Int]
  private let because: String?

  init(_ hint: Hint?) {
    because = hint?.reason
    switch hint {
    case .choose(let indices, _): (self.hint, cards) = ("touch", indices)
    case .dealMore: (self.hint, cards) = ("more", [])
    case .nothing, nil: (self.hint, cards) = ("none", [])
    }
  }
}

/// What `why` says to a program: the cards of the last mismatch and the reasons; none without one.
struct WhyAnswer: JSONLine {
  private let why: [String]
  private let cards: [String]

  init(_ whyNot: WhyNot?) {
    why = whyNot?.reasons ?? []
    cards = whyNot?.titles ?? []
  }
}

/// What `moves` says to a program: the whole game in writing, how far it is and how it stands.
struct TranscriptAnswer<Transcript: Encodable>: JSONLine {
  private let transcript: Transcript
  private let count: Int
  private let over: Bool
  private let won: Bool

  init(_ transcript: Transcript, of session: any PlayableSession) {
    self.transcript = transcript
    count = session.moveCount
    over = session.isOver
    won = session.isWon
  }
}

/// What `save` says to a program.
struct SavedAnswer: JSONLine {
  let saved: String
}
