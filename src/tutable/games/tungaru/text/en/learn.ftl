### Tungaru: learning it (English). The goal, how a match runs, and the guided first game (guide.toml).

## Goal and overview

chapter-goal = The goal
    .text =
        You sail from island to island and recruit nomads for your culture. Each nomad helps you while you
        play, and says what brings you points at the end: settlers, monuments, goods, flowers, or simply
        many nomads. Whoever has the most points when no more nomads come has won.
    .drawn =
        nomad: 3 points per settler      you have 2 settlers         6 points
        nomad: 1 point per nomad         you have 5 nomads           5 points
        nomad: 2 points per monument     you have 4 monuments        8 points
chapter-overview = How a match runs
    .text =
        Each round everybody has the same three dice and chooses one leader in secret. Then you take turns,
        one action each, until all have passed: put a die on an island, your leader, a nomad or the sailing
        space, or let a settler work.

        The heart of it is recruiting. It costs the goods shown on the nomad, and you may set a monument on
        the island, which frees something on your culture board. Another nomad moves up from the migration
        spaces.

        Goods come from harvesting with a fitting die, from trading, and from your leader. Settlers act on
        their island even when your boat is elsewhere.

        When all four migration spaces are empty, the round is played to its end and everything is scored,
        mostly by what your nomads say. So look for nomads that fit together.

## The guided game

tungaru-guide-boat = Place your boat
    .text =
        Your boat decides where you can act: on the two islands beside it. Put it between Butaritari and
        Marakei.

        Marakei has a nomad you can pay with what you own: one fish, one shell, one coconut, one pearl.
tungaru-guide-reserve = Reserve a nomad
    .text =
        One of the two nomads beside you is kept for you. { $planned ->
            [yes] Take the one on Marakei: at the end every settler
                you have placed will be worth three points to you, and your dice count one more or less if you like.
           *[no] At its head stands what it costs, in the middle what it
                does for you, at its foot what it scores at the end: take one you can soon pay for.
          }

        Nobody else can take it now.
tungaru-guide-pledge = Take a monument
    .text =
        Your eight monuments cover useful things: two nomad spaces, a sixth storage space, and goods on the
        culture track. Wherever you take one away, you get what was under it.

        The first one marks the nomad you reserved. Take it from the track: it brings a fish at once.
tungaru-guide-leader = Choose a leader
    .text =
        The dice are rolled: 1, 4 and 2, the same for everybody. What differs is the leader you choose, in
        secret and all at once.

        Take the Worker: he brings a fourth die and, once this round, a double harvest. The Beggar gets a
        good from others, the Fisher a fish, the Trader a trade, and the Chief makes you start next round.
tungaru-guide-recruit = Recruit your nomad
    .text =
        A turn is one action. { $planned ->
            [yes] Choose your nomad on Marakei and a die; any number will do, so use the 5,
                which is of no other use here. You pay the goods shown on the tile: fish, coconut and pearl.
           *[no] Choose a nomad beside your boat and a die; any number will do, so use
                one that is of little use elsewhere. You pay the goods shown on the tile.
          }

        Then { $other } acts, then you again: who comes first to a place may keep others out, for each island
        has room for few dice.
tungaru-guide-place = Where the nomad goes
    .text =
        Face up on a nomad space it works for you{ $planned ->
            [yes] : from now on you may count each die one higher or lower.
           *[no] , as the middle of its tile shows.
          }
        What it scores at the end counts anywhere.

        The Traveller pile is for nomads whose help you no longer need. They score, but they never come back.
tungaru-guide-refill = The next nomad
    .text =
        The island is empty, so you decide which nomad moves up from a migration space. A new one comes from
        the pile.

        Choose one you would like to recruit yourself, or one that is no use to { $other }. When no nomads are
        left to move up, the game ends.
tungaru-guide-leader-space = Use your leader
    .text =
        Each leader has a place for a die. { $planned ->
            [yes] The Worker takes a 1 or a 4 and gives two fish. Use the 4 for it.
           *[no] It shows which numbers it takes and what it gives for them.
          }

        Nobody can be in your way there, so it can wait while places on the islands are scarce. Once a round
        for each place.
