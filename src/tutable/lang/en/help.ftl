### What `tutable --help` says. In a file of its own, so that nothing else need be read for it.
### help-<command> is its line in the overview; .call follows its name; .about explains it;
### every other attribute is one of its options.

help-title = Tutable { $version }: Tungaru, Tuareg and Tundra at one table.
help-usage = Usage:
help-call = COMMAND [OPTIONS]
help-commands = Commands:
help-options = Options:
help-lang = the language to speak (else: TUTABLE_LANG, else your locale)
help-version = the version, and whether this is the compiled or the interpreted build
help-help = this help; after a command: all about that command
help-end =
    Start with “tutable play tuareg”. Your match is saved after every step;
    “tutable play --resume” takes it up again.

help-play = play a match against bots, or with others at one screen
    .call = [GAME] [OPTIONS]
    .about =
        Plays a match in the terminal. You sit on seat 1 and the other seats are played by the bot
        “casual”, unless you say otherwise. Several human seats share the screen: it is covered
        whenever it changes hands.

        The match is saved after every step. “tutable play --resume” takes up the latest one.
    .guided = your first game: a fixed deal against a calm bot, with everything explained when it comes up
    .players = how many players (default 3)
    .seat = who plays a seat: human, novice, casual, sharp, expert (also expert/10, expert*2), greedy, random, package.module:Class or a program (exec:./mybot); may be repeated (--seat 2=human)
    .name = a player's name, in the order of the seats; may be repeated
    .seed = a whole number, to play the same luck again, or 64 hexadecimal digits
    .option = a table option of the game (--option pass=only_if_stuck); may be repeated
    .components = play with another edition of the components: a name or a file
    .position = begin from a described position
    .hints = hints also where several people share the screen; all are told when one was taken
    .save = where to save the match (default: your data folder)
    .resume = take up a saved match: that file, or the latest one
    .plain = linear text without boxes or colour, for screen readers and pipes
    .auto-end = your turns end by themselves as soon as they are complete; nothing asks before that

