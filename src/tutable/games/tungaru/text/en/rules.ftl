### Tungaru: rules, rulings and refusals (English). Ids follow rules.toml.

## Chapters

chapter-setup = Setting up
chapter-turn = A round
    .text =
        You play rounds of four phases: dice and goods, leaders, actions, clean-up. In the third phase
        you take turns clockwise with one action each, until everybody has passed.

        Everybody can see the islands, all goods, dice, settlers and monuments, the nomads on the board
        and on the culture boards, and every leader card that was played. Only the leader you have
        chosen and not yet revealed is your secret, and nobody knows the order of the migration pile.
chapter-phases = The four phases
chapter-leaders = The leaders
chapter-actions = The actions
chapter-benefits = The leaders' benefits
chapter-nomads = The nomads
chapter-scoring = Final scoring

## Rules: setting up

rule-TUG-SETUP-1 = The board
    .text =
        Two or three players use the side with six islands, four or five the side with eight. Each
        island offers a harvest and a trade.

        With island tiles, one random tile of the chosen set covers each island. If two or three
        players then find a good that cannot be harvested anywhere, the sixth tile is replaced by one
        of the two that are left.
rule-TUG-SETUP-2 = Culture boards
    .text = Each player has a culture board with storage, nomad spaces, a culture track and a Traveller pile.
rule-TUG-SETUP-3 = Your pieces
    .text = You have a boat, 4 dice, 5 leader cards (one of each), 8 monuments and 3 settlers.
rule-TUG-SETUP-4 = Victory points
    .text = Everybody starts with 0 victory points.
rule-TUG-SETUP-5 = Monuments on the culture board
    .text =
        Your 8 monuments start on your culture board: five on the culture track, one on each of the two
        rightmost nomad spaces, one on the sixth storage space. What a monument stands on cannot be used.
rule-TUG-SETUP-6 = Goods and storage
    .text =
        You start with a fish, a shell, a coconut and a pearl. Each storage space holds one good; you
        have five spaces, and a sixth once its monument is gone.

        If you gain more goods than you can store, you choose which goods, old or new, go back to the
        supply.
rule-TUG-SETUP-7 = The supply
    .text = All other goods are the general supply. It never runs out.
rule-TUG-SETUP-8 = The migration pile
    .text =
        Nomads with a number above the number of players stay in the box. The others are shuffled face
        down and form the migration pile. Deluxe nomads join if the table wants them.
rule-TUG-SETUP-9 = Nomads on the islands
    .text = One nomad from the pile is laid face up on each island.
rule-TUG-SETUP-10 = Nomads on the migration spaces
    .text = Four more nomads come face up on the four migration spaces.
rule-TUG-SETUP-11 = The starting player
    .text = The starting player is drawn by lot, or set when the table is created.
rule-TUG-SETUP-12 = Boats and reservations
    .text =
        Counter-clockwise, beginning to the right of the starting player, everybody places a boat on an
        empty anchoring ground and reserves a nomad on one of the two islands next to it. A monument
        from your culture board marks the reservation; what its removal brings you may take at once.

        A nomad that is reserved can be recruited by its owner only, and it cannot be swapped.
rule-TUG-SETUP-13 = The reserve
    .text = Your fourth die and your three settlers wait beside your culture board.

## Rules: phases

rule-TUG-PHASE-1 = Dice and goods
    .text =
        The starting player rolls three dice, and again whenever all three are alike. Everybody sets
        three own dice to the same values. Then each of your face-up nomads with an income brings
        its good.
rule-TUG-PHASE-2 = Choosing a leader
    .text =
        Everybody secretly chooses a leader card; all are revealed together. The abilities of Worker,
        Beggar, Fisher and Trader follow in this order, each clockwise from the starting player. The
        Chief waits for the clean-up.

        Example: the starting player and the third player chose the Fisher, the second the Chief, the
        fourth the Worker. First the fourth player's Worker acts, then the Fishers of the first and of
        the third player.
