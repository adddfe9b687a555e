// Written by scripts/client_types.py from src/tutable/server/wire. Do not edit.

/**
 * A message with arguments, and the things on the table it speaks of.
 *
 * Arguments are numbers; texts, in which `name:gold` is the message `name-gold`, `name:camel-n 2` the
 * message `name-camel-n` with n = 2, `names:gold, camel-n 2` a list of such and `seat:1` that player's name;
 * sayings within this one; and lists of them, which read "a, b and c". `also`: what may be pointed at for a
 * pick, too, but need not be.
 */
export interface Said {
  message: string;
  args: Record<string, string | number | Said | Said[]>;
  refs?: string[];
  also?: string[];
}

/** One told sentence, the seat that did what it tells (-1: the table), drawings of what it speaks of. */
export interface Line {
  said: Said;
  by: number;
  pictures?: string[];
}

/** What went from where to where. Without a piece, or from a place to itself: it was only touched. */
export interface Move {
  piece: string;
  origin: string;
  target: string;
}

/**
 * What an event puts on stage: whose it is (-1: the table's), drawings, dice, points that are won.
 *
 * Moments of one kind that follow one another stand on one stage, if they are `about` the same.
 */
export interface Moment {
  kind: "final" | "first" | "migration" | "reveal" | "roll" | "round" | "scoring" | "stage" | "victory";
  about: string;
  seat: number;
  pictures: string[];
  dice: number[];
  points: number;
}

/**
 * One event: its message id, who did it, and how the view changed with it.
 *
 * `line` is the index of the sentence that tells it (-1: none), `said` that sentence as far as it is told
 * by then. The view after the step is the view before it with the patch applied. `concerns`: it was done to
 * the seat that is told of it, or beside it.
 */
export interface Step {
  event: string;
  by: number;
  line: number;
  said: Said | null;
  move: Move | null;
  moment: Moment | null;
  concerns: boolean;
  patch: Record<string, unknown>;
}

/**
 * A pick that may be taken, in reading order under its heading (a message; "": none).
 *
 * `twin`: says the same as an offer before it. `ends`: it does nothing instead of something, or ends
 * a part of the turn, or all of it. `final`: what puts it beyond undo.
 */
export interface Offer {
  pick: number;
  shown: Said;
  heading: string;
  twin: boolean;
  ends: "part" | "pass" | "turn" | null;
  final: "chance" | "secret" | null;
}

/**
 * A pick that a good player would think about: how many of a hundred imagined games it wins, and about
 * how many points its seat has at the end of them.
 */
export interface HintedPick {
  pick: number;
  share: number;
  points: number;
}

/** A pick a person might try, and why it is refused. Without a rule it is simply not asked now. */
export interface Forbidden {
  pick: number;
  shown: Said;
  heading: string;
  reason: string;
  message: string;
  rule: string | null;
  params: Record<string, string | number>;
}

/** How many picks can be taken back, and what lies behind: start, turn, chance, secret, sealed. */
export interface Horizon {
  steps: number;
  barrier: string;
}

/**
 * A step of a guided game: its title, with the things to light, and its text in the attribute `text`.
 *
 * `pick` is the offer it recommends. The `id` names it in its guide, `number` says which of the steps it is.
 */
export interface Lesson {
  id: string;
  number: number;
  said: Said;
  pick: number | null;
}

/** What to say to a learner now, one after the other; what has been said; and how many steps there are. */
export interface Guide {
  now: Lesson[];
  past: Lesson[];
  of: number;
}

/** What a thing is, does and is worth, and the rules that speak of it. */
export interface Explained {
  title: Said;
  lines: Said[];
  rules: string[];
}

/**
 * The clock of a table: seconds per move and in reserve, and what happens when they are over.
 *
 * `left` are the seconds until then, for all who are asked; null: no clock runs. `reserves`: what each seat
 * had left in reserve when it was asked.
 */
export interface Clock {
  kind: "days" | "live";
  move: number;
  reserve: number;
  late: "bot" | "lose" | "pass";
  bot: string;
  asked: number[];
  left: number | null;
  reserves: number[];
}

/**
 * What befell the table beside the match: a message with the name of who it was; in the log it stands
 * before `line`.
 */
export interface Happened {
  line: number;
  message: string;
  seat: number;
  name: string;
  at: string;
}

/**
 * Some agree to a bot for a seat, to offering it to somebody new, or to end the match as it stands; `by`
 * are seats of those who do, of `need`.
 */
