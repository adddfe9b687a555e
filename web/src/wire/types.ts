// Written by scripts/client_types.py from src/tutable/server/wire. Do not edit.

/**
 * A message with arguments, and the things on the table it speaks of.
 *
 * Arguments are numbers; texts, in which `name:gold` is the message `name-gold`, `name:camel-n 2` the
 * message `name-camel-n` with n = 2 and `seat:1` that player's name; sayings within this one; and lists of
 * them, which read "a, b and c".
 */
export interface Said {
  message: string;
  args: Record<string, string | number | Said | Said[]>;
  refs?: string[];
}

/** One told sentence, and the seat that did what it tells; -1: the table. */
export interface Line {
  said: Said;
  by: number;
}

/** What went from where to where. Without a piece, or from a place to itself: it was only touched. */
export interface Move {
  piece: string;
  origin: string;
  target: string;
}

/**
 * One event: its message id, who did it, and how the view changed with it.
 *
 * `line` is the index of the sentence that tells it (-1: none), `said` that sentence as far as it is told
 * by then. The view after the step is the view before it with the patch applied.
 */
export interface Step {
  event: string;
  by: number;
  line: number;
  said: Said | null;
  move: Move | null;
  patch: Record<string, unknown>;
}

/**
 * A pick that may be taken, in reading order under its heading (a message; "": none).
 *
 * `twin`: says the same as an offer before it. `ends`: ends the turn. `final`: what puts it beyond undo.
 */
export interface Offer {
  pick: number;
  shown: Said;
  heading: string;
  twin: boolean;
  ends: boolean;
  final: "chance" | "secret" | null;
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

/** What a thing is, does and is worth, and the rules that speak of it. */
export interface Explained {
  title: Said;
  lines: Said[];
  rules: string[];
}

/**
 * Who sits there. `invite`, the token of the link, is there only for the creator.
 *
 * `may` is what this session can do with the seat: sit down, come back to it, let a bot play.
 */
export interface TableSeat {
  name: string;
  kind: "bot" | "human" | "invite" | "open";
  bot: string | null;
  you: boolean;
  here: boolean;
  may: ("bot" | "join" | "return")[];
  invite?: string;
}

/**
 * A table as one session may see it.
 *
 * `origin` is a message if it did not begin from the box: its creator may know what lies hidden. `frozen`
 * says why a match can be read but not continued. `ended` says why a table was closed: all left before the
 * match began (`left`), nobody touched it for long (`expired`), or the host closed it (`host`).
 */
export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  status: "closed" | "frozen" | "over" | "running" | "waiting";
  frozen: Said | null;
  ended: "" | "expired" | "host" | "left";
  creator: string;
  your_turn: boolean;
  created: string;
  origin: string | null;
  seats: TableSeat[];
  may_chat: boolean;
  commitment: string;
  seed: string | null;
  winners: number[];
  scores: number[];
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

export interface Name {
  name: string;
}

/** Whoever makes a table says who is to sit where; `hotseat` is another person at this screen. */
export interface NewSeat {
  kind: "bot" | "hotseat" | "invite" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string | boolean>;
  components?: string | null;
  position?: string | null;
  public?: boolean;
}

/** Take an open seat, or the seat an invitation names. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

export type Nothing = Record<string, never>;

export interface SeatBot {
  bot?: string | null;
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

/**
 * What a seat may see, as it is now.
 *
 * Either the whole `view`, or `base`, the version this connection has: then the patches of `steps` in
 * order, and after them `patch`, lead from its view to the one now. `lines` replace those from `lines_from`
 * on: the last sentence may still grow, and what was taken back vanishes. `kinds` says what sort of thing a
 * reference in the offers is, as a message. `chosen` is the own pick in a sealed decision that waits for
 * others; it may be replaced. A spectator has no `chosen`, `auto_end` and `horizon`.
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

export interface Pong {
  type: "pong";
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
}

/** Who made the game, and the version of its rules here. */
export interface About {
  rules_version: string;
  authors?: string[];
  publisher?: string;
  year?: number;
}

/** What the lobby tells of a game; `line` says in each language what it is like, if the game does. */
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
}

/** My tables, and public ones that wait. */
export interface Tables {
  mine: Table[];
  open: Table[];
  house: House;
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
 * Chapters, rules and rulings by id; their sentences are messages. `components_file` can be changed and
 * brought along to a new table.
 */
export interface Rulebook {
  game: string;
  rules_version: string;
  chapters: string[];
  rules: RuleEntry[];
  rulings: RulingEntry[];
  components: Components;
  components_file: string;
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

export type Arg = Said["args"][string];
export type Args = Said["args"];
export type View = Record<string, unknown>;
export type Patch = Record<string, unknown>;
export type ClientFrame = Hello | Act | End | Undo | AutoEnd | Say | Mute | Ping;
export type ServerFrame = Sync | Ok | Refused | Stale | Chat | HouseNews | Pong | Failed;
