// The view the server draws for a seat: see games/tundra/view.py.

export const RESOURCES = ["firewood", "stone", "peat"] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, "berries"] as const;
export type Good = (typeof GOODS)[number];
export const BOARDS = ["architecture", "travel", "gathering", "trade"] as const;
export type BoardName = (typeof BOARDS)[number];
export const FACES = [6, 5, 4, 3, 2, 1] as const;
export const SOURCES = ["boards", "towers", "goals", "cards", "advisors", "sales", "personal", "start"] as const;
export type Source = (typeof SOURCES)[number];

/** How far the tracks of a player board go. */
export const MOST: Record<Good, number> = { firewood: 10, stone: 10, peat: 10, berries: 20 };
/** Places with higher numbers are settlements. */
const GLADES = 24;
export const ROUNDS = 4;
/** Points of the three steps of a common goal. */
export const STEPS = [2, 4, 6] as const;

export interface Glade {
  /** Axial coordinates. */
  at: [number, number];
  edge: boolean;
  /** Null: still closed. */
  tile: string | null;
  resource: Resource | "none" | null;
  /** What a tower gives, in the notation of the component files. */
  bonus: string | null;
  /** The seat whose tower stands here. */
  tower: number | null;
}

export interface Card {
  card: string;
  text: string;
}

export interface Advisor extends Card {
  turned: boolean;
}

export interface Goal {
  goal: string;
  dice: [number, number];
  needs: [number, number, number];
  /** What each seat has of it. */
  counts: number[];
  taken_by: number | null;
  die: number | null;
}

export interface OrderBoardView {
  board: BoardName;
  upgraded: boolean;
  text: string;
  /** What stands on the other side. */
  back: string;
  /** Firewood, stone, peat. */
  cost: [number, number, number];
  /** Values of the slots that hold a die. */
  dice: number[];
  /** A starter, then market cards. */
  cards: (Card | null)[];
}

export interface Limits {
  advisors: number;
  dice: number;
  early: number;
  late: number;
  reroll: number;
  change: number;
  buy: number;
  helpers: number;
  spots: number;
  card: number;
}

export interface PersonalGoal {
  /** Null: this seat does not know it. */
  goal: string | null;
  count?: number;
  needs?: [number, number, number];
  points?: [number, number, number];
}

export interface SeatView {
  goods: Record<Good, number>;
  /** Values of unused dice. */
  dice: number[];
  unrolled: number;
  supply: number;
  aside: number;
  title: string;
  gain: string;
  limits: Limits;
  /** Where each worker stands; null: in the supply. */
  workers: (number | null)[];
  towers_left: number;
  boards: OrderBoardView[];
  advisors: (Advisor | null)[];
  /** Starters in hand, later those returned; null: not known. */
  hand: (Card | null)[];
  personal: PersonalGoal | null;
  has_chosen: boolean;
  points: Record<Source | "total", number>;
  won: boolean;
}

export interface TundraView {
  round: number;
  first: number;
  turn: number;
  over: boolean;
  glades: Glade[];
  settlements: { at: [number, number] }[];
  gathering: { seat: number; glades: number[] } | null;
  closed: { tile: string; resource: Resource | "none"; bonus: string }[];
  deck: string[];
  discards: string[];
  market: (Card | null)[];
  goals: (Goal | null)[];
  unseen_starters: string[];
  unseen_goals: string[];
  /** What is written on every card of this table. */
  printed: Record<string, string>;
  seats: SeatView[];
}

export interface Piece {
  seat: number;
  worker: number;
}

/** The name of a place, as references spell it. */
export function placeRef(place: number): string {
  return place < GLADES ? `glade${place}` : `settlement${place - GLADES}`;
}

/** The workers on a place, in the order of seats. */
export function workersOn(view: TundraView, place: number): Piece[] {
  return view.seats.flatMap((seat, at) =>
    seat.workers.flatMap((where, worker) => (where === place ? [{ seat: at, worker }] : [])),
  );
}

export function homeOf(seat: number): number {
  return GLADES + seat;
}

/** Dice of a seat's colour wait here: value and how many. */
export function byValue(dice: readonly number[]): { value: number; count: number }[] {
  return FACES.map((value) => ({ value, count: dice.filter((die) => die === value).length })).filter(
    ({ count }) => count > 0,
  );
}

export function isAdvisor(card: Card): boolean {
  return card.card.startsWith("a");
}