export interface Vote {
  what: "bot" | "end" | "offer";
  seat: number | null;
  by: number[];
  need: number;
  you: boolean;
}

/**
 * Who sits there. `invite`, the token of the link, is there only for the creator.
 *
 * `may` is what this session can do with the seat: sit down, come `back` to it from a bot that stands in,
 * `return` to one that was given up, let a `bot` play or `vote` for one, agree that it be offered (`offer`)
 * to somebody new. `fate`: its player has resigned or lost on time, and a bot plays it to the end.
 * `vacation`: its clock stands. `ready`: would begin with those who are here; `kick`: whoever made the table
 * may send this player away. A free seat with a name is kept for somebody. `person`: whose page tells more
 * of the player; of several seats at one screen the first is its owner's.
 */
export interface TableSeat {
  name: string;
  person: string | null;
  kind: "bot" | "human" | "invite" | "open";
  bot: string | null;
  you: boolean;
  here: boolean;
  may: ("back" | "bot" | "join" | "kick" | "offer" | "return" | "vote")[];
  fate: "" | "late" | "resigned";
  vacation: boolean;
  ready: boolean;
  invite?: string;
}

/** Which components are in play. `args` go with the message `edition-used`, and are literal. */
export interface EditionUsed {
  hash: string;
  args: Record<string, string | number>;
}

/**
 * A table as one session may see it.
 *
 * `hints`: may players take them? `rated`: does the result change ratings? `origin` is a message if it did
 * not begin from the box: its creator may know what lies hidden. `frozen` says why a match can be read but
 * not continued. `ended` says why a table was closed: all agreed to end the match (`agreed`), all left
 * before it began (`left`), nobody touched it for long (`expired`), or the host closed it (`host`).
 * `patience`: after so many seconds the others may do something about who is away.
 * `may` is what this session can do with the table: begin with those who are here, put it on a screen
 * that all can see, or play again with the same people; `rematch` is where they do. `series`: the set of
 * tables with the same luck it belongs to; while one of them is played there is no seed, and to others
 * no points and no winners. `event`: the tournament it belongs to.
 */
export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  rated: boolean;
  status: "closed" | "frozen" | "over" | "running" | "waiting";
  frozen: Said | null;
  ended: "" | "agreed" | "expired" | "host" | "left";
  creator: string;
  your_turn: boolean;
  created: string;
  over_at: string | null;
  origin: string | null;
  seats: TableSeat[];
  may_chat: boolean;
  may: ("rematch" | "share" | "start")[];
  rematch: string | null;
  series: string | null;
  event: string | null;
  commitment: string;
  seed: string | null;
  winners: number[];
  scores: number[];
  clock: Clock | null;
  patience: number;
  votes: Vote[];
  edition: EditionUsed;
}

/** What holds for the whole server: the message of the day, and whether anything may be changed. */
export interface House {
  today: string;
  read_only: boolean;
}

/** One defect of a component file or a described position. */
export interface Problem {
  message: string;
  args: Record<string, string | number>;
}

/**
 * Why something was refused: a code, a sentence, and where a rule forbids it the rule and the reason.
 *
 * Arguments are literal, except those of rules. `problems` are all defects of a file, at most 50.
 */
export interface Refusal {
  code: string;
  message: string;
  args: Record<string, string | number>;
  rule?: string;
  reason?: string;
  problems?: Problem[];
}

/** The first frame, and one that asks for everything anew: the versions this client has, by seat. */
export interface Hello {
  type: "hello";
  since?: Record<string, number>;
}

/** Take a pick. An id is applied at most once, also after a reconnect. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  pick: number;
}

/** End the turn. */
export interface End {
  type: "end";
  id: string;
  seat: number;
  version: number;
}

/** Take back the last pick. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  version: number;
}

/**
 * What would a good player do? Answered by `hint`, later than what is asked after it; whatever changes
 * the position first makes it `stale`.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  version: number;
}

/** Let turns end by themselves from now on, or not. */
export interface AutoEnd {
  type: "auto_end";
  id: string;
  seat: number;
  on: boolean;
}

export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Do not send me what this person says, at any table, or do again: then what was held back follows. */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  on: boolean;
}

/** Answered by `pong`. */
export interface Ping {
  type: "ping";
}

/** Whether the table is before somebody's eyes: then nobody has to be told of it. Answered by `looked`. */
export interface Look {
  type: "look";
  visible: boolean;
}

export interface Name {
  name: string;
}

