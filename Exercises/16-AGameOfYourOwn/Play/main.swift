import Exercise16

try play()