rule-TUG-PHASE-3 = Performing actions
    .text =
        From the starting player on, everybody performs one action in turn, again and again, until all
        have passed.

        Most actions are performed by placing a die on a free dice space: of an island next to your
        boat, of your leader card, of a nomad, or the sailing space of your culture board. Trade,
        travel and recruit can also be done by exhausting your settler on the island: you lay it flat.
        An exhausted settler cannot be exhausted again this round.
rule-TUG-PHASE-4 = Clean-up
    .text =
        When all have passed the round is over. If all four migration spaces are empty, the game ends
        now and is scored.

        Otherwise you take your dice back, settlers on islands stand up, Chiefs settle who starts, and
        everybody passes the leader card played this round to the left neighbour's hand. So hands
        always have five cards, but not always five different ones.

## Rules: leaders

rule-TUG-LEADER-1 = 1 Worker
    .text = You roll your fourth die and use it this round like the others.
rule-TUG-LEADER-2 = 2 Beggar
    .text =
        Each of your two neighbours (with two players: your opponent) must give you a good of their
        choice, if they have one in storage, and scores 3 victory points for it.

        Whoever chose the Beggar or the Chief gives nothing this round. Who sits between two Beggars
        gives to one of them only, before all others.
rule-TUG-LEADER-3 = 3 Fisher
    .text =
        A fish from the supply lies on your card, beyond your storage. If it is still there when the
        round ends, move it to your storage or discard it.
rule-TUG-LEADER-4 = 4 Trader
    .text = You may trade once on any island, without die, settler or boat.
rule-TUG-LEADER-5 = 5 Chief
    .text =
        In the clean-up you become the starting player. If several chose the Chief, it is the last of
        them in this round's order. In the final round this no longer happens.

## Rules: actions

rule-TUG-ACT-A = A Sailing
    .text =
        Place any die on your sailing space and move your boat to another anchoring ground. One or two
        borders are free, the third costs a fish, and more than three cannot be crossed at once.

        A ground holds one boat with two or three players, two boats with four or five. Boats do not
        block the way, only the place where you want to stop.
rule-TUG-ACT-B = B Harvest
    .text =
        Place a die with one of the values shown on an island next to your boat and take the good it
        offers. Settlers cannot harvest.

        Example: your boat lies next to Marakei, which shows 2 and 5. A die showing 2 brings a shell.
rule-TUG-ACT-C = C Settle
    .text =
        Place any die on an island next to your boat, spend 2 fish and put a settler on a free settler
        space of the island. You may have only one settler on each island.

        With two or three players your third settler does not go to that island but lies flat on
        Tamana. It does nothing there, but it scores.
rule-TUG-ACT-D = D Trade
    .text =
        Place any die on an island next to your boat, or exhaust your settler on an island. Then either
        put the good left of the arrow on an empty market space and take the goods right of it from
        the supply, or take one good from the market.
rule-TUG-ACT-E = E Travel
    .text =
        Place any die on an island next to your boat, or exhaust your settler on an island. Your settler
        there moves over a walkway to an island with a free settler space where you have none. It stays
        upright or exhausted as it is.
rule-TUG-ACT-F = F Recruit
    .text =
        Place any die on an island next to your boat, or exhaust your settler on an island, and recruit
        its nomad in five steps.

        First pay the cost. Second, if you have no monument there and a space is free, you may put one
        there from your culture board: from a nomad space, the sixth storage space or the top of the
        track. Third, you may take what its removal brings. Fourth, lay the nomad face up on a free
        nomad space or face down on your Traveller pile; if all your spaces are full it may replace
        another one, which then goes to the Traveller pile. Fifth, move a nomad from a linked migration
        space to the island; the pile fills that space.

        Your very first nomad takes the monument of your reservation instead, whichever nomad it is,
        and your reservation is over. With two or three players you may place second monuments once
        you have one on every island.