/** Whoever makes a table says who is to sit where; `hotseat` is another person at this screen. */
export interface NewSeat {
  kind: "bot" | "hotseat" | "invite" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/**
 * Seconds per move, and a reserve for the whole match, which is used when they are over. `late` says what
 * happens then: a bot plays on, it passes for this turn where the rules allow it, or the match is lost.
 */
export interface NewClock {
  kind: "days" | "live";
  move: number;
  reserve?: number;
  late?: "bot" | "lose" | "pass";
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | boolean>;
  components?: string | null;
  position?: string | null;
  public?: boolean;
  hints?: boolean | null;
  rated?: boolean;
  clock?: NewClock | null;
  patience?: number | null;
}

/** Take an open seat, or the seat an invitation names. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

export type Nothing = Record<string, never>;

/** To end the match as it stands; or no longer. */
export interface Agree {
  on?: boolean;
}

/** How somebody wants to be told: quiet hours in minutes after midnight in their time zone, and mail. */
export interface NewHabits {
  lang: "de" | "en";
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  mail?: "daily" | "hourly" | "off";
}

/** What a browser's push service says of itself. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "de" | "en";
}

export interface Unsubscribe {
  endpoint: string;
}

export interface Silence {
  on: boolean;
}

export interface Vacation {
  days: number;
}

export interface SeatBot {
  bot?: string | null;
}

/** I would begin with those who are here; or not any more. */
export interface Ready {
  ready: boolean;
}

export interface SendAway {
  seat: number;
}

/** Where a table belongs in my lobby: among the others, in the archive, or nowhere. */
export interface Shelf {
  shelf: "" | "archive" | "hidden";
}

/** Ask the host to look at whoever sits at `seat`, or at a line of chat and who said it. */
export interface Report {
  seat?: number | null;
  line?: number | null;
  text?: string;
}

export interface Import {
  save: string;
}

export interface Fork {
  at: number;
}

/** If I am asked this (a message), do that: a pick, as it was offered; -1 ends the turn. */
export interface NewPlanStep {
  ask: string;
  pick: number;
  shown: Said | null;
}

/** What to do when I am asked, in this order; `auto_pass`: pass where that is all I can do, as all see. */
export interface NewPlan {
  seat: number;
  steps: NewPlanStep[];
  auto_pass: boolean;
}

/** A step of a plan that is kept; by its id it is done once. */
export interface PlanStep {
  id: string;
  ask: string;
  pick: number;
  shown: Said | null;
}

/**
 * Two tables with the same luck: `bots` of the seats at each are played by a bot, the others are open.
 *
 * `turned`: the sides move up by one seat at the second table; else people compare with who sat in the same
 * place. `sit`: whoever asks sits down at the first one.
 */
export interface NewSeries {
  game: string;
  players: number;
  options?: Record<string, string | boolean>;
  bots?: number;
  bot?: string | null;
  turned?: boolean;
  sit?: boolean;
}

/** Who plays for the same result: where they sit at each table, and once all have ended what they won. */
export interface Side {
  seats: number[];
  names: string[];
  points: number[];
  total: number;
  won: boolean;
}

/** A set of tables with the same luck. `open`: one of them is still played, so nothing is told yet. */
export interface Series {
  id: string;
  game: string;
  creator: string;
  turned: boolean;
  open: boolean;
  tables: Table[];
  sides: Side[];
}

/** A small tournament: so many at a table, so many rounds; `bot` plays where somebody is missing. */
export interface NewEvent {
  title: string;
  game: string;
  players: number;
  rounds: number;
  options?: Record<string, string | boolean>;
  bot?: string | null;
  take_part?: boolean;
}

/** Somebody is not there: a bot plays on, and the next round goes without them; or they are back. */
export interface Missing {
  person: string;
  missing: boolean;
}

/** Somebody in the standings. `points` at each table: one for each who was beaten, half for equals. */
export interface EventPerson {
  id: string;
  name: string;
  you: boolean;
  missing: boolean;
  points: number;
  wins: number;
  games: number;
  scored: number;
}

export interface EventTable {
  round: number;
  table: Table;
}

/** A small tournament as it stands: people by their points, tables by rounds. */
export interface Event {
  id: string;
  title: string;
  game: string;
  options: Record<string, string>;
  players: number;
  rounds: number;
  round: number;
  bot: string;
  host: string;
  is_host: boolean;
  status: "open" | "over" | "running";
  people: EventPerson[];
  tables: EventTable[];
}

/**
 * What a seat may see, as it is now.
 *
 * Either the whole `view` (and in a match that has just begun as `steps` its first great moments), or
 * `base`, the version this connection has: then the patches of `steps` in order, and after them `patch`,
 * lead from its view to the one now. `lines` replace those from `lines_from` on: the last sentence may
 * still grow, and what was taken back vanishes. `kinds` says what sort of thing a reference in the
 * offers is, as a message. `chosen` is the own pick in a sealed decision that waits for others; it may
 * be replaced. A spectator has no `chosen`, `auto_end` and `horizon`. Only the learner's seat of a guided
 * game has a `guide`.
 */
export interface SeatSync {
  version: number;
  view?: Record<string, unknown>;
  base?: number;
  patch?: Record<string, unknown>;
  lines_from: number;
  lines: Line[];
  steps: Step[];
  ask: Said | null;
  offers: Offer[];
  forbidden: Forbidden[];
  kinds: Record<string, string>;
  awaits_end: boolean;
  chosen?: number | null;
  auto_end?: boolean;
  horizon?: Horizon;
  guide?: Guide;
}

/**
 * After hello, after every change this connection may see, after a gap.
 *
 * `seats` has the seat this session is shown, or `spectator`. Of several seats at one screen only the one
 * that is asked (or was asked last) is shown; `covered` has the versions of the others.
 */
export interface Sync {
  type: "sync";
  table: Table;
  seats: Record<string, SeatSync>;
  covered: Record<string, number>;
  deciders: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  happened: Happened[];
}

/** Done; comes before the sync it causes. */
export interface Ok {
  type: "ok";
  id: string;
}

/** Not done; a frame that could not be read has no id. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  args: Record<string, string | number>;
  rule?: string;
  reason?: string;
  problems?: Problem[];
  id: string | null;
}

/** Made for an older version of the table; a sync follows. */
export interface Stale {
  type: "stale";
  id: string | null;
  version: number;
}

/**
 * What a good player who knows what this seat knows would do, the best first, and why it is the best.
 *
 * A single pick: there is no other, or (`by_rule`) a rule of thumb suggests it. Where several people play,
 * all are told at the end of the turn that one was taken.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  version: number;
  picks: HintedPick[];
  reasons: Said[];
  by_rule: boolean;
}

/** So many bots at other tables may think before the one that is asked here; 0: it need not wait. */
export interface Queue {
  type: "queue";
  before: number;
}

/** Somebody who has spoken and is muted. */
export interface Speaker {
  who: string;
  from: string;
}

/** `line` is what to report, `who` is what to mute. Without a seat: said by somebody who looks on. */
export interface ChatEntry {
  line: number;
  from: string;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

/**
 * Entries to add, or `from_start` all of them; `muted` comes only with those.
 *
 * An entry may belong between others: its `line` says where.
 */
export interface Chat {
  type: "chat";
  from_start: boolean;
  entries: ChatEntry[];
  muted?: Speaker[];
}

/** What holds for the whole server; comes when there is something to say, and when it has changed. */
export interface HouseNews {
  type: "house";
  house: House;
}

/** Something about the table only this connection is told: a bot has played while its person was away. */
export interface Notice {
  type: "notice";
  message: string;
  args: Record<string, string | number>;
}

/**
 * What the seat that is shown will do when asked; only its own player is told. `failed` did not fit
 * when it was asked: with it the plan was dropped.
 */
export interface Planned {
  type: "plan";
  seat: number;
  steps: PlanStep[];
  auto_pass: boolean;
  failed: PlanStep | null;
}

export interface Pong {
  type: "pong";
}

/** The answer to `look`: is the table before this person's eyes, here or on another device? */
export interface Looked {
  type: "looked";
  here: boolean;
}

/** The connection cannot go on: unknown table, too many frames. */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  args: Record<string, string | number>;
  rule?: string;
  reason?: string;
  problems?: Problem[];
}

/** Who I am; `csrf` goes with every request that changes something, as `X-CSRF`. */
export interface Me {
  id: string;
  name: string;
  csrf: string;
  host: boolean;
  lab: boolean;
}

/** Who made the game, and the version of its rules here. */
export interface About {
  rules_version: string;
  authors?: string[];
  publisher?: string;
  year?: number;
}

/**
 * What the lobby tells of a game; `line` says in each language what it is like, if the game does.
 *
 * `guided`: there is a guided first game of it. `by_the_clock`: its levels ponder by the clock, since the
 * engine is not compiled here.
 */
export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  options: Record<string, string[]>;
  bots: string[];
  usual_bot: string;
  about: About;
  line: Record<string, string>;
  guided: boolean;
  by_the_clock?: boolean;
}

