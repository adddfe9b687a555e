### Lanterns: rules and refusals (English). Ids follow rules.toml.

chapter-setup = Setting up
chapter-hanging = Hanging lanterns
chapter-turn = Your turn
chapter-secrets = Secrets
chapter-game-end = End of the game

rule-LAN-1 = The lanterns
    .text = Everybody is dealt three lanterns, face down.
rule-LAN-2 = Hanging
    .text = All choose a lantern at once, unseen. Whoever hangs a colour nobody else hangs scores its value.
rule-LAN-3 = Lighting and drawing
    .text = Light up to two lanterns for a point each, or draw one.
rule-LAN-4 = Hiding
    .text = One lantern may lie face down before you.
rule-LAN-5 = Peeking
    .text = Once a turn you may look at a hidden lantern of another player.
rule-LAN-6 = The end
    .text = Hidden lanterns score twice their value.

reason-LAN-2-not-in-hand = You have no { $colour } lantern to hang.
reason-LAN-3-not-in-hand = You have no { $colour } lantern to light.
reason-LAN-3-deck-empty = There is no lantern left to draw.
reason-LAN-3-lit = You have lit a lantern this turn, so you cannot draw.
reason-LAN-4-not-in-hand = You have no { $colour } lantern to hide.
reason-LAN-4-hidden = You hide a lantern already.
reason-LAN-5-nothing-hidden = { $victim } hides nothing.
reason-LAN-5-seen = You have seen what { $victim } hides.
reason-LAN-5-once = You have looked at one lantern this turn.