rule-TUG-ACT-G = G Activate a nomad
    .text =
        Either flip a nomad that sails or settles and put it on your Traveller pile, or place a die on
        a nomad that sells. Each nomad takes one die a round.
rule-TUG-ACT-H = H Use your leader's card
    .text =
        Place a die of a matching value on a free space of your leader card and take the goods shown.
        Each space can be used once a round; the marked ones are closed with two players.
rule-TUG-ACT-I = I Pass
    .text =
        If you cannot or do not want to act you pass, and are out for the rest of the round, your
        leader's benefit included.

## Rules: benefits

rule-TUG-BENEFIT-1 = Worker: harvest twice
    .text = Once a round a harvest on an island brings its good twice.
rule-TUG-BENEFIT-2 = Beggar: recruit for less
    .text = Once a round you may recruit for one good fewer, of your choice.
rule-TUG-BENEFIT-3 = Fisher: sail without a die
    .text = Once a round you sail without using a die. A third border still costs a fish, and it is your action.
rule-TUG-BENEFIT-4 = Trader: all goods are equal
    .text =
        Once a round, in one of your actions that uses or spends goods, you may use any goods instead
        of the ones required. Only their number counts.

        Example: a nomad costs two pearls, and you pay with a fish and a coconut.
rule-TUG-BENEFIT-5 = Chief: swap two nomads
    .text =
        Once a round, on your turn and besides your action, you may swap two nomads that lie on islands
        and are not reserved.

## Rules: nomads

rule-TUG-NOMAD-1 = One voyage
    .text = Flip this nomad to sail without a die.
rule-TUG-NOMAD-2 = One settlement
    .text = Flip this nomad to settle next to your boat for 1 fish, without a die.
rule-TUG-NOMAD-3 = Turning dice
    .text =
        You may change each of your dice by 1 before you use it, by more with several of these nomads.
        A 1 does not become a 6, nor a 6 a 1.
rule-TUG-NOMAD-4 = Storage
    .text = While face up this nomad gives you two more storage spaces.
rule-TUG-NOMAD-5 = Selling one good for a matching die
    .text = Place a die with a value shown on this nomad, give back one of its goods and score.
rule-TUG-NOMAD-6 = Selling several goods for a matching die
    .text = Place a die with a value shown, give back up to the number of goods shown and score for each.
rule-TUG-NOMAD-7 = Selling one good for any die
    .text = Place any die on this nomad, give back one of its goods and score.
rule-TUG-NOMAD-8 = Selling several goods for any die
    .text = Place any die on this nomad, give back up to the number of goods shown and score for each.
rule-TUG-NOMAD-9 = Income
    .text = While face up this nomad brings its good in phase 1.

## Rules: final scoring

rule-TUG-SCORE-1 = Storage nomads
    .text =
        All your nomads score, face up or on the Traveller pile. This kind brings its points for each
        storage nomad you recruited.
rule-TUG-SCORE-2 = Monuments
    .text = Points for each of your monuments on the islands.
rule-TUG-SCORE-3 = Settlers
    .text = Points for each settler you brought into play, Tamana included.
rule-TUG-SCORE-4 = Nomads
    .text = Points for each nomad you recruited, this one included.
rule-TUG-SCORE-5 = Goods
    .text =
        Points for having at least one fish, shell, coconut and pearl in storage. More of a kind does not
        score again, but each nomad of this kind scores by itself.
rule-TUG-SCORE-6 = Flowers, and who wins
    .text =
        Each flower brings its points for every colour you collected. A second flower of a colour scores
        nothing.

        Most victory points win; of tied players the one who came last in the final round's order.

## Rulings

ruling-TUG-R1 = May boats share a ground during setup?
    .text = No, not even with four or five players: the rulebook asks for an empty ground.
ruling-TUG-R2 = What if both nomads next to a ground are reserved?
    .text = Then your boat cannot begin there, because everybody has to reserve one.
ruling-TUG-R3 = In which order are boats placed?
    .text = The right neighbour of the starting player begins, counter-clockwise; the starting player is last.