/** A tournament in a list. */
export interface EventBrief {
  id: string;
  title: string;
  game: string;
  host: string;
  status: "open" | "over" | "running";
}

/**
 * My tables, public ones that wait, and public matches to look on at.
 *
 * `friends` are those of the others where somebody sits whom I have played with, `archived` those of mine
 * that I have put away; `events`: tournaments I take part in or look after, which are not over.
 */
export interface Tables {
  mine: Table[];
  open: Table[];
  running: Table[];
  friends: string[];
  archived: string[];
  events: EventBrief[];
  house: House;
}

/** A shared screen connects to `/ws/{table}?screen={key}`. */
export interface Screen {
  key: string;
}

/**
 * A match at one position of its journal, as a seat, a spectator or everybody (`all`) knew it.
 *
 * `steps` and then `patch` lead from the view at the position before. With `all` the view and the steps are
 * a spectator's, and `views` has one for each seat.
 */
export interface Replay {
  at: number;
  length: number;
  seat: string;
  view: Record<string, unknown>;
  views: Record<string, unknown>[];
  lines: Line[];
  steps: Step[];
  patch: Record<string, unknown>;
  deciders: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  table: Table;
}

/**
 * Where to stop in a replay: positions at which somebody looking on sees something new, those at which a
 * turn has ended or a round or stage has begun, and for each line of the log where it is told.
 */
