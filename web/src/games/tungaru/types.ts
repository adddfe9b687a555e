// Written by scripts/client_types.py from src/tutable/games/tungaru/view_types.py. Do not edit.

/**
 * A table as one seat knows it.
 *
 * `phase`: 1 to 4; 0 before the first round and after the last. `pile`: the nomads that are still to come,
 * in no order. `rewards`: of the culture track, from the top.
 */
export interface View {
  grounds: Ground[];
  islands: Island[];
  leaders: Leaders;
  migration: (string | null)[];
  nomads: Record<string, Nomad>;
  over: boolean;
  phase: 0 | 1 | 2 | 3 | 4;
  pile: string[];
  rewards: ("coconut" | "fish" | "pearl" | "shell" | "any")[];
  round: number;
  round_limit: number | null;
  seats: Seat[];
  side: "large" | "small";
  start: number;
  turn: number;
}

/** An anchoring ground between two islands; `borders` are the grounds across one border. */
export interface Ground {
  boats: number[];
  borders: number[];
  capacity: number;
  islands: number[];
}

/**
 * An island: what it offers, perhaps on a tile, and who is there.
 *
 * `dice_closed`: dice spaces that so few players do not use. `walkways` are islands, `migration` the spaces
 * from which its next nomad comes, all counted from 0.
 */
export interface Island {
  dice: (Die | null)[];
  dice_closed: number;
  harvest: Harvest;
  market: ("coconut" | "fish" | "pearl" | "shell" | null)[];
  migration: number[];
  monument_spaces: number;
  monuments: number[];
  name: string;
  nomad: string | null;
  reserved: number | null;
  settler_spaces: number;
  settlers: number[];
  tile: string | null;
  trade: Trade;
  walkways: number[];
}

export interface Die {
  seat: number;
  value: number;
}

export interface Harvest {
  faces: number[];
  good: "coconut" | "fish" | "pearl" | "shell";
}

export interface Trade {
  get: Goods;
  give: "coconut" | "fish" | "pearl" | "shell";
}

/** How many of each good. */
export interface Goods {
  coconut: number;
  fish: number;
  pearl: number;
  shell: number;
}

/** The dice spaces of each leader card. */
export interface Leaders {
  beggar: LeaderSpace[];
  chief: LeaderSpace[];
  fisher: LeaderSpace[];
  trader: LeaderSpace[];
  worker: LeaderSpace[];
}

/** A dice space of a leader card; not all are open with few players. */
export interface LeaderSpace {
  faces: number[];
  goods: Goods;
  open: boolean;
}

/**
 * What stands on a nomad.
 *
 * `count` and `good`: what it brings, or sells at most for `worth` points each with one of `faces`, or what
 * settling costs with it; `count` alone: storage spaces, pips it turns a die by, times it sails.
 * `points`: one number, or one for each good where goods are scored.
 */
export interface Nomad {
  benefit: "dice" | "income" | "sail" | "sell" | "settle" | "storage";
  cost: Goods;
  count: number;
  faces: number[];
  flower: "A" | "B" | "C" | "D" | "E" | null;
  good: "coconut" | "fish" | "pearl" | "shell" | null;
  points: number[];
  scoring: "flower" | "goods" | "monuments" | "nomads" | "settlers" | "storage";
  worth: number;
}

/**
 * One player's side.
 *
 * `card_fish`: a fish lies on the leader card. `dice`: 0 is spent, or not rolled; the last is the Worker's.
 * `track`: monuments left on the culture track. `locks`: what a monument still stands on. `settlers`: by
 * island. `sailed`: the die on the sailing space. `worth_now`: the points if the game ended now.
 */
export interface Seat {
  benefit_used: boolean;
  card_fish: boolean;
  dice: number[];
  goods: Goods;
  ground: number | null;
  hand: Hand;
  leader: "beggar" | "chief" | "fisher" | "trader" | "worker" | null;
  leader_dice: number[];
  locks: Record<string, boolean>;
  monuments: number;
  monuments_aside: number;
  monuments_on_board: number;
  nomad_dice: number[];
  nomads: (string | null)[];
  passed: boolean;
  points: Points;
  sailed: number;
  settlers: ("exhausted" | "upright" | null)[];
  settlers_left: number;
  standing: Standing;
  storage: number;
  tamana: boolean;
  track: number;
  travellers: string[];
  won: boolean;
  worth_now: Points;
}

/** Leader cards in hand. */
export interface Hand {
  beggar: number;
  chief: number;
  fisher: number;
  trader: number;
  worker: number;
}

/** Points by where they come from. */
export interface Points {
  flower: number;
  gifts: number;
  goods: number;
  monuments: number;
  nomads: number;
  sales: number;
  settlers: number;
  storage: number;
  total: number;
}

/** Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that. */
export interface Standing {
  now: number;
  open: boolean;
  points: number;
}
