### Tuareg: learning it (English). The goal, how a match runs, and the guided first game (guide.toml).

## Goal and overview

chapter-goal = The goal
    .text =
        You lead a caravan through two stages and load your animals with water, gold, rock salt and
        millet. When a stage ends, whoever has the most cards of a kind scores for that kind, and the
        rarer the kind, the more it is worth. After two stages the most points win.
    .drawn =
        you     G G S S   W W W     most gold and water: both are yours
        rival   M M M M   G S S     most millet
                                    rock salt: a tie, one point less for each
chapter-overview = How a match runs
    .text =
        A stage: you take turns, one main option each – draw, load from your hand, load from the market,
        or buy a special card – until the draw pile is empty. Then everybody has one last turn.

        The reckoning: only what lies on animals, in caves and under thieves counts. Most of a kind
        scores; if several have the most, each of them scores one point less. What is still in your
        hand counts for nothing yet, but you keep it.

        Second stage: the counted cards are shuffled into a new pile, the animals are empty again, and
        you play once more. Then special cards you never used and maps bring a few points, and the
        caravan with the most points has won.

## The picture of the goal

tuareg-goal-you = Your caravan
tuareg-goal-other = A rival's caravan
tuareg-goal-won = the most of it
tuareg-goal-tie = a tie: one point less for each

## The guided game

tuareg-guide-draw = Draw three cards
    .text =
        All hands are empty, so begin with the draw pile: choose it and take three cards. They are your
        secret; { $other } only sees how many you hold.

        On every turn you do exactly one such thing: draw, load from your hand, load from the market, or
        buy a special card.
tuareg-guide-lay = Give one to the market
    .text =
        Whoever draws lays at least one card open into the market. Choose one of your hand.

        Lay down what you need least{ $planned ->
            [yes] . You have two gold, the second-best kind, so let the rock salt go:
                anybody may load it from there later, you too.
           *[no] : anybody may load it from there later, you too.
          }
tuareg-guide-finish = Finish your turn
    .text =
        You may lay down more, but you need not: up to four cards stay in your hand. Finish, and end
        your turn.

        Until you end it, nothing is settled: you can take back what you did, except that drawn cards
        have been seen.
tuareg-guide-other = { $other } has had a turn
    .text =
        Everybody sees what { $other } lays down and loads, and the log tells it once more. Which cards { $other }
        holds stays hidden.

        Keep an eye on { $other }'s animals: whoever has most of a kind when the pile runs out gets its points.
tuareg-guide-market = Load from the market
    .text =
        The open cards belong to whoever takes them: up to four of one kind, straight onto one of your
        animals. Choose a kind in the market, then a camel, then how many.

        What lies there already you need not draw first. { $other } can do the same, so think before you
        lay something down.
tuareg-guide-load = Load your camel
    .text =
        Cards in your hand score nothing. Choose { $planned ->
            [yes] a gold card
           *[no] a card
          }, then a camel: now it counts.

        In one turn you load one animal only, with up to four cards.
tuareg-guide-load-more = What a camel carries
    .text =
        { $planned ->
            [yes] Load the second gold as well.
           *[no] Load what else fits.
          } A camel takes at most four cards of at most two kinds, each kind in
        one block, and new cards always go on top.

        Two kinds are difficult: never more than two gold on one camel, and water only by itself. If
        something does not fit, try it anyway – the table tells you why.
tuareg-guide-again = Fill your hand again
    .text =
        Draw another three. At the end of your turn you hold at most four cards; what is too much goes
        into the market.

        Each draw also brings the end nearer: when the pile is empty, everybody has one last turn.
tuareg-guide-dinars = Cards are money, too
    .text =
        You also pay with cards: water is worth three dinars, gold two, rock salt and millet one each. A special
        card costs three dinars, so one water alone pays for it.

        So lay down something cheap and keep three dinars for your next turn.
tuareg-guide-buy = Buy a special card
    .text =
        Four kinds are for sale, three dinars each. { $planned ->
            [yes] Buy a thief: he steals one card, and at once, if you
                like.
           *[no] Buy one that helps you.
          }

        { $planned ->
            [yes] The others: a donkey
           *[no] A thief steals one card; a donkey
          } is one more animal and carries anything in any order; a cave hides two cards
        that nobody can take; a map is worth two points at the very end.
tuareg-guide-pay = Pay
    .text =
        Choose cards until three dinars are together. You can pay from your hand, or with the top card of
        an animal. Nobody gives change.

        Cards you have paid with are out of the game for now, so pay with what brings you no majority.
tuareg-guide-thief = Send out the thief
    .text =
        A thief takes the top card of an animal, or a card from a hand without looking. The loot is safe
        with him and counts for you. He strikes once, and besides your main option.

        Choose your thief, then one of { $other }'s animals. Look for a kind in which { $other } is close to you. Others
        can do that to you, too: only what lies on top is in danger.
tuareg-guide-alone = You know it all
    .text =
        Draw, load, market, buy: you have done all of it. From here on you decide; what you have read
        stays here for you to look up.

        Two questions for every turn. In which kind can I still get ahead? And how many turns are left
        in the pile? If you do not know what to do, ask for a hint.
tuareg-guide-last-turn = One last turn
    .text =
        The pile is empty. Everybody has one more turn in this stage, and nobody can draw.

        Bring onto your animals what wins you a majority. Cards in your hand do not count, but you take
        them along into the next stage.
tuareg-guide-scored = The first stage is scored
    .text =
        Each kind has gone to whoever had the most of it. The counted cards are the new pile, your
        animals are empty, and used caves, thieves and loaded donkeys are back in the stock.

        Now the same once more. At the end special cards you have not used are worth one point, maps
        two.

## Worked examples (examples.toml). You are the first seat.

example-lay-back = Draw, then lay back
    .text =
        You hold two water and one millet. You draw three cards: now there are six in your hand, and you may
        keep four.

        At least one of them goes into the market in any case, so you cannot simply finish. You lay the millet
        there, and one more card of your choice.
example-blocks = Gold, rock salt, and no more gold
    .text =
        Your first camel carries one gold; you hold one more gold and three rock salt.

        If you put rock salt on it now, the gold is covered: no second gold can follow, only more rock salt. If
        you want both gold on it, load the gold first, then two rock salt.
example-water = Water wants a camel of its own
    .text =
        Two water lie in the market. Your first camel carries rock salt and your third gold: neither takes
        water.

        Your second carries nothing but water. You take both at once: from the market you load as many cards of
        one kind as you like and as the animal takes, and only one kind.
example-change = Pay without change
    .text =
        A cave costs three dinars. You hold two gold of two dinars each and a rock salt of one dinar.

        Rock salt and gold make exactly three. Two gold would be four: the fourth dinar would be lost, as there
        is no change.
example-thief = The thief takes what lies on top
    .text =
        { $other } has two rock salt and two gold on the first camel. Your thief gets the gold that lies on top;
        what is below cannot be reached, and the empty camel has nothing.

        The loot now counts for you at the end of the stage, and your thief is used up. So it pays to cover what
        is dear.
example-majorities = Who has the most?
    .text =
        The pile is empty, and this is the last turn of the stage. You pass, and everything is counted: cards on
        animals, in caves and under thieves.

        Only you have water, in your cave: six points. In gold both have two, for { $other } counts the one the
        thief took: one point less than printed for each, four. Rock salt is a tie, too: three each. Millet goes
        to { $other } with four cards to three: three points.
