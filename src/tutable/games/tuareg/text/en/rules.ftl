### Tuareg: rules, rulings and refusals (English). Ids follow rules.toml.

## Chapters

chapter-setup = Setting up
chapter-turn = Your turn
    .text =
        You play clockwise. On your turn you choose exactly one of four main options: draw cards,
        load from your hand, load from the market, or buy a special card.

        Besides that you may use your caves and thieves, as free actions that do not cost you the
        main option. Then it is your left neighbour's turn.

        Everybody can see the market, the cargo of all animals, all special cards, the discards, the
        scores, the size of the draw pile and how many cards each player holds. Which cards you hold
        is your secret.
chapter-drawing = Drawing
chapter-loading = Loading
chapter-market = The market
chapter-buying = Buying special cards
chapter-specials = Caves and thieves
chapter-stage-end = End of a stage
chapter-game-end = End of the game

## Rules: setting up

rule-TUA-1 = The goods
    .text =
        The game runs over two stages. In each of them you gather goods; whoever ends up with the most
        of a kind scores for it.

        There are four kinds of goods, 44 cards in all: 8 water, 10 gold, 12 rock salt and
        14 millet.

        Each goods card tells you three things: how many cards of its kind exist, how many dinars it
        is worth as payment, and how many points the majority of its kind brings at the end of a
        stage. You can read the values on the cards and in the component table.

        Gold is attested: 2 dinars, 5 points. The dinars and points of water, rock salt and millet
        (unverified) are our own estimates, as we know of no source for the printed figures.
rule-TUA-2 = Your camels
    .text =
        You start with 2 camels; in a two-player game you have 3. They stay yours for the whole
        game, and nobody can take a camel away from you – only its cargo.
rule-TUA-3 = The stock of special cards
    .text =
        Donkeys, caves, thieves and maps lie face up in four piles, the stock. How many there are
        depends on the number of players:

        2 players – 2 donkeys, 2 caves, 3 thieves, 3 maps.

        3 players – 3 donkeys, 3 caves, 3 thieves, 2 maps.

        4 players – 4 donkeys, 4 caves, 3 thieves, 3 maps.

        5 players – 5 donkeys, 5 caves, 3 thieves, 4 maps.

        Any other special cards are out of the game.
rule-TUA-4 = Market, draw pile and first player
    .text =
        All 44 goods cards are shuffled. Two of them are turned up and open the market; the other 42
        become the face-down draw pile. In the market, cards of the same kind lie together.

        Nobody is dealt a hand: all hands start empty.

        At a real table the youngest goes first; here the starting seat is drawn by lot or set when
        the game is created.

## Rules: the main options

rule-TUA-5 = Drawing cards
    .text =
        Take the top three cards of the draw pile into your hand. In return, put at least one card
        from your hand into the market – a new one or an old one, as you like.

        When your turn ends you may hold no more than 4 cards. If you have more, the surplus goes
        into the market too; you choose which cards.

        If the pile has only one or two cards left, you take those and owe the market nothing,
        except what exceeds your limit of 4.

        Example: you hold two water and one millet and draw two water and one rock salt. You put the
        millet and the rock salt into the market and keep four water.
rule-TUA-6 = Loading from your hand
    .text =
        Choose one of your animals, a camel or a donkey, and load it with 1 to 4 cards from your
        hand. You decide the order, within the loading rules (TUA-9).

        Cargo lies face up, overlapping so that every card can be seen. New cards always go on top,
        never underneath. You can add more on later turns.
rule-TUA-7 = Loading from the market
    .text =
        Take 1 to 4 cards of a single kind from the market and load all of them at once onto one of
        your animals. The loading rules (TUA-9) apply.

        Cards from the market never enter your hand.
rule-TUA-8 = Buying a special card
    .text =
        Any special card costs 3 dinars. You pay with goods: cards from your hand, cargo from your
        animals, or a mix of both. From an animal you can only take what lies uncovered, so first
        the top card, then the one beneath it, and so on.

        You get no change: two gold cards make 4 dinars, and the fourth is lost. But you may not add
        a card that your payment does not need.

        The cards you pay with are shown to all and go to the discard pile, which anyone may look
        through. Then you take a special card that is still in stock and lay it face up in front of
        you. It is at your service from now on. You may own and use several of the same kind.

        A donkey is one more animal to load (TUA-9), a cave hides goods (TUA-10), a thief steals
        goods (TUA-11), and a map is worth 2 points at the end (TUA-16).

## Rules: loading