ruling-TUG-R4 = Does the monument of the reservation bring its reward?
    .text = Yes, at once: the reward belongs to the removal from the culture board.
ruling-TUG-R5 = How often are triples rolled again?
    .text =
        Until the three dice are not all alike. Here a triple is simply never rolled, which comes to the
        same. The Worker's die may match the others.
ruling-TUG-R6 = Which nomads bring an income, and what if storage is full?
    .text = Face-up ones only; you choose freely which goods you keep.
ruling-TUG-R7 = Who chooses between two Beggars?
    .text = The giver, the Beggar and the good at once, before either Beggar has been served.
ruling-TUG-R8 = What if a giver has nothing?
    .text = Then nothing is given and nothing is scored.
ruling-TUG-R9 = What if the Beggar's storage is full?
    .text = The Beggar gives back a good, the new one or another; the giver scores all the same.
ruling-TUG-R10 = Are goods on storage nomads part of storage?
    .text = Yes: they can be begged, spent and scored.
ruling-TUG-R11 = Must the Trader trade?
    .text = No; and the trade may be on any island.
ruling-TUG-R12 = Are goods equal in the Trader's free trade?
    .text = No. Benefits are used on your own turn, in an action; phase 2 is neither.
ruling-TUG-R13 = What can the Fisher's fish be used for?
    .text =
        For everything that uses, spends or sells a fish. Stored fish go before it, which leaves you
        more room. It cannot be begged: the Beggar comes before the Fisher.
ruling-TUG-R14 = Do leader numbers change the turn order?
    .text = No. Turns go clockwise from the starting player; the numbers order the abilities only.
ruling-TUG-R15 = How often can I sail in a round?
    .text = Once with a die, as there is one sailing space; more with the Fisher's benefit and with nomads.
ruling-TUG-R16 = Can I sail without crossing a border?
    .text = There is no such voyage: every section of the sea has one anchoring ground.
ruling-TUG-R17 = Which borders count?
    .text = Those of the shortest way.
ruling-TUG-R18 = Whose are the dice spaces of an island?
    .text = Everybody's, for every action; you may use several of them.
ruling-TUG-R19 = What does the third settler need with two or three players?
    .text =
        A die on an island next to your boat and 2 fish, or a nomad and 1 fish. It needs no free settler
        space there, and your own settler does not matter, because it does not stand there.
ruling-TUG-R20 = Can I trade on a full market?
    .text = You can only take a good from it.
ruling-TUG-R21 = How far do equal goods go?
    .text =
        They pay for everything: recruiting, settling, a third border, sales and trade. The good you put
        down in trade is the one that lies on the market.
ruling-TUG-R22 = What becomes of a settler that travels?
    .text =
        Moved by a die it stays as it is, even if exhausted. If you exhaust it in order to travel, it
        arrives exhausted.
ruling-TUG-R23 = In which order is a nomad recruited?
    .text =
        Pay, monument, reward, place, refill. A reward cannot pay the cost; a space opened by the
        monument can be used at once.
ruling-TUG-R24 = What about the reservation's monument?
    .text =
        With your first nomad it must go to that island, and the reservation is over. It brings no second
        reward.
ruling-TUG-R25 = What if the island has no space for it?
    .text = The reservation is over and the monument leaves the game.
ruling-TUG-R26 = When can I use a new nomad?
    .text = From your next turn on; an income comes in the next phase 1.
ruling-TUG-R27 = What about the die on a replaced nomad?
    .text = It stays spent; the new nomad can take a die of its own.
ruling-TUG-R28 = May a nomad go straight to the Traveller pile although a space is free?
    .text = Yes.
ruling-TUG-R29 = Must an island be refilled?
    .text = Yes, if a linked migration space is filled; otherwise it stays empty.
ruling-TUG-R30 = May I flip a nomad without using its effect?
    .text = No, it would only waste the tile.
ruling-TUG-R31 = How many goods can a selling nomad sell?
    .text = One up to the number shown, with points for each.