export interface Stops {
  seen: number[];
  turns: number[];
  chapters: number[];
  lines: number[];
}

/**
 * What everybody would have had if the match had ended after the entries `begun` to `at` of its journal:
 * a seat's turn, or what the table did by itself (`by` is -1).
 */
export interface CourseMark {
  begun: number;
  at: number;
  by: number;
  points: number[];
}

/** A round or stage: its name, where it begins, and what it brought each seat. */
export interface CourseChapter {
  said: Said;
  at: number;
  gains: number[];
}

/**
 * The best turn, the biggest swing, who got ahead for good, the luckiest stroke: whose, where, in words,
 * and the lines of the log that told of it.
 */
export interface CourseMoment {
  kind: "ahead" | "best" | "luck" | "swing";
  seat: number;
  begun: number;
  at: number;
  said: Said;
  told: Line[];
}

/** How a finished match went. The marks begin before anybody has done anything and end with the result. */
export interface Course {
  marks: CourseMark[];
  chapters: CourseChapter[];
  moments: CourseMoment[];
}

/** What is exported of a running match: what one seat was told. */
export interface SeatLog {
  game: string;
  options: Record<string, string>;
  names: string[];
  seat: string;
  commitment: string;
  log: Said[];
}

/** A rule; `reasons` are the messages of what it refuses. */
export interface RuleEntry {
  id: string;
  chapter: string;
  rulings: string[];
  reasons: string[];
}

export interface RulingEntry {
  id: string;
  confidence: number | null;
  option: string;
}

/** By sheet, entry and field: values, and whether each is printed, deduced or reconstructed. */
export interface Components {
  hash: string;
  values: Record<string, Record<string, Record<string, number | string>>>;
  provenance: Record<string, Record<string, Record<string, string>>>;
}

/**
 * Chapters, rules and rulings by id; their sentences are messages. `asks` has for what is asked the rule
 * or chapter that speaks of it. `components_file` can be changed and brought along to a new table.
 */
export interface Rulebook {
  game: string;
  rules_version: string;
  chapters: string[];
  rules: RuleEntry[];
  rulings: RulingEntry[];
  asks: Record<string, string>;
  components: Components;
  components_file: string;
}

/**
 * A thing of the game, explained; `listed`: one of the few that everything is made of. `name` says the
 * words it answers to, with commas.
 */
export interface BookThing {
  ref: string;
  listed: boolean;
  name: Said;
  explained: Explained;
}

/**
 * A worked example beside a rule: its words are the message `example-<id>`, `view` is the first seat's,
 * `light` are the things it speaks of. A table with its options and position goes on from there.
 */
export interface BookExample {
  id: string;
  rule: string;
  options: Record<string, string>;
  position: string;
  seats: number;
  view: Record<string, unknown>;
  light: string[];
}

/** What a rulebook is illustrated with: a table that has all components, its things, and examples. */
export interface Handbook {
  game: string;
  view: Record<string, unknown>;
  things: BookThing[];
  examples: BookExample[];
}

/** Something that keeps people from playing, with a sentence for whoever runs the server. */
export interface Trouble {
  code: string;
  text: string;
}

