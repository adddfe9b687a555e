### Tundra: rules, rulings and refusals (English). Ids follow rules.toml.

## Chapters

chapter-setup = Setting up
chapter-modules = Titles and personal goals
chapter-round = The round
chapter-turn = Your turn
    .text =
        On your turn you use exactly one of your dice: you put it onto a slot of one of your boards
        and carry out what stands there, or onto a common goal and score. Before and after it you may
        take free actions: pay berries for your dice, or ask your advisors.

        Everything on the table lies open, except face-down glades, the order of the city deck, the
        starter cards you returned, and personal goals.
chapter-turn-order = Order of turns
chapter-dice = Using a die
chapter-free-actions = Free actions
chapter-movement = Movement
chapter-architecture = Architecture
chapter-travel = Travel
chapter-gathering = Gathering
chapter-trade = Trade
chapter-city-cards = City cards
chapter-game-end = End of the game

## Rules

rule-TUN-1 = Resources and berries
    .text =
        There are three resources: firewood, stone and peat. You can hold 0 to 10 of each. Berries, 0
        to 20 of them, are no resource.

        What you gain beyond a limit is lost, and nothing ever falls below zero.
rule-TUN-2 = What is yours
    .text =
        Each of the 2 to 4 players has 4 order boards with two sides, 7 dice, 6 workers and 4 towers.
        Workers and towers are your pieces. The game lasts 4 rounds.

        Everybody plays one of four characters: Duchess Elisabeth, Governor Polkan, Abbess Sophia or
        Merchant Hammy. Only pictures and words depend on it. They are given by seat, or each player in
        turn chooses one.
rule-TUN-3 = The map
    .text =
        With 2, 3 or 4 players 12, 18 or 24 glade tiles are used. They are shuffled and laid face
        down.

        You have a settlement and two start glades. These are opened, and a worker of yours begins on
        each; you gain nothing for it. Your other 4 workers and your 4 towers wait in the supply. For
        3 players there are three alternate layouts, for 4 players two; in some of them the workers
        begin away from the settlements.
rule-TUN-4 = What you begin with
    .text =
        Your boards lie on their base side. You begin with 3 berries and 1 firewood, 1 stone and 1
        peat, and with 0 points. These numbers are our own: the printed ones are lost.
rule-TUN-5 = Starter cards
    .text =
        With 2, 3 or 4 players 8, 12 or 16 starter cards are used, so each player is dealt four. You
        keep two and put them under two different boards. The other two leave the game.

        Everybody chooses in secret; then all choices are shown together.
rule-TUN-6 = Market and common goals
    .text =
        The city cards are shuffled; with 2, 3 or 4 players 4, 5 or 6 of them lie open in the market.

        Four common goals are revealed for the whole game: two players draw them from 6 cards, three
        and four players from 9.
rule-TUN-7 = Titles and personal goals
    .text =
        Two modules, each on or off. With titles everybody receives one of six at random in place of
        the basic title. With personal goals everybody receives one in secret.

        Provident – at each round's start a free market card; up to 4 advisors. Wisdom – a white die,
        up to 8 dice; a die costs 5 berries. Inspiring – two more workers begin on your settlement.
        Determined – 5 dice in rounds 1 and 2, 6 in rounds 3 and 4; the extra one you roll for
        yourself; a die costs 9 berries. Hard-working – two market cards under each board, but only 2
        advisors. Generous – 3 berries at each round's start; changing a die costs 1 berry.

        A title has two sides, hers and his: the one of your character is used.
rule-TUN-8 = Start of the round
    .text =
        Everybody takes 4 dice from the supply, 5 in rounds 3 and 4. Then each player in turn order
        does three things: use the title, wholly or in part; score 1 point for each upgraded board;
        gain the bonuses of all own towers.

        The basic title, Humble, gives one movement point and one resource of your choice.
rule-TUN-9 = The roll
    .text =
        The first player rolls the dice; all others turn theirs to the same values.