rule-TUA-9 = The loading rules
    .text =
        Only one animal is loaded per turn, camel or donkey. Either carries at most 4 cards, and a
        new card always goes on top.

        A camel is choosy. It carries at most two kinds of goods, and each kind must form one
        unbroken block: once a second kind lies on top, the first may not follow again. Two millet
        and then two gold is fine; millet, gold, millet is not.

        Water tolerates no company: a camel with water carries nothing but water. Of gold, a camel
        carries at most two cards.

        A donkey takes anything: up to 4 cards of any kinds in any order, for example gold, gold,
        water, gold.

        Example: a camel carries one gold, and you hold one gold and three rock salt. You can fill
        it up with the gold and then two rock salt, or with three rock salt. Rock salt first and
        gold after it is not possible.

## Rules: special cards

rule-TUA-10 = The cave
    .text =
        Once per turn, each of your caves can hide one card, either from your hand or from the top
        of one of your animals. Hiding is a free action.

        A cave has room for 2 cards of any kinds. They lie there face down and safe, and they stay
        until the end of the stage, when they count towards your majorities.

        Only you know a card that you hid from your hand. A card that came from an animal has been
        seen by everybody.

        Caves also help when you draw: you hide a card in each of them and still keep 4 cards in
        your hand. You owe the market its card all the same.
rule-TUA-11 = The thief
    .text =
        A thief strikes once, as a free action on your turn. If you have several thieves, you may
        send more than one on the same turn.

        He takes 1 card from another player: either a random card from that player's hand, or the
        top card of one of their camels or donkeys.

        The loot lies face down under the thief until the end of the stage and then counts for you.
        If it came from a hand, only you and the victim know what it is.

## Rules: end of a stage

rule-TUA-12 = The last round
    .text =
        When somebody takes the last card of the draw pile, they finish their turn. Then all
        players have one more turn each, and whoever took the last card has the very last one.

        With the pile gone, nobody can draw in this round; the other three main options remain.
        Only now may you also pass. Even when you pass, your caves and thieves may act.
rule-TUA-13 = Scoring the majorities
    .text =
        For each kind of goods, all players count their cards on animals, in caves and under
        thieves; face-down cards are revealed for this. Cards in hands, in the market and in the
        discard pile do not count.

        Whoever has the most of a kind gets its points – once, however many cards there are. If
        several players tie for the most, each of them gets 1 point less. Second place earns
        nothing.

        Example: the majority in gold brings 5 points; two players who tie for it get 4 each.
rule-TUA-14 = Returning the special cards
    .text =
        After the first stage, every cave with cards in it, every thief with loot and every donkey
        with cargo goes back to the stock, where it can be bought again in the second stage.

        Empty caves, thieves without loot and empty donkeys are unused and stay with their owners.
        A donkey that once carried cargo but is empty now counts as unused as well. Maps stay with
        their owners, too.
rule-TUA-15 = The second stage
    .text =
        All cards that were counted are shuffled and form the new draw pile, so every animal starts
        empty again. The market stays as it is, and you keep your hand.

        The left neighbour of the player who had the last turn begins: the order of turns simply
        carries on.

## Rules: end of the game

rule-TUA-16 = Final scoring
    .text =
        The second stage is scored like the first. In addition you get 1 point for each unused
        donkey, cave and thief, and 2 points for each map.

        The highest total of both stages wins. If players tie, the one with the most valuable hand
        wins: add up its dinars.

## Rulings

ruling-TUA-A1 = Do discards come back in the second stage?
    .text =
        The rulebook builds the second draw pile from the counted cards and does not mention the
        discard pile.

        We take it at its word: goods spent on special cards stay out of the game. This makes the
        second stage noticeably shorter. One thing speaks against it: the number of cards printed
        on the goods is then no longer true.

        Game option: discards return (discards_return), off by default.
ruling-TUA-A2 = May I pass?
    .text =
        The rulebook asks you to choose an option, but does not say what happens if you cannot or
        would rather not.

        As long as the draw pile has cards you can always draw, so there is no passing. Once it is
        empty you may pass: the last turn is something you are given, and otherwise you might have
        to tear your own cargo apart just to buy something. Caves and thieves may still act on a
        turn you pass.

        Game option: passing (pass) – in the last round (last_round, default) or only when stuck
        (only_if_stuck). Stuck means that no main option is possible, buying included.
ruling-TUA-A3 = Does a camel remember what it carried?
    .text =
        The kind of goods may change only once per camel. The question is whether that covers the
        whole stage or the cargo lying there now.

        We look at the present cargo only. If the upper block has been paid, hidden or stolen, the
        camel may go on with the lower kind or take another one; an empty camel starts afresh. The
        rulebook limits what a camel carries at one time, and cards on a table keep no record of
        what used to lie there.

        Mind the trap: two gold on top of a single card of another kind is allowed, but nothing more
        fits until a card leaves.
