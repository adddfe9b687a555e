// The view the server draws for a seat: see games/tungaru/view.py.

export const GOODS = ["fish", "shell", "coconut", "pearl"] as const;
export type Good = (typeof GOODS)[number];
export const LEADERS = ["worker", "beggar", "fisher", "trader", "chief"] as const;
export type Leader = (typeof LEADERS)[number];
export const SCORINGS = ["storage", "monuments", "settlers", "nomads", "goods", "flower"] as const;
export type Scoring = (typeof SCORINGS)[number];
export type Benefit = "income" | "storage" | "dice" | "sail" | "settle" | "sell";
export type Flower = "A" | "B" | "C" | "D" | "E";
/** What a monument of the culture board can stand on. */
export const LOCKS = ["space-3", "space-4", "storage-6"] as const;
export type Lock = (typeof LOCKS)[number];

export type Goods = Record<Good, number>;

export interface IslandView {
  name: string;
  /** The island tile that lies on it. */
  tile: string | null;
  harvest: { faces: number[]; good: Good };
  trade: { give: Good; get: Goods };
  nomad: string | null;
  reserved: number | null;
  market: (Good | null)[];
  dice: ({ seat: number; value: number } | null)[];
  /** Spaces that are closed with so few players. */
  dice_closed: number;
  settlers: number[];
  settler_spaces: number;
  monuments: number[];
  monument_spaces: number;
  walkways: number[];
  migration: number[];
}

export interface GroundView {
  islands: [number, number];
  borders: number[];
  capacity: number;
  boats: number[];
}

export interface NomadView {
  cost: Goods;
  benefit: Benefit;
  good: Good | null;
  count: number;
  worth: number;
  faces: number[];
  scoring: Scoring;
  /** One number; four if goods are scored. */
  points: number[];
  flower: Flower | null;
}

export interface LeaderSpace {
  faces: number[];
  goods: Goods;
  open: boolean;
}

export interface SeatView {
  goods: Goods;
  storage: number;
  card_fish: boolean;
  ground: number | null;
  /** 0: spent, or not rolled; the last is the Worker's. */
  dice: number[];
  nomads: (string | null)[];
  nomad_dice: number[];
  travellers: string[];
  /** Monuments left on the culture track. */
  track: number;
  locks: Record<Lock, boolean>;
  settlers: (null | "upright" | "exhausted")[];
  tamana: boolean;
  settlers_left: number;
  monuments_on_board: number;
  monuments_aside: number;
  monuments: number;
  hand: Record<Leader, number>;
  leader: Leader | null;
  leader_dice: number[];
  benefit_used: boolean;
  sailed: number;
  passed: boolean;
  points: Record<Scoring | "gifts" | "sales" | "total", number>;
  /** What the scorings would bring if the game ended now. */
  worth_now: Record<Scoring, number>;
  won: boolean;
}

export interface TungaruView {
  round: number;
  turn: number;
  start: number;
  /** 1 to 4; 0 before the first round and after the last. */
  phase: number;
  round_limit: number | null;
  over: boolean;
  side: "small" | "large";
  islands: IslandView[];
  grounds: GroundView[];
  migration: (string | null)[];
  pile: string[];
  nomads: Record<string, NomadView>;
  leaders: Record<Leader, LeaderSpace[]>;
  /** Of the culture track, from the top. */
  rewards: (Good | "any")[];
  seats: SeatView[];
}

export function countGoods(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + goods[good], 0);
}

/** One entry for every single good. */
export function eachGood(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
}