rule-TUN-10 = Turns
    .text =
        From the first player on clockwise, everybody who has dice uses exactly one of them; then it
        is the next player's turn. Whoever has no dice left is skipped. When nobody has any, the round
        ends.
rule-TUN-11 = End of the round
    .text =
        After rounds 1 to 3 all dice, bought ones too, go back to the supplies, the market is
        discarded and laid out anew, advisors become ready again, and the first-player token goes to
        the left. After round 4 the game is scored.
rule-TUN-12 = Where a die may go
    .text =
        You put a die onto an empty slot of its value on one of your boards, or onto an open common
        goal that shows its value. One die fits on a slot.

        If none of your dice has a place left and you do not change one, you lay a die aside instead.
rule-TUN-13 = What a die on a board does
    .text =
        You carry out the action of the board in that row, and that of every enhancement card under
        the board in that row. You choose the order, you may leave out any of them or do them in part,
        but none may be interrupted by another.
rule-TUN-14 = Common goals
    .text =
        A die on a goal scores 2, 4 or 6 points for the highest condition you meet. You spend nothing.
        The goal is then closed to everybody until the round ends. You may use several goals.

        City cards 3/5/7 (advisors and market cards, no starters) · upgraded boards 2/3/4 · berries
        10/15/20 · towers 2/3/4 · workers on the map 2/4/6 · resources in all 6/12/18 · glades of
        firewood, of stone, of peat with a piece of yours 2/3/4 each.
rule-TUN-15 = Berries for dice
    .text =
        On your turn, before or after your die and as often as you like: roll an unused die again for
        1 berry; turn an unused die up or down by one for 2 berries, never between 6 and 1; take a die
        from your supply for 6 berries, roll it and keep it for this round.

        A die changed or bought before you use one may be used at once. Even after your last die you
        may still buy one before you end the turn; it gives you another turn this round.
rule-TUN-16 = Asking advisors
    .text =
        Each advisor gives you a free action once a round, before or after your die. Then the card is
        turned until the next round.
rule-TUN-17 = Moving workers
    .text =
        One movement point is one step: it takes one of your workers to a neighbouring glade or
        settlement. A closed glade is opened. If the glade has a resource, you gain one of it, on
        every glade you enter.

        Several points may be split among workers. Within one action a worker enters no place twice
        and does not return to where it began. Any number of pieces may stand on a place.
rule-TUN-18 = Building towers
    .text =
        Twice, upgraded four times: pay 2 equal resources, take a worker from a glade back into your
        supply and put a tower from your supply there. A tile holds one tower, whoever owns it.

        After the whole action you gain the bonuses of all towers you have just built, and again at
        every later start of a round. A worker from a bonus comes onto the tower's glade.
rule-TUN-19 = Placing workers
    .text =
        Twice, upgraded three times: pay 2 equal resources and 1 berry and place a worker from your
        supply on your settlement or on a glade with a tower of yours. Each glade takes one worker per
        action, the settlement any number.
rule-TUN-20 = Selling resources
    .text =
        Only on the upgraded board: pay 2 equal resources for 1 point, as often as you have towers on
        the map.
rule-TUN-21 = Travelling
    .text =
        You gain the movement points of the row. They are spent at once; what you do not use is lost.
rule-TUN-22 = Gathering resources
    .text =
        You gain up to 4, 3 or 2 resources in all, as the row says. Each of your pieces gives at most
        one, of the glade it stands on. On the upgraded board rows 6 and 5 give any 4 resources,
        wherever your pieces are, and the other rows give more.
rule-TUN-23 = A card from the market
    .text =
        You take one market card for nothing and gain 1 berry. Its space stays empty. On the upgraded
        board you gain more berries and may renew the whole market first.
rule-TUN-24 = Upgrading boards
    .text =
        You gain 2 berries, upgraded 6, and may upgrade up to four boards for the resources each of
        them asks for: turn the board over, score 1 point now and 1 at every start of a round. Dice
        stay in their slots without setting anything off, and cards stay in place.