ruling-TUA-A4 = How far may I overpay?
    .text =
        You get no change, and overpaying is described as something you are forced into. Must you
        then find the cheapest payment?

        No, but no card may be superfluous: if you could take one back and still reach 3 dinars, the
        payment is not valid. What you could take back is any card from your hand, and from each
        animal the deepest card you paid. Two gold cards are therefore fine, even if gold and a
        1-dinar card would do. Without this limit, buying would be a free way to unload an animal.

        Game option: overpaying (overpay) – no superfluous card (irreducible, default) or stop as
        soon as the price is reached (stop_when_paid).
ruling-TUA-A5 = When may caves and thieves act?
    .text =
        The rulebook does not fix the moment of the free actions.

        You may take them at any time on your turn, before or after the main option, in any order,
        but not in the middle of it. When you draw, laying cards into the market closes your turn:
        you can hide and steal between drawing and laying, and no longer once you have begun to lay.
        This follows from the note on drawing with a cave, where a card is hidden before the hand
        limit is checked. One card per cave is the limit for the whole turn.
ruling-TUA-A6 = Using a card on the turn you buy it
    .text =
        A special card may be used on the turn you buy it. Does that go for every kind?

        A new thief may strike at once, and a new cave may take one card, as both are free actions.
        A new donkey has to wait: loading is a main option of its own, and you have just spent yours
        on the purchase.
ruling-TUA-A7 = When do maps score?
    .text =
        The rulebook lets you cash in a map at the end of a stage, which leaves open whether cashing
        it early gains anything.

        Maps are not among the cards that return to the stock, and they cannot be stolen. A map is
        therefore worth 2 points whenever you cash it, and we spare you the question: every map
        scores 2 points at the end of the game, once, and these replace the 1 point for an unused
        special card.
ruling-TUA-A8 = When do unused special cards score?
    .text =
        The introduction of the rulebook speaks of points for special cards in each stage, yet only
        the end of the game lists them.

        We count them only at the end of the game. Otherwise a card you keep through both stages
        would score twice.
ruling-TUA-A9 = A kind that nobody has
    .text =
        If no player has a single counted card of some kind, all of them are equal at zero. We do
        not call that a majority: nobody scores for this kind.
ruling-TUA-A10 = Breaking a tie at the end
    .text =
        The most valuable hand decides a tie, but value can mean the sum or the best single card.

        We add up the dinars of all cards in the hand. If that is equal as well, the tied players
        share the win.
ruling-TUA-A11 = Paying from caves, thieves and donkeys
    .text =
        The rulebook names hand and camels as sources of payment. What about the rest?

        Cards in caves and under thieves stay put until the end of the stage, so you cannot pay with
        them. Donkeys count as extra camels, so their cargo can be used, always from the top.
ruling-TUA-A12 = What a thief can reach
    .text =
        A thief takes from other players only: from a hand, a camel or a donkey. Cards in caves and
        under other thieves are safe, and an empty hand or an empty animal is no target.

        He may strike before your main option, and several thieves may hit the same animal one after
        the other. The rulebook lists these sources and sets no further limit.
ruling-TUA-A13 = Options without a card
    .text =
        May you choose an option and move no card at all? No: loading from hand or market takes at
        least one card, and drawing takes three, or whatever is left. Otherwise you could pass
        under another name, and the game might never end.
ruling-TUA-A14 = Fewer than three cards in the pile
    .text =
        The rulebook mentions a short last draw only for the second stage. That is no gap: the first
        pile has 42 cards and is used up by exactly 14 draws of three.

        After a short draw you owe the market nothing beyond the hand limit. You may still lay cards
        there if you wish.
ruling-TUA-A15 = The market's card and the caves
    .text =
        You draw three cards and could hide so many that nothing is left for the market. Is the
        market's card then waived?

        No. The rulebook insists on it even for players with caves, so after drawing three you may
        not hide your last hand card: it is owed to the market.
ruling-TUA-A16 = Laying more than you owe
    .text =
        When you draw, may you put more cards into the market than you must? Yes, as the rulebook
        only sets a minimum. On a turn without drawing, no card goes from your hand to the market.
ruling-TUA-A17 = A second stage without a pile
    .text =
        If no card at all was counted in the first stage, there is no new draw pile. The rulebook
        does not think of this, and it hardly ever happens.

        The second stage then starts with its last round at once, and all players have one turn.
