// Written by scripts/client_types.py from src/tutable/games/tuareg/view_types.py. Do not edit.

/** A table as one seat knows it. `last_turns`: what is left of the last round; 0 before it begins. */
export interface View {
  discards: Goods;
  last_turns: number;
  majorities: Majorities;
  market: Goods;
  over: boolean;
  pile: number;
  price: number;
  printed: Printed;
  room: Room;
  seats: Seat[];
  stage: number;
  stock: Specials;
  turn: number;
  unseen: Goods;
}

/** How many of each good. */
export interface Goods {
  gold: number;
  millet: number;
  salt: number;
  water: number;
}

export interface Majorities {
  gold: Majority;
  millet: Majority;
  salt: Majority;
  water: Majority;
}

/** Of one good: the cards of each seat that count and are known, and what they would bring now. */
export interface Majority {
  counts: number[];
  points: number[];
}

export interface Printed {
  gold: Values;
  millet: Values;
  salt: Values;
  water: Values;
}

/** What the cards of a good print: this table's own components, if it has them. */
export interface Values {
  count: number;
  dinars: number;
  points: number;
}

/** How many cards an animal carries and a cave hides. */
export interface Room {
  animal: number;
  cave: number;
}

/**
 * One player's side. Of another hand `hand` has what counting makes certain.
 *
 * A thief without a card has not struck yet. `hand_worth` breaks a tie at the end.
 */
export interface Seat {
  animals: Animal[];
  caves: HiddenCard[][];
  hand: Goods;
  hand_size: number;
  hand_worth: number | null;
  maps: number;
  points: Points;
  standing: Standing;
  thieves: (HiddenCard | null)[];
  won: boolean;
}

/** An animal; its cargo from bottom to top. */
export interface Animal {
  cargo: ("gold" | "millet" | "salt" | "water")[];
  sort: "camel" | "donkey";
}

/** A face-down card; without a good this seat does not know it. */
export interface HiddenCard {
  good: "gold" | "millet" | "salt" | "water" | null;
  seen_by_all: boolean;
}

/** Points by where they come from; the two stages by good. */
export interface Points {
  maps: number;
  stages: Goods[];
  total: number;
  unused: number;
}

/** Points so far, and `now`: if the game ended at once; `open`: hidden things may still change that. */
export interface Standing {
  now: number;
  open: boolean;
  points: number;
}

/** How many of each special card. */
export interface Specials {
  cave: number;
  donkey: number;
  map: number;
  thief: number;
}