/** How a process is: `ok`, or the code of the first trouble. */
export interface Health {
  status: string;
  version: string;
  compiled: boolean;
  troubles?: Trouble[];
}

/**
 * How somebody is told that it is their turn. `push_key` is what a browser subscribes with; `browsers` is
 * how many have, `here` whether this one has. `may_mail`: the host sends mail, and this person has a
 * verified address. `vacation_seconds` until a vacation is over; null: none is on.
 */
export interface Notifications {
  push_key: string;
  browsers: number;
  here: boolean;
  zone: string;
  quiet_from: number | null;
  quiet_to: number | null;
  mail: "daily" | "hourly" | "off";
  mail_refused: boolean;
  may_mail: boolean;
  vacation_left: number;
  vacation_days: number;
  vacation_seconds: number | null;
}

/**
 * Is somebody not told of their turns at this table? `now`: not at this moment, because it is so or
 * because these are quiet hours. Whether the table is before their eyes says the socket: see `looked`.
 */
export interface Silenced {
  on: boolean;
  now: boolean;
}

/** `leave`: I know that this browser is the only way to my games as a guest. */
export interface Leave {
  leave?: boolean;
}

/** By a link: what follows its #. */
export interface TokenSignIn {
  token: string;
  leave?: boolean;
}

export interface PasswordSignIn {
  handle: string;
  password: string;
  leave?: boolean;
}

export interface NewPassword {
  handle: string;
  password: string;
}

/** What a browser has made (PublicKeyCredential as JSON), and what its owner calls it. */
export interface NewPasskey {
  credential: Record<string, unknown>;
  label?: string;
}

export interface PasskeySignIn {
  credential: Record<string, unknown>;
  leave?: boolean;
}

/** For mail, in a language. */
export interface Address {
  address: string;
  lang?: "de" | "en";
}

/** Where I am signed in; `here`: where I ask from. Moments are seconds. */
export interface Device {
  id: string;
  label: string;
  created: number;
  seen: number;
  here: boolean;
}

/** `place`: the name of the address it was made for, and where alone it is good. */
export interface Passkey {
  id: string;
  label: string;
  place: string;
  created: number;
  used: number | null;
}

/**
 * `kept`: there is a way back to me. `recovery`: since when there is a recovery link. `mail`: can this
 * server send any?
 */
export interface Account {
  id: string;
  name: string;
  kept: boolean;
  games: number;
  recovery: number | null;
  handle: string | null;
  passkeys: Passkey[];
  email: string | null;
  mail: boolean;
  devices: Device[];
}

/** Shown once: only a hash of it is kept. */
export interface RecoveryLink {
  link: string;
  qr: Qr;
}

/** `path` draws what is dark, in a square of `size` by `size`. */
export interface Qr {
  size: number;
  path: string;
}

/** Everything that is kept of me, in the words of the database. */
export interface Export {
  profile: Record<string, unknown>;
  credentials: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  tables: Record<string, unknown>[];
  chat: Record<string, unknown>[];
  reports: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  habits: Record<string, unknown>[];
  silenced: string[];
  browsers: Record<string, unknown>[];
  shelves: Record<string, unknown>[];
  plans: Record<string, unknown>[];
  events: Record<string, unknown>[];
  series: Record<string, unknown>[];
  votes: Record<string, unknown>[];
  drafts: Record<string, unknown>[];
  lab: Record<string, unknown>[];
  muted: string[];
}

/** `person`: whose page there is; `beaten`: 1 if they came behind, -1 if before, 0 if level. */
export interface Opponent {
  person: string | null;
  name: string;
  bot: boolean;
  beaten: number;
}

/** A match that is over; `table` is there for whom it was public, or who sat there. */
export interface Finished {
  table: string | null;
  game: string;
  players: number;
  at: number;
  place: number;
  points: number;
  rated: boolean;
  opponents: Opponent[];
}

/** Matches of one kind; `bots`: at least one bot played along. `points`: on average. */
export interface Tally {
  game: string;
  players: number;
  bots: boolean;
  played: number;
  won: number;
  points: number;
}

/** Head to head: how often somebody was ahead of this person, and behind. */
export interface Against {
  person: string;
  name: string;
  matches: number;
  ahead: number;
  behind: number;
}

export interface RatingShown {
  game: string;
  players: number;
  matches: number;
  rating: number;
  provisional: boolean;
}

/** A person's page: of all finished matches the tallies, of the latest each one. */
export interface Profile {
  id: string;
  name: string;
  since: number;
  you: boolean;
  tallies: Tally[];
  against: Against[];
  ratings: RatingShown[];
  matches: Finished[];
}

