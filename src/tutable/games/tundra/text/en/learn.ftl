### Tundra: learning it (English). The goal, how a match runs, and the guided first game (guide.toml).

## Goal and overview

chapter-goal = The goal
    .text =
        The bears go to sleep for the winter, and whoever opens up the tundra best rules until spring. With
        your dice you send workers out, gather resources, build towers, upgrade your boards and reach common
        goals, and much of that brings points. After four rounds the most points win.
    .drawn =
        a tower    its bonus now, and again in every later round
        a board    a point when you upgrade it, and one in every later round
        a goal     two, four or six points for a die, if you have what it asks
chapter-overview = How a match runs
    .text =
        A round begins with your title and what your towers and upgraded boards bring. Then one roll gives
        everybody the same dice: four in the first two rounds, five in the last two.

        You take turns. Each turn you put one die on a free slot with its number: on one of your four boards
        – Architecture, Travel, Gathering, Trade – or on a common goal. High numbers often do more, or
        something else. Cards under a board add to what its rows do.

        Berries bend your luck: they roll a die again, turn it by one, or buy another one. When all dice are
        used, the round is over.

        What you build early pays longest: towers and upgraded boards bring something in each later round.

tundra-goal-tower = a tower: its bonus now, and at the start of every later round
tundra-goal-board = a board: a point when you upgrade it, and one at the start of every later round
tundra-goal-goal = a common goal: points for a die, if you have what it asks for

## The guided game

tundra-guide-starters = Two cards to begin with
    .text =
        You have four boards. A card under a board adds something to its rows, whenever you use that row.
        Keep two of your four cards, under two different boards.

        Take Worn boots for Architecture and Berry basket for Trade: both make you richer each time you put a
        die there. The other two leave the game.
tundra-guide-title = Your title brings something
    .text =
        Every round begins like this, even before the dice are rolled: one step for a worker, and one resource
        of your choice – firewood, stone or peat.

        Take stone. With two stone you can soon build a tower.
tundra-guide-explore = Explore
    .text =
        Now the step. A worker who enters a glade gets one of the resource it shows; a closed glade is opened.

        { $planned ->
            [yes] Send the worker from glade 1 to glade 2, which nobody has seen yet.
           *[no] Send a worker to a glade that nobody has seen yet.
          }
        What has been opened cannot be taken back.
tundra-guide-dice = The same dice for all
    .text =
        One roll for everybody: 3, 4, 5 and 6. Each turn you use one die, then { $other } does.

        Look at your boards: a die goes on a free slot with its number and does what stands there. A slot takes
        one die a round.
tundra-guide-build = Build with a high die
    .text =
        On Architecture a 6 or a 5 builds towers, lower numbers bring workers. { $planned ->
            [yes] Put the 6 there.
           *[no] Put the 5 there.
          }

        Towers are the best thing you can have early: each brings its bonus now and in every round to come.
tundra-guide-row = A row with two actions
    .text =
        This row has the board's action, and your card adds one. You may do them in any order, or leave one out.

        Take what the card brings first.
tundra-guide-tower = Put up a tower
    .text =
        A tower costs two equal resources. It replaces a worker standing there, who goes back to your supply; so
        you can only build where you have somebody.

        Each glade shows its bonus beside the tower sign. { $planned ->
            [yes] Glade 2 gives points and a new worker – now, and at the
                start of every round.
           *[no] You get it now, and at the start of every round.
          }
        No glade takes a second tower, so { $other } cannot build there any more.
tundra-guide-berries = Berries bend luck
    .text =
        Before or after your die you may spend berries: one to roll a die again, two to turn one by 1, six for one
        more die this round.

        You need nothing now: end your turn.
tundra-guide-gather = Gather
    .text =
        Gathering takes one resource from under each of your workers and towers: up to four with a 6 or a 5, up to
        three with a 4 or a 3, up to two otherwise.

        Put a high die there and take what you can.