rule-TUN-25 = Advisors
    .text =
        You may hold 3 advisors. If you take one too many, you discard one you had before, turned or
        not.
rule-TUN-26 = Enhancement cards
    .text =
        An enhancement card goes under any of your boards. Each board has room for one starter card
        and one market card. The market card may be discarded and replaced.

        If your trade die itself brings you the card and you put it under the trade board, its row
        counts at once, even if another card's row was used in its place before; the replaced card
        does not count again.
rule-TUN-27 = When the deck runs out
    .text =
        When the city deck is empty and a card is needed, the discards are shuffled and become the new
        deck.
rule-TUN-28 = Scoring
    .text =
        To your points come those of your personal goal, the highest step only. The most points win;
        then the most resources in all; then the most berries; then the win is shared.

        Personal goals: largest group of adjacent own towers 2/3/4 (2/5/9 points) · tile types of five
        (settlement, firewood, stone, peat, none) with at least two of your pieces 2/3/4 (4/8/10) ·
        workers in your supply 2/4/6 (4/10/17) · workers on glades with own towers 2/4/6 (2/5/9) ·
        pieces on edge glades 6/8/10 (4/10/17) · city cards and upgraded boards together 4/7/11
        (2/5/9) · towers in your supply 2/3/4 (4/10/17) · glades of firewood, of stone, of peat with
        more of your pieces than of each opponent's 3/4/5 (4/8/11) · the same for glades without a
        resource 2/3/4 (4/8/11).

## Rulings

ruling-TUN-A1 = Face up or face down?
    .text =
        The rulebook lays tiles "face up" and later opens them. They lie face down: opening, the
        movement rule and the examples leave no other sense.
ruling-TUN-A2 = Other settlements
    .text =
        You may enter the settlements of others: the text just says settlement. There is no resource,
        and no tower can stand there.
ruling-TUN-A3 = Visiting once
    .text =
        The limit is per worker and per action. A board's movement and a card's are different actions
        and are not added together. Settlements count as places too.
ruling-TUN-A4 = Unused movement
    .text =
        You need not use movement points; unused ones are lost. The resource of a glade you enter
        comes by itself, up to the limit.
ruling-TUN-A5 = Placing is no movement
    .text =
        A worker you place, paid for or as a bonus, gains no resource.
ruling-TUN-A6 = Gathering is not multiplied
    .text =
        The number in the row is the total, as the example shows; it is not given for each piece.
ruling-TUN-A7 = Any four resources
    .text =
        You may mix them freely: where one kind is meant, the game prints an equals sign.
ruling-TUN-A8 = A pair for each time
    .text =
        Each repetition of an action may be paid with another pair of resources.
ruling-TUN-A9 = When tower bonuses come
    .text =
        Right after the building action, before any further card action, in the order you like.
        Movement is optional; a worker must be placed as long as your supply has one. The same holds
        at the start of a round, where a worker first and movement after it can matter.
ruling-TUN-A10 = No worker left
    .text =
        A worker bonus with an empty supply gives nothing.
ruling-TUN-A11 = The berry for placing
    .text =
        It is paid for every worker, although the text repeats only the resources.
ruling-TUN-A12 = Order inside an action
    .text =
        Parts of one action may be done in either order. An activation keeps the side the board had
        when you put the die: upgrading Trade by its own base row gives 2 berries, not 6.
ruling-TUN-A13 = Renewing the market
    .text =
        Renewal belongs to the card action, is optional and comes before taking. Afterwards it would
        only hinder others.
ruling-TUN-A14 = Taking no card
    .text =
        Taking a card is optional. Even an empty market gives the berries.
ruling-TUN-A15 = Cards that stay
    .text =
        Starter cards are never replaced, cards never move between boards, and replaced cards go to
        the discards.
ruling-TUN-A16 = A new advisor
    .text =
        A new advisor is ready and may be asked later in the same turn, even if it replaces one that
        was turned.
