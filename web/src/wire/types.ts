// What travels between client and server: see docs/wire.md.

export type Arg = string | number;
export type Args = Record<string, Arg>;

/** What a pick, an event or a question means: a message, and the things on the table it concerns. */
export interface Shown {
  message: string;
  args: Args;
  refs: string[];
}

export interface Refusal {
  code: string;
  message: string;
  args: Args;
  rule?: string;
  reason?: string;
  /** All defects of a component file. */
  problems?: { message: string; args: Args }[];
}

export interface Me {
  id: string;
  name: string;
  csrf: string;
}

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  options: Record<string, string[]>;
  bots: string[];
  about: Record<string, unknown>;
}

export interface TableSeat {
  name: string;
  kind: "human" | "bot" | "open" | "invite";
  bot: string | null;
  you: boolean;
  here: boolean;
  away_seconds: number;
  /** Only for the creator: the token of the link. */
  invite?: string | null;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  status: "waiting" | "running" | "over" | "frozen" | "closed";
  creator: string;
  is_creator: boolean;
  your_turn: boolean;
  created: string;
  /** A message if it did not begin from the box: its creator may know what lies hidden. */
  origin: string | null;
  seats: TableSeat[];
  commitment: string;
  seed: string | null;
  winners: number[];
  scores: number[];
}

export interface Tables {
  mine: Table[];
  open: Table[];
}

export interface NewSeat {
  kind: "me" | "hotseat" | "open" | "invite" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  public: boolean;
  components?: string;
}

/** A pick that may be taken. `final` says what would put it beyond undo. */
export interface Option {
  pick: number;
  shown: Shown;
  final: "chance" | "secret" | null;
}

/** A pick a person might try, and why it is refused. */
export interface Forbidden {
  pick: number;
  shown: Shown;
  reason: string;
  /** Null: it is simply not asked now. */
  rule: string | null;
  params: Args;
}

export interface Horizon {
  steps: number;
  barrier: string;
}

/** Everything one seat may see; the view belongs to the game. */
export interface SeatSync {
  version: number;
  view: unknown;
  log_from: number;
  log: Shown[];
  ask: Shown | null;
  options: Option[];
  forbidden: Forbidden[];
  awaits_end: boolean;
  /** Own pick in a sealed decision that waits for others; it may be replaced. A spectator has none of these. */
  chosen?: number | null;
  auto_end?: boolean;
  horizon?: Horizon;
}

export interface Sync {
  type: "sync";
  table: Table;
  seats: Record<string, SeatSync | undefined>;
  deciders: number[];
  over: boolean;
  winners: number[];
  scores: number[];
}

/** Somebody who has spoken and is muted. */
export interface Speaker {
  who: string;
  from: string;
}

export interface ChatEntry {
  from: string;
  /** Whom to mute. */
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

export type ServerFrame =
  | Sync
  | { type: "ok"; id: string }
  | ({ type: "refused"; id: string } & Refusal)
  | { type: "stale"; id: string; version: number }
  | { type: "chat"; from_start: boolean; entries: ChatEntry[]; muted?: Speaker[] }
  | { type: "pong" }
  | ({ type: "error" } & Refusal);

export type Command =
  | { type: "act"; seat: number; version: number; pick: number }
  | { type: "end"; seat: number; version: number }
  | { type: "undo"; seat: number; version: number }
  | { type: "auto_end"; seat: number; on: boolean }
  | { type: "chat"; text: string }
  | { type: "mute"; who: string; on: boolean };

/** A finished match at one position, as a seat knew it. */
export interface Replay {
  at: number;
  length: number;
  seat: string;
  /** What everybody might see where `seat` is "all". */
  view: unknown;
  /** With "all": what each seat knew. */
  views?: unknown[] | null;
  log: Shown[];
  deciders: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  table: Table;
}

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

/** Sheet, entry, field. */
export type Sheets<T> = Record<string, Record<string, Record<string, T>>>;

/** Component values, and for each whether it is printed, deduced or reconstructed. */
export interface Components {
  hash: string;
  values: Sheets<number | string>;
  provenance: Sheets<string>;
}

export interface Rulebook {
  game: string;
  rules_version: string;
  chapters: string[];
  rules: RuleEntry[];
  rulings: RulingEntry[];
  components: Components;
}