tundra-guide-market = Go to the market
    .text =
        A 4, 5 or 6 on Trade gets you a card of the market, and berries besides. Put the lowest of them there.

        Read the cards first – { $other } can take them, too, and the market is not refilled before the next round.
tundra-guide-card = Advisor or enhancement
    .text =
        There are two sorts. Advisors lie beside you and help once a round, as a free action; you can have three.
        Enhancements go under a board and add to its rows, like your starter cards.

        Take what fits the dice you still have.
tundra-guide-upgrade = Upgrade a board
    .text =
        A 1, 2 or 3 on Trade brings two berries and upgrades boards. Do you have what one of them costs?
        Then put a low die there.

        The other side is stronger in every row. And it is worth a point now and one at the start of each round.
tundra-guide-second-round = The second round begins
    .text =
        Title, then a point for each upgraded board, then the bonuses of your towers: your first round pays off.
        The market is new, and all slots are free again.

        Before you roll: which dice would you like, and what could berries do about it?
tundra-guide-travel = Travel far
    .text =
        Travel gives steps, more for high numbers. Share them among your workers as you like; each enters no glade
        twice, and gets something in every glade that has something.

        Look for glades of the kind you lack, and for good tower bonuses.
tundra-guide-goal = Reach a goal
    .text =
        Four common goals lie on the table. If you have what one asks for, a die with a fitting number scores
        two, four or six points there, and you pay nothing.

        In each round only the first to come can take it. So watch what { $other } is close to.
tundra-guide-alone = You know it all
    .text =
        From here on everybody has five dice. Build while it still pays, and in the last round turn everything into
        points: goals, upgrades, and two equal resources for a point each on the upgraded Architecture.

        If you do not know what to do, ask for a hint; what you have read stays here.

## Worked examples (examples.toml). You are the first seat.

example-activating = One die, three actions
    .text =
        You put a 3 onto Trade. Row 3 of the board brings two berries and upgrades; the starter card under it
        adds one peat, the market card one step.

        You choose the order: first the peat, then the board, with which you can pay for an upgrade. What you
        have done cannot be done again, and none is interrupted by another.
example-goal = A goal counts and takes nothing
    .text =
        You have three towers: that is the second step of the goal for towers, four points. The goal takes a 1
        or a 4; you put your 4 there. You pay nothing, and until the round ends nobody else can score it.

        The goal for berries is not for you yet: it asks for ten, and you have seven.
example-moving = Step by step
    .text =
        A 6 on Travel gives four steps. Your first worker goes from glade 1 to glade 2 and brings a stone at
        once, and it goes on in this way.

        Within this action it may not return to glade 1, not even where it began. The steps that are left can go
        to your other worker.
example-tower = Two towers with one die
    .text =
        A 6 on Architecture builds up to two towers. Each costs two equal resources: you have four stone, but
        only one firewood. On glade 7 there is a tower already, so the worker there is of no use now.

        You build on glades 1 and 2; the workers go back to your supply. When both stand, they bring their
        bonuses: a point, a berry and a worker on glade 1, three points on glade 2. The same again at the
        start of every later round.
example-selling = Pairs into points
    .text =
        Your Architecture is upgraded: a 1 or a 2 sells two equal resources for a point, once for each of your
        towers on the map, here up to three times.

        You have three firewood, two stone and one peat: two pairs, so two points. The last firewood and the
        peat are left over; they make no pair.
example-gathering = Three, but which?
    .text =
        A 4 on Gathering brings up to three resources in all. Your tower stands on stone, two workers on peat,
        one on firewood; each of them gives at most one.

        So you can have one stone and two peat, one firewood and two peat, or one of each. A second stone is not
        there: only one piece stands on stone.
example-upgrading = Trade upgrades itself
    .text =
        A 2 on Trade brings two berries and upgrades as many boards as you can pay for. Trade itself costs two
        of each resource: exactly what you have.

        You get a point at once, and one at the start of every later round. The six berries of the upgraded side
        come only with the next die: this one was put onto the base side.