/** Nothing can be done there any more; it can still be read. */
export interface CloseTable {
  verb: "close";
  table: string;
}

/** Whoever sits there goes, and does not come back to this table. */
export interface Kick {
  verb: "kick";
  table: string;
  seat: number;
}

/** A person, or with `address` everybody who comes from where that person came from. */
export interface Ban {
  verb: "ban";
  person: string;
  address?: boolean;
  days?: number | null;
  why?: string;
}

export interface Unban {
  verb: "unban";
  subject: string;
}

/** A line of chat. */
export interface RemoveLine {
  verb: "remove-line";
  line: number;
}

/** May people without a seat look on? */
export interface Watching {
  verb: "watching";
  table: string;
  on: boolean;
}

/** Who may chat at a table; empty: as everywhere on this server. */
export interface ChatFor {
  verb: "chat";
  table: string;
  who: "" | "all" | "off" | "seated";
}

/** Seconds between two lines of one person. */
export interface Slow {
  verb: "slow";
  table: string;
  seconds: number;
}

/** The message of the day; empty: none. */
export interface Today {
  verb: "today";
  text: string;
}

/** Everything can be looked at, nothing changed; matches pause. */
export interface ReadOnlyMode {
  verb: "read-only";
  on: boolean;
}

/** A person's name and words go; matches stay. */
export interface Erase {
  verb: "erase";
  person: string;
}

/** A report was looked at. */
export interface Done {
  verb: "done";
  report: number;
}

/** All ratings are reckoned again, from the matches that count. */
export interface Ratings {
  verb: "ratings";
}

/** The token of a one-time link. */
export interface SignIn {
  token: string;
}

/** Somebody at a table now. */
export interface HostPerson {
  id: string;
  name: string;
  table: string;
  seat: number | null;
}

/** `person` is there where a person sits. */
export interface HostSeat {
  name: string;
  kind: string;
  person: string | null;
}

export interface HostTable {
  id: string;
  game: string;
  status: string;
  creator: string;
  creator_id: string;
  public: boolean;
  created: number;
  touched: number;
  bytes: number;
  watching: boolean;
  chat: "" | "all" | "off" | "seated";
  slow: number;
  seats: HostSeat[];
}

/** What somebody asks the host to look at; `line` and `said` if it is about a line of chat. */
export interface HostReport {
  id: number;
  table: string;
  by: string;
  about: string;
  about_id: string;
  text: string;
  line: number | null;
  said: string;
  at: number;
}

/** `name` is a person's; of an address only a digest is known. `until` null: for good. */
export interface HostBan {
  kind: "address" | "session";
  subject: string;
  name: string;
  until: number | null;
  why: string;
  at: number;
}

/** A line of chat, with the number that removes it. */
export interface HostLine {
  id: number;
  name: string;
  person: string;
  text: string;
  at: number;
  removed: boolean;
}

/** What a host has done; `host` is a person, or `shell`. */
export interface HostDeed {
  at: number;
  host: string;
  verb: string;
  subject: string;
  detail: string;
}

/** Everything on the host's page but who is here. */
export interface Overview {
  house: House;
  tables: HostTable[];
  reports: HostReport[];
  bans: HostBan[];
  deeds: HostDeed[];
}

/** A value as it was typed, right or wrong, and where it comes from. */
export interface Changed {
  value: number | string;
  provenance?: string;
}

/** An edition somebody works on: only what differs from `parent` (`name@hash` of a released one). */
export interface Draft {
  title: string;
  version: string;
  parent: string;
  author?: string;
  notes?: string;
  changes?: Record<string, Changed>;
}

/** Another state of a draft; `version` is the one it was made from. */
export interface KeepDraft {
  version: number;
  draft: Draft;
}

export interface EditionFile {
  text: string;
}

/** A draft as it is kept; `version` grows with every change. */
export interface Kept {
  id: string;
  version: number;
  changed: string;
  draft: Draft;
}

/** Mine, the latest first. */
export interface Drafts {
  drafts: Kept[];
}

/** A word of the game's notation and the message that says it; "": it says itself. */
export interface PartWord {
  word: string;
  message: string;
}

/**
 * One value of a component: a whole number within bounds, or a text in the game's notation.
 *
 * Of `words` a text is one (`choice`), or `low` to `high` with spaces between them, each once (`set`) or
 * as often as one likes (`list`), or each with a number before it, up to `high` (`tally`). A `text` has a
 * grammar of its own, in which they occur. `may_lack`: 0 or nothing says that the component has none.
 */
