"""Learning by play against itself: `tutable train`.

Games are played with the search (`selfplay`), and of many positions in them it is written down what every
seat had in sight, beside how the game ended (`record`). From that `fit` finds weights, `trial` lets them play
against what is written by hand, and `curve` draws how the games helped. Needs the extra `train`.
"""