ruling-TUA-A18 = Market and donkey, and moving cargo
    .text =
        The rulebook speaks of camels when you load from the market. A donkey is an extra camel, so
        it may be loaded from the market as well.

        Cargo can never be rearranged, neither on one animal nor from one to another.
ruling-TUA-A19 = Used or unused?
    .text =
        The rulebook settles this for the donkey; we read the others alike. A cave is used if it
        holds at least one card, a thief if he has loot, and a donkey if it carries cargo at that
        moment.
ruling-TUA-A20 = Hiding is a free action
    .text =
        Only for the thief does the rulebook say outright that he acts in addition to your option.

        We treat the cave alike: you may hide before or after the main option. The note on drawing
        implies it, as there you draw and hide on the same turn.

## Reasons: drawing

reason-TUA-5-pile-empty = The draw pile is empty, so you can no longer draw in this stage.
reason-TUA-5-main-done = You have already used your main option this turn, so you cannot draw as well.
reason-TUA-5-owed =
    { $owed ->
        [one] You still have to lay one card from your hand into the market before your turn can end.
       *[other] You still have to lay { $owed } cards from your hand into the market before your turn can end.
    }
reason-TUA-5-not-in-hand = You have no { $good } in your hand to lay into the market.

## Reasons: loading from your hand

reason-TUA-6-main-done = You have already used your main option this turn, so you cannot load from your hand as well.
reason-TUA-6-not-in-hand = You have no { $good } in your hand to load.

## Reasons: loading from the market

reason-TUA-7-main-done = You have already used your main option this turn, so you cannot load from the market as well.
reason-TUA-7-not-in-market = There is no { $good } in the market.
reason-TUA-7-too-few =
    { $count ->
        [one] The market holds only one card of this kind ({ $good }).
       *[other] The market holds only { $count } cards of this kind ({ $good }).
    }

## Reasons: buying

reason-TUA-8-main-done = You have already used your main option this turn, so you cannot buy a special card as well.
reason-TUA-8-sold-out = The stock has no cards of this kind left ({ $special }).
reason-TUA-8-too-poor =
    { $dinars ->
        [0] A special card costs { $price } dinars, but you have nothing to pay with.
        [one] A special card costs { $price } dinars, but your hand and your cargo come to only one dinar.
       *[other] A special card costs { $price } dinars, but your hand and your cargo come to only { $dinars } dinars.
    }
reason-TUA-8-not-in-hand = You have no { $good } in your hand to pay with.
reason-TUA-8-no-cargo = Your { $animal } has no cargo you could pay with.
reason-TUA-8-superfluous = Your payment would contain a superfluous card ({ $good }), because it reaches { $price } dinars without it.

## Reasons: loading rules

reason-TUA-9-full = Your { $animal } carries four cards at most; there is no room for that.
reason-TUA-9-two-kinds = Your { $animal } already carries two kinds of goods and takes no third one.
reason-TUA-9-block = On { $animal } another kind already covers the { $good }, so you cannot add more of it on top.
reason-TUA-9-water-alone = Water shares a camel with no other goods, so { $animal } cannot take this card.
reason-TUA-9-gold = Your { $animal } carries two gold cards at most.
reason-TUA-9-one-animal = You can load only one animal per turn.

## Reasons: cave

reason-TUA-10-once = You have already hidden a card in this cave this turn; it can take another on a later turn if it has room.
reason-TUA-10-full = This cave already holds two cards and has no room for more.
reason-TUA-10-not-in-hand = You have no { $good } in your hand to hide.
reason-TUA-10-no-cargo = Your { $animal } has no cargo you could hide.
reason-TUA-10-owed = You have drawn three cards, so you owe your last hand card to the market and cannot hide it.
reason-TUA-10-too-late = You have begun laying cards into the market, so you can no longer hide anything this turn.

## Reasons: thief

reason-TUA-11-no-thief = You have no thief who could strike.
reason-TUA-11-used = You have no thief left who could strike, because each thief steals only once.
reason-TUA-11-empty-hand = { $victim } has no cards in hand for you to steal.
reason-TUA-11-empty-animal = { $victim }'s { $animal } has no cargo to steal.
reason-TUA-11-too-late = You have begun laying cards into the market, so your thieves can no longer strike this turn.

## Reasons: passing

reason-TUA-12-pass-early =
    { $pile ->
        [one] You may not pass before the draw pile is empty; it still has one card.
       *[other] You may not pass before the draw pile is empty; it still has { $pile } cards.
    }
reason-TUA-12-not-stuck = At this table you may pass only when no main option is possible, and you still have one.
reason-TUA-12-main-done = You have already used your main option this turn, so you can no longer pass.