ruling-TUN-A17 = Never in the middle
    .text =
        Free actions and advisors come before or after everything a die sets off, never inside it, and
        only on your own turn.
ruling-TUN-A18 = No passing
    .text =
        Whoever has dice must use one, but may put it where it has no effect.
ruling-TUN-A19 = A die without a place
    .text =
        If none of your dice has a free slot or goal, you may change one; otherwise you lay one aside
        as your turn. The text is silent, and a game must not hang.
ruling-TUN-A20 = Only your own dice
    .text =
        Changing or rolling a die never affects the others' copies. The seven dice are a limit for a
        round: used dice count as well.
ruling-TUN-A21 = Goals you do not meet
    .text =
        A die may not go onto a goal whose lowest condition you do not meet, so nobody can just block
        it.
ruling-TUN-A22 = Goals stay
    .text =
        The four goals stay all game and reopen every round. You may use the same one again in another
        round.
ruling-TUN-A23 = Four goals for everybody
    .text =
        Four goals are open at every number of players.
ruling-TUN-A24 = A title replaces Humble
    .text =
        A title covers the basic one completely: its movement point and its resource are gone.
ruling-TUN-A25 = The white die
    .text =
        The white die of Wisdom lies in the supply as an eighth die to buy. As a free extra die each
        round it would plainly beat Determined. A table option allows that reading.
ruling-TUN-A26 = The extra die of Determined
    .text =
        Its owner always rolls it alone; the others copy only the ordinary dice.
ruling-TUN-A27 = When Provident takes a card
    .text =
        In the own start of the round, in turn order, within the ordinary limits, and without a berry.
ruling-TUN-A28 = Dots on cards
    .text =
        With two or three players every card and tile marked for more is left out. Titles carry no
        marks.
ruling-TUN-A29 = Edge glades
    .text =
        Glades that touch the outer perimeter of the map. Settlements do not count, nor does a hole
        inside the map.
ruling-TUN-A30 = The longest chain
    .text =
        It means the largest connected group of your towers.
ruling-TUN-A31 = Having more pieces
    .text =
        You need strictly more than every single opponent. Towers and workers count one each.
ruling-TUN-A32 = What is secret
    .text =
        Starter cards are chosen privately and at the same time, and the two you return stay unseen.
        Personal goals are secret until the scoring. All else lies open.
ruling-TUN-A33 = First player and second lap
    .text =
        Lots decide who begins, or the table does. Points are counted as a number: a second lap past
        100 needs no second token.
ruling-TUN-A34 = Beginning of the game
    .text =
        The example of the start step says "beginning of the game" but shows a tower and an upgraded
        board. Read: round.

## Reasons

reason-TUN-2-taken = { $player } already plays { $character }.
reason-TUN-10-must-use = You must use a die before your turn can end.
reason-TUN-10-one-die = You have already used a die this turn.
reason-TUN-12-no-die = You have no unused die showing { $value }.
reason-TUN-12-taken = Slot { $value } of { $board } already holds a die.
reason-TUN-12-fits = One of your dice still has a place, so you cannot lay this { $value } aside.
reason-TUN-13-no-action = There is no action in row { $value } of that card.
reason-TUN-13-done = You have already done that action of row { $value }.
reason-TUN-13-interrupted = Finish or stop this action before the next begins.
reason-TUN-14-taken = A die already lies on the goal { $goal }; it reopens next round.
reason-TUN-14-value = The goal { $goal } takes a { $one } or a { $two }, not a { $value }.
reason-TUN-14-unmet = You do not meet the lowest condition of { $goal }: you have { $count } of { $needed }.
reason-TUN-14-no-die = You have no unused die showing { $value } for the goal { $goal }.
reason-TUN-15-no-die = You have no unused die showing { $value }.
reason-TUN-15-berries = That costs { $cost ->
    [one] { $cost } berry
   *[other] { $cost } berries
  }, but you have { $berries }.
