// What a screen reader hears about the things on the table, and what cards say in words.

import { capital, words } from "../../lib/words.svelte";
import type { Args, Said } from "../../wire/types";
import type { Advisor, Board, BoardRow, Card, Effect, Gain, Goal, PersonalGoal, Seat, View } from "./types";
import { homeAt, printedOn, workersOn } from "./view";

const say = (name: string, args: Args = {}): string => words.say(`tundra-${name}`, args);
const said = (name: string, args: Args = {}): Said => ({ message: `tundra-${name}`, args });

const some = (item: string, n: number): Said => ({ message: `name-some-${item}`, args: { n } });

/** "2 firewood and 1 berry" */
export function gained(gains: readonly Gain[]): Said[] {
  return gains.length > 0 ? gains.map(({ item, count }) => some(item, count)) : [said("nothing")];
}

function row({ high, low }: { high: number; low: number }, what: Said[]): Said {
  return said("row", { high, low, what, span: high === low ? "one" : high === low + 1 ? "two" : "many" });
}

/** What an advisor does. */
function help({ kind, pay, times, most, gains }: Effect): Said {
  const berries = (count: number): Said => some("berries", count);
  const given = gained(gains);
  switch (kind) {
    case "towers":
      return said("help-towers", { first: given, each: berries(times), most: berries(most) });
    case "buy":
      return said("help-buy", { count: times, pay: berries(pay), gains: given });
    case "sell":
      return said("help-pay", { pay: some("any", 1), gains: given });
    case "gain":
      return said(pay > 0 ? "help-pay" : "help-gain", { pay: berries(pay), gains: given });
    default:
      return said(`help-${kind}`);
  }
}

/** What stands on a card. */
function written(view: View, card: Card): Said {
  const { rows, effect } = printedOn(view, card);
  if (effect) return help(effect);
  return rows.map((one) => row(one, gained(one.gains))).reduce((first, next) => said("rows", { first, next }));
}

/** A card's name by itself: sentences quote it, cards do not. */
export function cardName(name: string): string {
  return capital(words.say(`name-${name}`).replace(/[„“]/g, ""));
}

/** A name on a narrow card may be broken between its halves, and nowhere else. */
export function onCard(name: string): string {
  const halves = say("seams").split(" ").join("|");
  return name.replace(new RegExp(`(?<=\\p{L})(?=${halves})`, "gu"), "\u00ad");
}

export function cardLabel(view: View, card: Card): string {
  const name = said(`card-${printedOn(view, card).sort}`, { card: `name:${card.card}` });
  return capital(say("card-label", { card: name, what: written(view, card) }));
}

// -- the map ---------------------------------------------------------------------------------------

/** "2 workers of Anna, 1 of Boris" */
function crowd(view: View, place: number, names: readonly string[]): string[] {
  const pieces = workersOn(view, place);
  return view.seats
    .map((_, seat) => ({ seat, count: pieces.filter((piece) => piece.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => say("workers-of", { count, owner: names[seat] ?? "" }));
}

export function placeName(view: View, place: number): string {
  const home = homeAt(view, place);
  return capital(
    home < 0 ? words.say("name-glade-n", { n: place + 1 }) : words.say("name-settlement-n", { n: home + 1 }),
  );
}

export function gladeLabel(view: View, at: number, names: readonly string[]): string {
  const glade = view.glades[at];
  if (!glade) return "";
  const place = placeName(view, at);
  if (glade.tile === null) return say("glade-closed", { place });
  const open = say("glade-open", { place, resource: glade.resource ?? "none", bonus: gained(glade.bonus ?? []) });
  const tower = glade.tower === null ? [] : [say("tower-of", { owner: names[glade.tower] ?? "" })];
  return [open, ...tower, ...crowd(view, at, names)].join(", ");
}

export function settlementLabel(view: View, seat: number, names: readonly string[]): string {
  const place = view.settlements[seat]?.place ?? -1;
  const home = say("settlement-label", { place: placeName(view, place), owner: names[seat] ?? "" });
  return [home, ...crowd(view, place, names)].join(", ");
}

export function workerLabel(view: View, seat: number, worker: number, owner: string): string {
  const where = view.seats[seat]?.workers[worker] ?? null;
  const place = where === null ? said("in-supply") : placeName(view, where);
  return say("worker-label", { n: worker + 1, owner, place });
}

// -- a seat ----------------------------------------------------------------------------------------

/** A title in the words for her or for him. */
export function titleName(seat: Seat): string {
  return `name:title-${seat.title}${seat.side === null ? "" : `-${seat.side}`}`;
}

export function boardLabel(view: View, board: Board, owner: string): string {
  const cost = gained(view.printed.boards[board.board]?.cost ?? []);
  return say(board.upgraded ? "board-upgraded" : "board-base", { board: `name:${board.board}`, owner, cost });
}

export function slotLabel(board: Board, value: number, rows: readonly BoardRow[], owner: string): string {
  const deed = rows.find(({ high, low }) => low <= value && value <= high);
  return say(board.dice.includes(value) ? "slot-taken" : "slot", {
    board: `name:${board.board}`,
    owner,
    value,
    what: deed ? said(`verb-${deed.verb}`, { count: deed.count }) : said("nothing"),
  });
}

export function spotLabel(view: View, board: Board, spot: number, owner: string): string {
  const card = board.cards[spot] ?? null;
  const place = { board: `name:${board.board}`, owner };
  if (card === null) return say(spot === 0 ? "spot-starter" : "spot-market", place);
  return capital(say("spot-card", { ...place, card: `name:${card.card}`, what: written(view, card) }));
}

export function advisorLabel(view: View, card: Advisor | null, owner: string): string {
  if (card === null) return say("advisor-room", { owner });
  const args = { card: `name:${card.card}`, owner, what: written(view, card) };
  return capital(say(card.turned ? "advisor-turned" : "advisor-ready", args));
}

// -- goals -----------------------------------------------------------------------------------------

export function goalLabel(view: View, goal: Goal | null, names: readonly string[]): string {
  const printed = goal && view.printed.goals[goal.goal];
  if (!goal || !printed) return say("goal-none");
  return say(goal.taken_by === null ? "goal-open" : "goal-taken", {
    goal: `name:goal-${goal.goal}`,
    one: printed.dice[0],
    two: printed.dice[1],
    needs: printed.needs.join("/"),
    points: view.printed.steps.join("/"),
    counts: goal.counts.map((count, seat) => said("has", { owner: names[seat] ?? "", count })),
    owner: goal.taken_by === null ? "" : (names[goal.taken_by] ?? ""),
  });
}

export function personalLabel(view: View, goal: PersonalGoal, owner: string): string {
  if (goal.goal === null) return say("personal-hidden", { owner });
  const { needs, points } = view.printed.personal[goal.goal] ?? { needs: [], points: [] };
  return say("personal-label", {
    goal: `name:personal-${goal.goal}`,
    owner,
    asks: said(`personal-${goal.goal}`, { needs: needs.join("/"), points: points.join("/") }),
    count: goal.count ?? 0,
  });
}