ruling-TUG-R32 = How far can dice be turned?
    .text = Each die by the number of such nomads, between 1 and 6, the Worker's die included.
ruling-TUG-R33 = Is sailing by the Fisher's benefit an action?
    .text = Yes, it is the action of your turn.
ruling-TUG-R34 = When can the Chief swap?
    .text = On your own turn, before or after the action or before passing, and no nomad that anybody reserved.
ruling-TUG-R35 = What is secret?
    .text =
        Traveller piles lie face down, but every nomad in them was seen; leader hands follow from what
        was played and passed on. So both are shown. Secret is only the leader chosen and not revealed.
ruling-TUG-R36 = When does the end come?
    .text = It is looked at only when all have passed. Until then islands can become emptier still.
ruling-TUG-R37 = What about the Fisher's fish in the last round?
    .text = It may go to storage, and then it scores.
ruling-TUG-R38 = What if several chose the Chief?
    .text = The last of them in this round's order starts. A starting player who alone chose the Chief stays starting player.
ruling-TUG-R39 = Which of two flowers of a colour scores?
    .text = The better one.
ruling-TUG-R40 = Which storage nomads are counted?
    .text = All you recruited, face up or face down.
ruling-TUG-R41 = Can a game go on for ever?
    .text =
        Nothing forces anybody to recruit. So the game ends after round 30 at the latest; this rule is
        ours.

        Game option: round limit (round_limit), on by default.

## Reasons

reason-TUG-SETUP-6-not-in-storage = You have no { $good } in your storage to give back.
reason-TUG-SETUP-12-ground-taken = A boat already lies between { $one } and { $two }; begin on an empty ground.
reason-TUG-SETUP-12-both-reserved = The nomads of { $one } and { $two } are both reserved, so you could not reserve one there.
reason-TUG-SETUP-12-not-next-to-boat = Your boat does not lie next to { $island }.
reason-TUG-SETUP-12-reserved = The nomad of { $island } is already reserved.
reason-TUG-PHASE-2-not-in-hand = You have no { $leader } in your hand.
reason-TUG-PHASE-3-die-used = You have no such die left to use this round.
reason-TUG-PHASE-3-dice-spaces-full = { $island } has no free dice space left this round.
reason-TUG-PHASE-3-not-next-to-boat = Your boat does not lie next to { $island }.
reason-TUG-PHASE-3-no-settler = You have no settler on { $island }.
reason-TUG-PHASE-3-settler-exhausted = Your settler on { $island } is exhausted until the end of the round.
reason-TUG-PHASE-3-action-done = You have performed your action; only your Chief's swap is left this turn.
reason-TUG-LEADER-2-not-in-storage = You have no { $good } in your storage to give.
reason-TUG-LEADER-2-no-beggar = No Beggar sits on that side of you.
reason-TUG-LEADER-4-nothing-to-trade = On { $island } there is nothing you could put down or take.
reason-TUG-ACT-A-space-taken = Your sailing space already holds a die this round.
reason-TUG-ACT-A-already-there = Your boat already lies between { $one } and { $two }.
reason-TUG-ACT-A-too-far = It is { $borders } borders to the ground between { $one } and { $two }, and you can cross three at most.
reason-TUG-ACT-A-ground-full = The ground between { $one } and { $two } has no room for another boat.
reason-TUG-ACT-A-third-border-needs-fish = The third border costs a fish, and you have none.
reason-TUG-ACT-B-wrong-value = A die showing { $die } does not harvest on { $island } ({ $good }).
reason-TUG-ACT-C-none-left = All three of your settlers are in play.
reason-TUG-ACT-C-own-settler = You already have a settler on { $island }.
reason-TUG-ACT-C-no-space = All settler spaces of { $island } are taken.
reason-TUG-ACT-C-two-fish = Settling costs 2 { $equal ->
    [1] goods
   *[0] fish
  }, and you have { $fish ->
    [0] none
   *[other] { $fish }
  }.
