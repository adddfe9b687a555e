### Lanterns: names, questions, picks and events (English).

name-red = red
name-blue = blue
name-green = green

ask-hang = Choose a lantern to hang; all are shown together.
ask-turn = Your turn.

pick-hang = Hang { $colour }
pick-light = Light { $colour }
pick-hide = Hide { $colour }
pick-draw = Draw a lantern
pick-stop = End your turn
pick-peek = Look at what { $victim } hides

event-dealt = { $player } gets { $colour }.
event-dealt-hidden = { $player } gets a lantern.
event-hung = { $player } hangs { $colour }.
event-alone = { $player } is alone with it: { $points }.
event-lit = { $player } lights { $colour }.
event-hid = { $player } hides { $colour }.
event-hid-hidden = { $player } hides a lantern.
event-peeked = { $player } sees that { $victim } hides { $colour }.
event-peeked-hidden = { $player } looks at what { $victim } hides.
event-stopped = { $player } has finished.
event-uncovered = { $player } has hidden { $colour }.
event-won = { $player } wins.
