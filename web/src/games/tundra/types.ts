// Written by scripts/client_types.py from src/tutable/games/tundra/view_types.py. Do not edit.

/** A table as one seat knows it. */
export interface View {
  closed: ClosedTile[];
  deck: string[];
  discards: string[];
  first: number;
  gathering: Gathering | null;
  glades: Glade[];
  goals: (Goal | null)[];
  market: (Card | null)[];
  over: boolean;
  printed: Printed;
  round: number;
  seats: Seat[];
  settlements: Settlement[];
  turn: number;
  unseen_goals: ("chain" | "edge" | "estate" | "garrison" | "idle-towers" | "idle-workers" | "lead-bare" | "lead-firewood" | "lead-peat" | "lead-stone" | "variety")[];
  unseen_starters: string[];
}

export interface ClosedTile {
  resource: "firewood" | "peat" | "stone" | "none";
  tile: string;
}

/** Who gathers, and which glades can still give something. */
export interface Gathering {
  glades: number[];
  seat: number;
}

/** A space of the map by its axial coordinates; without a tile still closed. `tower`: its seat. */
export interface Glade {
  at: [number, number];
  bonus: Gain[] | null;
  edge: boolean;
  resource: "firewood" | "peat" | "stone" | "none" | null;
  tile: string | null;
  tower: number | null;
}

/** So many of something. */
export interface Gain {
  count: number;
  item: "any" | "berries" | "firewood" | "moves" | "peat" | "points" | "stone" | "workers";
}

/** A common goal, what each seat has of it, and the die that closes it. */
export interface Goal {
  counts: number[];
  die: number | null;
  goal: "berries" | "cards" | "glades-firewood" | "glades-peat" | "glades-stone" | "resources" | "towers" | "upgrades" | "workers";
  taken_by: number | null;
}

export interface Card {
  card: string;
}

/** What is printed on everything: how far tracks go, what the steps of a common goal bring, and so on. */
export interface Printed {
  boards: Record<string, PrintedBoard>;
  cards: Record<string, PrintedCard>;
  goals: Record<string, PrintedGoal>;
  limits: Goods;
  personal: Record<string, PrintedPersonal>;
  rounds: number;
  steps: [number, number, number];
  tiles: Record<string, PrintedTile>;
  titles: Record<string, PrintedTitle>;
}

export interface PrintedBoard {
  base: BoardRow[];
  cost: Gain[];
  upgraded: BoardRow[];
}

/** What a board does in the rows from `high` down to `low`. */
export interface BoardRow {
  count: number;
  high: number;
  low: number;
  verb: "any" | "build" | "card" | "gather" | "move" | "place" | "renew" | "sell" | "upgrade";
}

/** A starter or enhancement has rows, an advisor an effect. */
export interface PrintedCard {
  effect: Effect | null;
  rows: CardRow[];
  sort: "advisor" | "enhancement" | "starter";
}

/** What an advisor does: berries paid, for `buy` each of so many times; for `towers` berries for each. */
export interface Effect {
  gains: Gain[];
  kind: "buy" | "change" | "gain" | "reroll" | "sell" | "towers";
  most: number;
  pay: number;
  times: number;
}

/** What a card adds to the rows from `high` down to `low`. */
export interface CardRow {
  gains: Gain[];
  high: number;
  low: number;
}

export interface PrintedGoal {
  dice: [number, number];
  needs: [number, number, number];
}

export interface Goods {
  berries: number;
  firewood: number;
  peat: number;
  stone: number;
}

export interface PrintedPersonal {
  needs: [number, number, number];
  points: [number, number, number];
}

export interface PrintedTile {
  bonus: Gain[];
  resource: "firewood" | "peat" | "stone" | "none";
}

export interface PrintedTitle {
  advisors: number;
  buy: number;
  card: number;
  change: number;
  dice: number;
  early: number;
  gain: Gain[];
  helpers: number;
  late: number;
  reroll: number;
  spots: number;
}

/**
 * One player's side. `dice`: values of those not used yet. `workers`: the place of each; none: idle.
 *
 * `hand`: starters in hand, later those returned; none: this seat does not know it.
 */
export interface Seat {
  advisors: (Advisor | null)[];
  aside: number;
  boards: Board[];
  character: "abbess" | "duchess" | "governor" | "merchant" | null;
  dice: number[];
  goods: Goods;
  hand: (Card | null)[];
  has_chosen: boolean;
  personal: PersonalGoal | null;
  points: Points;
  resources: number;
  side: "he" | "she" | null;
  standing: Standing;
  supply: number;
  title: "determined" | "generous" | "hard-working" | "humble" | "inspiring" | "provident" | "wise";
  towers_left: number;
  unrolled: number;
  won: boolean;
  workers: (number | null)[];
}

export interface Advisor {
  card: string;
  turned: boolean;
}

/** An order board: the values of the slots that hold a die, a starter under it, then market cards. */
export interface Board {
  board: "architecture" | "gathering" | "trade" | "travel";
  cards: (Card | null)[];
  dice: number[];
  upgraded: boolean;
}

/** Without a name this seat does not know it. */
export interface PersonalGoal {
  count: number | null;
  goal: "chain" | "edge" | "estate" | "garrison" | "idle-towers" | "idle-workers" | "lead-bare" | "lead-firewood" | "lead-peat" | "lead-stone" | "variety" | null;
}

export interface Points {
  advisors: number;
  boards: number;
  cards: number;
  goals: number;
  personal: number;
  sales: number;
  start: number;
  total: number;
  towers: number;
}

/** Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that. */
export interface Standing {
  now: number;
  open: boolean;
  points: number;
}

/** `place` is its number among the places, where glades come first. */
export interface Settlement {
  at: [number, number];
  place: number;
}