export interface PartField {
  name: string;
  kind: "choice" | "list" | "number" | "set" | "tally" | "text";
  low: number;
  high: number;
  may_lack: boolean;
  example: string;
  words: PartWord[];
}

/** All components of one sort; `more` can be added. */
export interface PartSheet {
  name: string;
  ids: string[];
  more: string[];
  fields: PartField[];
}

export interface ReleasedEdition {
  name: string;
  title: string;
  version: string;
  hash: string;
  notes: string;
}

/**
 * All components of a game: sheets as they lie in the box, and of one released edition the values,
 * where they come from, and `drawn`: what a picture of each is made from, if the game has one.
 */
export interface EditionPage {
  game: string;
  sheets: PartSheet[];
  released: ReleasedEdition[];
  edition: ReleasedEdition;
  values: Record<string, Record<string, Record<string, number | string>>>;
  provenance: Record<string, Record<string, Record<string, string>>>;
  drawn: Record<string, Record<string, unknown>>;
}

/** One defect and the value, entry or sheet it belongs to. */
export interface PlacedProblem {
  place: string;
  problem: Problem;
}

/**
 * A draft, judged. Without problems it has a hash, words (`edition-used`) and a file; `drawn` has what
 * changed, as far as it can be drawn.
 */
export interface CheckedEdition {
  problems: PlacedProblem[];
  hash: string;
  args: Record<string, string | number>;
  file: string;
  drawn: Record<string, Record<string, unknown>>;
}

/** A draft of mine, or a released edition by its hash; neither: the default. */
export interface LabEdition {
  draft?: string;
  hash?: string;
}

/**
 * Games between bots of one level; `games` for each player count and edition, all on the same deals.
 *
 * The same seed deals the same again; without one the deals are fresh.
 */
export interface NewLabRun {
  game: string;
  players: number[];
  games: number;
  bots?: string;
  edition?: LabEdition;
  against?: LabEdition | null;
  force?: string;
  seed?: number | null;
  until?: string;
  vary?: string[];
}

/** What a run would be: games of all player counts and editions, and about how long it takes. */
export interface LabExpected {
  games: number;
  seconds: number;
}

/** A number and what 95% lies between, if that can be said yet. */
export interface Interval {
  value: number;
  low: number | null;
  high: number | null;
}

/** An edition so far: the first player's wins (a share), the points of a player, the turns of a game. */
export interface LabFigures {
  edition: string;
  first: Interval;
  score: Interval;
  turns: Interval;
}

/**
 * A player count so far; `difference`: points of a player, the second edition against the first.
 *
 * `answered`: its question is, and no more games are needed.
 */
export interface LabSection {
  players: number;
  deals: number;
  editions: LabFigures[];
  difference: Interval | null;
  answered?: boolean;
}

/** What is played. */
export interface LabAbout {
  editions: string[];
  players: number[];
  bots: string;
  deals: number;
  forced?: Record<string, string>;
  seed?: number;
  until?: string;
  vary?: string[];
}

/** How far a run has come; `seconds_left` is a guess, `resting`: its owner's time for today is used up. */
export interface LabProgress {
  played: number;
  seconds_left: number | null;
  resting: boolean;
  sections: LabSection[];
}

/** A run of mine. `waiting` ones are played when there is room; cancelled and failed ones can go on. */
export interface LabRun {
  id: string;
  game: string;
  about: LabAbout;
  status: "cancelled" | "done" | "failed" | "running" | "waiting";
  created: string;
  games: number;
  seconds: number;
  progress: LabProgress;
  trouble: Refusal | null;
}

/** My runs, the latest first, and how much there is room for. */
export interface LabPage {
  runs: LabRun[];
  max_games: number;
  max_runs: number;
  bots: Record<string, string[]>;
}

/** A part that can be dealt on purpose, and with how many players. */
export interface LabPart {
  id: string;
  sort: string;
  name: string;
  players: number[];
}

export interface LabParts {
  parts: LabPart[];
}

/** The report as a part of a page: headings, lists, tables and pictures, all text in them escaped. */
export interface LabReport {
  html: string;
}

export type Arg = Said["args"][string];
export type Args = Said["args"];
export type View = Record<string, unknown>;
export type Patch = Record<string, unknown>;
export type ClientFrame = Hello | Act | End | Undo | AskHint | AutoEnd | Say | Mute | Look | Ping;
export type ServerFrame = Sync | Ok | Refused | Stale | Hint | Queue | Chat | HouseNews | Notice | Planned | Pong | Looked | Failed;