reason-TUN-15-wrap = { $value ->
    [1] A 1 cannot be turned down: it never becomes a 6.
    [6] A 6 cannot be turned up: it never becomes a 1.
   *[other] A { $value } cannot be turned that way: no 6 becomes a 1, and no 1 a 6.
  }
reason-TUN-15-supply = All your dice are in play this round.
reason-TUN-15-inside = Free actions belong to your turn, before or after everything your die sets off, never in the middle.
reason-TUN-16-none = You have no advisor in that place.
reason-TUN-16-turned = You have already asked { $card } this round.
reason-TUN-16-poor = You cannot pay what { $card } asks for.
reason-TUN-16-no-dice = You have no unused dice for { $card }.
reason-TUN-16-inside = Advisors are asked on your turn, before or after everything your die sets off, not in the middle.
reason-TUN-16-wrap = { $value ->
    [1] A 1 cannot be turned down: it never becomes a 6.
    [6] A 6 cannot be turned up: it never becomes a 1.
   *[other] A { $value } cannot be turned that way: no 6 becomes a 1, and no 1 a 6.
  }
reason-TUN-16-no-resource = You have no { $good } to exchange.
reason-TUN-17-no-points = There are no movement points left.
reason-TUN-17-idle = Worker { $worker } is in your supply.
reason-TUN-17-not-adjacent = Worker { $worker } does not stand beside { $place }.
reason-TUN-17-visited = Worker { $worker } has already been at { $place } in this action.
reason-TUN-18-no-tower = All four of your towers are built.
reason-TUN-18-occupied = A tower already stands on { $place }.
reason-TUN-18-no-worker = You have no worker on { $place } to take back.
reason-TUN-18-poor = A tower costs two of one resource, but you have too little { $good }.
reason-TUN-18-not-due = No bonus is due on { $place } now.
reason-TUN-18-bonus-worker = A worker that a tower brings must be placed as long as your supply has one.
reason-TUN-18-no-bonus-worker = No worker is left in your supply for the bonus.
reason-TUN-19-no-worker = No worker is left in your supply.
reason-TUN-19-where = You can place workers on your settlement and on glades with your towers, not on { $place }.
reason-TUN-19-once = You have already placed a worker on { $place } in this action.
reason-TUN-19-poor = A worker costs two of one resource and a berry, but you have too little { $good } or no berry.
reason-TUN-20-poor = You need two { $good } to sell, but you have { $count }.
reason-TUN-22-none = { $count ->
    [0] None of your pieces stands on a glade with { $good }.
   *[other] Your pieces give { $count } { $good } in all, and you have gathered it.
  }
reason-TUN-23-no-renewal = The market cannot be renewed now: that takes the upgraded board, and comes before taking a card.
reason-TUN-23-empty = Market space { $space } is empty.
reason-TUN-25-enhancement = { $card } is an enhancement card and goes under a board.
reason-TUN-25-room = You still have room for { $card }, so no advisor is replaced.
reason-TUN-25-limit = You may hold { $limit } advisors at most: choose one to replace.
reason-TUN-26-advisor = Advisors, and so { $card }, do not go under a board.
reason-TUN-26-limit = Under { $board } there is room for { $limit ->
    [one] one market card
   *[other] { $limit } market cards
  }.
reason-TUN-26-gap = Fill the first place under { $board } before the second.
reason-TUN-24-upgraded = { $board } is already upgraded.
reason-TUN-24-poor = Upgrading { $board } costs { $firewood ->
    [0] {""}
   *[other] { $firewood } firewood{ $stone ->
        [0] { $peat ->
            [0] {""}
           *[other] {" "}and{" "}
          }
       *[other] { $peat ->
            [0] {" "}and{" "}
           *[other] ,{" "}
          }
      }
  }{ $stone ->
    [0] {""}
   *[other] { $stone } stone{ $peat ->
        [0] {""}
       *[other] {" "}and{" "}
      }
  }{ $peat ->
    [0] {""}
   *[other] { $peat } peat
  }, more than you have.