reason-TUG-ACT-D-nothing-to-trade = On { $island } you have nothing to put down ({ $good }), and the market offers nothing you could take.
reason-TUG-ACT-D-market-full = The market of { $island } is full; you can put no good down there.
reason-TUG-ACT-D-market-empty = This market space of { $island } is empty.
reason-TUG-ACT-E-no-settler = You have no settler on { $island } that could travel.
reason-TUG-ACT-E-nowhere = From { $island } your settler can go nowhere: the islands it is connected with are full or have one of yours.
reason-TUG-ACT-E-not-connected = No walkway leads from { $one } to { $island }.
reason-TUG-ACT-E-own-settler = You already have a settler on { $island }.
reason-TUG-ACT-E-no-space = All settler spaces of { $island } are taken.
reason-TUG-ACT-F-no-nomad = There is no nomad on { $island }.
reason-TUG-ACT-F-reserved = The nomad of { $island } is reserved by { $player }.
reason-TUG-ACT-F-too-poor =
    { $missing ->
        [one] You lack one good of the cost of { $nomad } ({ $price } goods).
       *[other] You lack { $missing } goods of the cost of { $nomad } ({ $price } goods).
    }
reason-TUG-ACT-F-monument-gone = No monument is left there ({ $spot }).
reason-TUG-ACT-F-space-locked = A monument still stands on nomad space { $space }.
reason-TUG-ACT-F-board-not-full = Another nomad space is free, so you cannot replace the nomad on space { $space }.
reason-TUG-ACT-F-not-linked = Migration space { $space } is not linked with { $island }.
reason-TUG-ACT-G-no-seller = On this nomad space lies nobody who sells.
reason-TUG-ACT-G-die-on-it = A die already lies on { $nomad } this round.
reason-TUG-ACT-G-wrong-value = A die showing { $die } does not fit on { $nomad }.
reason-TUG-ACT-G-nothing-to-sell = You have no { $good } that { $nomad } could sell.
reason-TUG-ACT-G-too-many = You can sell { $count } at most ({ $good }).
reason-TUG-ACT-H-closed = This space of the { $leader } is closed with so few players.
reason-TUG-ACT-H-space-taken = This space of the { $leader } already holds a die this round.
reason-TUG-ACT-H-wrong-value = A die showing { $die } does not fit on this space of the { $leader }.
reason-TUG-BENEFIT-1-not-yours = Only the Worker harvests twice.
reason-TUG-BENEFIT-1-used = You have already used your Worker's benefit this round.
reason-TUG-BENEFIT-2-not-in-cost = There is no { $good } in the cost that could be spared.
reason-TUG-BENEFIT-3-not-yours = Only the Fisher sails without a die.
reason-TUG-BENEFIT-3-used = You have already used your Fisher's benefit this round.
reason-TUG-BENEFIT-4-not-yours = Only the Trader makes all goods equal.
reason-TUG-BENEFIT-4-used = You have already used your Trader's benefit this round.
reason-TUG-BENEFIT-4-nothing-to-spend = There is no action you could pay for, not even with all goods equal.
reason-TUG-BENEFIT-4-spends-nothing = You have made all goods equal for this action, so it has to use or spend goods.
reason-TUG-BENEFIT-4-not-in-storage = You have no { $good } in your storage to pay with.
reason-TUG-BENEFIT-5-not-yours = Only the Chief swaps nomads.
reason-TUG-BENEFIT-5-used = You have already used your Chief's benefit this round.
reason-TUG-BENEFIT-5-empty-island = A nomad is missing on { $one } or on { $two }.
reason-TUG-BENEFIT-5-reserved = A nomad of { $one } or { $two } is reserved, so they cannot be swapped.
reason-TUG-NOMAD-1-not-there = On this nomad space lies nobody who sails.
reason-TUG-NOMAD-2-not-there = On this nomad space lies nobody who settles.
reason-TUG-NOMAD-2-one-fish = Settling with a nomad costs 1 fish, and you have none.