help-serve = play in the browser: alone, at one screen or with others
    .call = [OPTIONS]
    .about =
        Runs the game table for browsers. Without options it is there for this machine only and
        keeps everything in one file in your data folder; with --host 0.0.0.0 others can come.
        Every option can also be set in a file or as TUTABLE_HOST, TUTABLE_PORT and so on.
    .host = the address to listen on (default 127.0.0.1: this machine only)
    .port = the port (default 8642; 0: any free one)
    .database = a PostgreSQL database (postgresql://...), for several servers at once
    .data = the folder for the database file (default: your data folder)
    .workers = server processes on this machine (default 1; more need --database)
    .config = a file with settings (TOML)
    .log = how to write the log: text or json
    .open = open the browser when the server is ready

help-backup = copy everything a server keeps into one file, while it runs
    .call = FILE [OPTIONS]
    .about =
        Writes everything a server keeps into one compressed file, as it was at one moment; the server
        may go on meanwhile. Only you can read the file: it contains all hands, and the key that
        sessions are signed with.
    .data = the folder of the database file (default: your data folder)
    .database = a PostgreSQL database (postgresql://...)
    .config = the settings file of the server (TOML)

help-restore = put a backup into an empty database
    .call = FILE [OPTIONS]
    .about =
        Checks a backup from beginning to end and puts it into an empty database, all of it or nothing:
        a file or PostgreSQL, whichever it came from. A server started there goes on where the backup
        ends; players keep their seats.
    .data = the folder for the database file (default: your data folder)
    .database = a PostgreSQL database (postgresql://...)
    .config = the settings file of the server (TOML)

help-admin = look after a server: who is here, close, kick, ban, read-only and more
    .call = DEED [WORDS] [OPTIONS]
    .about =
        Works on the database of a server, beside it; a running server follows within two seconds, and
        every deed is written down.

        Look: who, tables, lines TABLE, reports, bans, deeds.

        Tables: close TABLE; kick TABLE SEAT; watching TABLE on|off; chat TABLE all|seated|off|default;
        slow TABLE SECONDS; remove-line LINE.

        People: ban PERSON; unban SUBJECT; erase PERSON; done REPORT.

        The house: today [TEXT] (the message of the day); read-only on|off; link (signs a browser in as
        the host, once, within ten minutes); ratings (reckon all of them again from the stored matches).
    .address = ban everybody who comes from where that person came from
    .days = how long a ban holds (default: for good)
    .why = the reason, which the banned person reads
    .data = the folder of the database file (default: your data folder)
    .database = a PostgreSQL database (postgresql://...)
    .config = the settings file of the server (TOML)
    .port = the port of the server, for the address that “link” prints

help-doctor = check a server: settings, database, disk, permissions, every stored match
    .call = [OPTIONS]
    .about =
        Checks everything a server stands on, one line each, and folds every stored match again. The exit
        code is 0 if all is well, 1 if something is not.
    .json = the result for machines
    .data = the folder of the database file (default: your data folder)
    .database = a PostgreSQL database (postgresql://...)
    .config = the settings file of the server (TOML)

help-games = list the games
    .call = [OPTIONS]
    .about = Lists the games that can be played here, those you have installed yourself included.

help-rules = read and search the rules
    .call = GAME [ID or words to search for] [OPTIONS]
    .about =
        Shows the rules in our own words: all of them, one rule (TUA-9), one ruling (TUA-A4), or
        those that contain your words. Values nobody has published are marked as unverified.
    .markdown = write docs/rules/GAME.LANGUAGE.md in both languages instead
    .out = the folder for --markdown (default: docs/rules)
    .plain = text without colour

help-replay = step through a match
    .call = FILE [OPTIONS]
    .about =
        Steps forward and back through a saved match, as one seat knew it. Everything is shown only
        when the match is over.
    .seat = whose knowledge: a seat, “spectator”, or “all” once the match is over
    .at = the position to begin at (0 is the start)
    .plain = linear text without boxes or colour

help-verify = check a saved match
    .call = FILE [OPTIONS]
    .about =
        Checks, without any network, that every move was legal, that chance gave what the seed says,
        that the seed belongs to the commitment, and that the result is the one recorded. The exit
        code is 0 if all of it holds, 1 if not, and 2 if the file cannot be checked.

help-fork = go back in a match and take another way
    .call = FILE --at N -o OUT [OPTIONS]
    .about =
        Copies the first N entries of a match into a new one. With the same seed the same luck
        follows; another seed changes it.
    .at = how many entries to keep (“tutable replay” shows the numbers)
    .seed = another seed
    .out = the file to write

help-components = print, check and compare component files
    .call = GAME [OPTIONS]
    .about =
        Prints the component file of a game: the place to start if you want your own. An own file
        is used with “tutable play GAME --components FILE”.
    .check = check your file
    .diff = list what your file changes

help-edition = make, change, check, compare and hand on editions of the components
    .call = new|list|edit|check|diff|export|import GAME [NAME] [OPTIONS]
    .about =
        An edition is a named set of component values: only what differs from its parent is written down.
        “new GAME NAME” makes one, “edit GAME NAME” changes it (in your EDITOR, or with --set), “check” and
        “diff GAME NAME [OTHER]” look at it, “export GAME NAME” writes it so that anybody can read it,
        “import GAME FILE [NAME]” takes somebody else's. It is used by name: “tutable play GAME --components NAME”.
    .from = new: the edition to begin with (else the game's own)
    .title = new: what it is called
    .set = new, edit: give a value, like good.gold.points=7
    .reset = edit: as in the parent again
    .provenance = where the values of --set come from: own (else), printed, or “box 2026-11-17 by NAME”
    .whole = export: every value, not only what differs
    .out = export: write to this file

help-report-bug = pack a match into one file that shows a bug
    .call = FILE -o REPORT [OPTIONS]
    .about =
        Packs a match, finished or not, with everything needed to reproduce it, and writes a test
        next to it that loads it. Mind that the file contains all hands.
    .out = the file to write
    .note = what went wrong, in your words

help-sim = let bots play many matches and count
    .call = GAME [OPTIONS]
    .about =
        Plays many matches between bots on all cores and shows wins, the spread of the scores with
        intervals, and the speed.
    .games = how many matches
    .first = begin with this one of the series (default 1)
    .seats = the bots, separated by commas (random,greedy)
    .seed = the seed of the whole series
    .option = a table option of the game; may be repeated
    .components = play with another edition of the components: a name or a file
    .json = the result for machines
    .jobs = how many processes

help-rate = find out which bots are stronger
    .call = GAME --bots BOT,BOT [OPTIONS] | --from FILE [OPTIONS]
    .about =
        Lets bots meet, neighbours on a ladder from the weakest to the strongest, and shows who wins how
        often, with intervals and ratings. The luck of every game is played again with the stronger
        bot on each seat.

        Every game is kept in a file at once. A run that was stopped goes on with --resume and plays
        nothing twice; --from reads such files again, and --page makes a page of them.

        A bot is a name, a level with a part of its budget (expert/10) or with several
        processes (expert*2), package.module:Class, or exec: and a command (exec:./mybot).
        Who thinks too long gets the first legal pick, and that is counted.
    .bots = the bots from the weakest to the strongest, separated by commas
    .players = how many players (default 2); from three on, one stronger bot sits among weaker ones
    .games = how many games of each pairing at most (default 400; with three and more players 150)
    .claim = end a pairing as soon as it is sure whether the stronger bot wins more or less than this share (without a number: the fair one)
    .all = everybody meets everybody, not only neighbours
    .seed = the seed of all deals
    .seconds = how long a bot may think about one pick (default 10)
    .option = a table option of the game; may be repeated
    .components = play with another edition of the components: a name or a file
    .out = the file for the raw results (default: ladder-GAME-PLAYERS.jsonl)
    .resume = go on with a file that is there
    .jobs = how many processes
    .from = show what was played instead of playing; may be repeated
    .json = the result for machines
    .picture = draw the ratings into this file (SVG)
    .page = write a page (Markdown) with all tables and pictures

help-lab = measure a game, and what a change of its components does
    .call = GAME [OPTIONS] | sweep GAME --vary … | tune GAME --vary … --want … | report RUN | resume RUN | cancel RUN | open RUN GAME | worker ADDRESS
    .about =
        Lets bots play many games and says what a designer would ask: who profits from beginning, how long a
        game is and where its points come from, when it is decided, how many of its choices are real, and for every
        part how often it is taken and what it does to a win. With --against two editions play the same deals, and
        with --force a part is dealt to one seat after the other. “sweep” turns values and shows what that does; “tune”
        looks for small changes that make wishes come true, never touching what is printed, and judges what it found
        on fresh deals.

        A run is kept in a folder, chunk by chunk: it can be stopped or killed and goes on with “resume”. Its
        report is one HTML file in that folder. “open” writes one of its games as a save to be replayed. With
        --cluster the chunks are played by the workers of a Dask scheduler (the extra “lab”); “worker” is one.
    .edition = the edition to measure: default, a file, or the name of an edition
    .against = another one to compare it with, on the same deals
    .players = the player counts, separated by commas (default: all)
    .bots = who plays, separated by commas; they move up one seat from deal to deal (default: lab)
    .games = how many games of each player count and edition (default 1000)
    .force = deal this part to one seat after the other, as in title:wise
    .until = end as soon as a question is answered: first (does beginning help?), dominant (with --force), score, turns, minutes, decided (with --against), or known so well: score±1, turns±2, minutes±1, decided±5, first±3
    .vary = a number to turn, as in nomad.N03.worth=1..4; may be repeated
    .want = a wish, as in turns<=80, first<=3, title:wise<=5 or city-card:a14.taken>=10; may be repeated
    .tries = how many sets of values tuning tries (default 20)
    .seed = the seed of all deals
    .option = a table option of the game; may be repeated; without it the usual table and the modules in turn
    .jobs = how many processes
    .cluster = the address of a Dask scheduler, as in tcp://host:8786
    .out = the folder of the run, or the file of an opened game
    .json = print the figures for machines
    .markdown = print the report as a page
    .parquet = write games.parquet and parts.parquet for notebooks (the extra “lab”)

help-train = let a bot learn by play against itself
    .call = GAME [OPTIONS]
    .about =
        Plays games of the search against itself, finds out what the things in sight were worth in the end,
        and lets these weights play against what is written by hand, in the same time.

        Every game is kept in a file at once. A run that was stopped goes on with the same command and ends
        as if it had never been. Needs the extra “train”; docs/learning.md says how weights are shipped.
    .players = how many players (default 2)
    .games = how many games in all (default 600)
    .generation = after how many games the next ones are played with what was learned (default 300)
    .iterations = how long a turn's first choice is pondered (default 200)
    .minutes = play for so many minutes at most; a further call goes on
    .trial = how many games against what is written by hand (default 200)
    .seed = the seed of all games
    .jobs = how many processes
    .out = the file for the games (default: training-GAME-PLAYERS.jsonl)
    .weights = the file for the weights; those for other numbers of players stay in it (default: learned-GAME.toml)
    .picture = the learning curve (SVG; default: learning-GAME-PLAYERS.svg)