tungaru-guide-settle = Send a settler
    .text =
        Two fish and any die bring a settler to an island beside your boat: one of three you have. { $planned ->
            [yes] With the
                nomad you have recruited, it is worth three points already.
           *[no] With
                nomads that score settlers, each of them will be worth points.
          }

        From now on it can act there, wherever your boat is.
tungaru-guide-settler = Let the settler work
    .text =
        A settler trades, travels or recruits on its island without a die, once a round. { $planned ->
            [yes] Trade on Marakei: lay
                down a fish on the market and get a pearl.
           *[no] Trade there: lay
                down what the island asks for and get what it gives.
          }

        What lies on a market can be taken by anybody who trades there, instead of laying something down.
tungaru-guide-sail = Sail
    .text =
        A die is left, but around you the places are full or of no use. Any die lets you sail, once a round:
        one or two borders are free, three cost a fish.

        Look for a ground beside nomads you can soon pay for. No two boats can lie there when two play.
tungaru-guide-pass = Pass
    .text =
        Nothing left to do? Then pass: for this round you are out, and { $other } may go on alone.

        When all have passed, everybody takes the dice back, settlers stand up again, and the next round
        begins.
tungaru-guide-second-round = The second round
    .text =
        New dice for all. You gave your leader to { $other }, and got the one { $other } had played: so cards
        wander, and you know who may hold what.

        Look first at the dice, then at what you lack. Fish and goods? Somebody who brings them. Many things
        to do? One more die is worth much.
tungaru-guide-harvest = Harvest
    .text =
        Each island shows a good and the numbers that bring it. With a fitting die you take one of that good;
        the Worker doubles it once.

        { $planned ->
            [yes] Your nomad helps: a 4 can be a 3 or a 5.
           *[no] A good that you lack is worth a die now.
          }
tungaru-guide-alone = You know it all
    .text =
        Harvest, trade, settle, sail, recruit, pass: the rest is planning. Recruit nomads that fit those you
        have: who scores settlers wants settlers, who scores monuments wants many islands.

        Keep an eye on the four migration spaces. When all are empty, this round is the last. If you do not
        know what to do, ask for a hint; what you have read stays here.

## Worked examples (examples.toml). You are the first seat.

example-sail = How far does the boat go?
    .text =
        Your boat lies between Butaritari and Marakei. With any die you cross one or two borders for nothing;
        the third costs a fish.

        The ground between Marakei and Abemama is taken: with two players there is room for one boat. You may
        sail past { $other } all the same, only not stop there.
example-harvest = Harvest with a fitting die
    .text =
        Your boat lies beside Marakei, which shows a 2 and a 5. Your 2 brings a shell; your 4 and your 6 bring
        nothing here.

        Your settler on Abemama cannot harvest for you: that takes a die and your boat.
example-third-settler = The third settler goes to Tamana
    .text =
        Two of your settlers are on islands. With two or three players the third does not go to the island where
        you place the die, but to Tamana.

        You pay two fish and a die as always. It does not matter that you already have a settler on Butaritari,
        because the new one does not stand there. On Tamana it does nothing, but it scores.
example-market = A full market
    .text =
        On Butaritari a coconut is traded for a shell and a fish. But both market spaces are full: you cannot
        lay a coconut down.

        What you can do is take one of the goods that lie there, for nothing. You take the shell, and the next
        player finds a free space.
example-recruit = Recruit in five steps
    .text =
        The nomad on Marakei costs a fish, a coconut and a pearl: you have them. Any die will do.

        You have no monument on Marakei yet, so you may move one there. Taken from the top of the culture track
        it brings what was under it. Then you lay the nomad on a free space, where it works for you, and choose
        who moves up: here the one from migration space 3, which is linked with Marakei.
example-equal-goods = The Trader makes all goods equal
    .text =
        The nomad on Butaritari costs two pearls, and you have none. But your leader is the Trader: once a round
        all goods are equal in one of your actions.

        So you pay with a fish and a coconut. Only the number has to be right.
example-scoring = Sixty-eight points
    .text =
        The last round: you pass as the last player, and the nomads are scored. You recruited nine; where they
        lie does not matter.

        Toani gives five for each of your two storage nomads: 10. Kaure gives five for each of your two
        settlers: 10. Roria, Kamoa and Motiti give one for each of nine nomads: 27. Your flowers show three
        colours: 3, 2 and 2 make seven for every colour, 21; the second flower of one colour scores nothing.
        Together 68.
