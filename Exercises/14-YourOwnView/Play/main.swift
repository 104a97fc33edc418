import Exercise14

play()
