// What a screen reader hears about the things on the table, and what cards say in words.

import { capital, words } from "../../lib/words.svelte";
import { effect, gains, rowOf, rows, verb, type Gain, type Item } from "./notation";
import {
  workersOn,
  type Advisor,
  type Card,
  type Goal,
  type PersonalGoal,
  type SeatView,
  type TundraView,
} from "./view";

const LETTERED = ["firewood", "stone", "peat", "berries"];

/** Goods have a letter beside their shape. */
export function letter(item: Item): string {
  return LETTERED.includes(item) ? words.say(`ui-tundra-letter-${item}`) : "";
}

/** "2 firewood and a berry" */
export function gained(list: readonly Gain[]): string {
  if (list.length === 0) return words.say("ui-tundra-nothing");
  return joined(list.map(({ item, count }) => words.say(`ui-tundra-item-${item}`, { count })));
}

/** "a, b and c" */
export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return words.say("ui-tundra-and", { some: parts.slice(0, -1).join(", "), last });
}

function span(from: number, to: number, what: string): string {
  return words.say("ui-tundra-row", { from, to, single: from === to ? 1 : 0, what });
}

/** The rows of an enhancement card. */
export function cardRows(text: string): string[] {
  return rows(text).map(({ from, to, what }) => span(from, to, gained(gains(what))));
}

/** The rows of a side of an order board. */
export function boardRows(text: string): string[] {
  return rows(text).map(({ from, to, what }) => {
    const deed = verb(what);
    return span(from, to, words.say(`ui-tundra-verb-${deed.verb}`, { count: deed.count }));
  });
}

/** What an advisor does. */
export function advice(text: string): string {
  const { kind, pay, times, most, gains: given } = effect(text);
  return words.say(`ui-tundra-advice-${kind}`, { pay, times, most, gains: gained(given) });
}

/** What a card says, wherever it lies. */
export function cardText(name: string, text: string): string {
  return name.startsWith("a") ? advice(text) : cardRows(text).join("; ");
}

/** A card's name by itself: sentences quote it, cards do not. */
export function cardName(name: string): string {
  return capital(words.say(`name-${name}`).replace(/[„“]/g, ""));
}

/** A name on a narrow card may be broken between its halves, and nowhere else. */
export function onCard(name: string): string {
  const halves = words.say("ui-tundra-seams").split(" ").join("|");
  return name.replace(new RegExp(`(?<=\\p{L})(?=${halves})`, "gu"), "\u00ad");
}

export function cardLabel(card: Card): string {
  return words.say(card.card.startsWith("a") ? "ui-tundra-advisor-card" : "ui-tundra-enhancement-card", {
    card: `name:${card.card}`,
    text: cardText(card.card, card.text),
  });
}

// -- the map ---------------------------------------------------------------------------------------

/** "2 workers of Anna, 1 of Boris" */
export function crowd(view: TundraView, place: number, names: readonly string[]): string {
  const pieces = workersOn(view, place);
  return view.seats
    .map((_, seat) => ({ seat, count: pieces.filter((piece) => piece.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => words.say("ui-tundra-workers-of", { count, owner: names[seat] ?? "" }))
    .join(", ");
}

export function placeName(place: number): string {
  return capital(place < 24 ? words.say("name-glade-n", { n: place + 1 }) : words.say("name-settlement-n", { n: place - 23 }));
}

export function gladeLabel(view: TundraView, at: number, names: readonly string[]): string {
  const glade = view.glades[at];
  if (!glade) return "";
  if (glade.tile === null) return words.say("ui-tundra-glade-closed", { place: placeName(at) });
  return [
    words.say("ui-tundra-glade-open", {
      place: placeName(at),
      resource: glade.resource ?? "none",
      bonus: gained(gains(glade.bonus ?? "")),
    }),
    glade.tower === null ? "" : words.say("ui-tundra-tower-of", { owner: names[glade.tower] ?? "" }),
    crowd(view, at, names),
  ]
    .filter(Boolean)
    .join(", ");
}

export function settlementLabel(view: TundraView, seat: number, names: readonly string[]): string {
  const home = words.say("ui-tundra-settlement-label", { place: placeName(24 + seat), owner: names[seat] ?? "" });
  return [home, crowd(view, 24 + seat, names)].filter(Boolean).join(", ");
}

export function workerLabel(view: TundraView, seat: number, worker: number, owner: string): string {
  const where = view.seats[seat]?.workers[worker] ?? null;
  const place = where === null ? words.say("ui-tundra-in-supply") : placeName(where);
  return words.say("ui-tundra-worker-label", { n: worker + 1, owner, place });
}

// -- a seat ----------------------------------------------------------------------------------------

export function boardName(seat: SeatView, which: number): string {
  return words.say(`name-${seat.boards[which]?.board ?? ""}`);
}

/** "3 stone and 1 firewood" */
export function costOf(seat: SeatView, which: number): string {
  const [firewood = 0, stone = 0, peat = 0] = seat.boards[which]?.cost ?? [];
  const list: Gain[] = [
    { item: "firewood", count: firewood },
    { item: "stone", count: stone },
    { item: "peat", count: peat },
  ];
  return gained(list.filter(({ count }) => count > 0));
}

export function boardLabel(seat: SeatView, which: number, owner: string): string {
  const board = seat.boards[which];
  return words.say(board?.upgraded ? "ui-tundra-board-upgraded" : "ui-tundra-board-base", {
    board: boardName(seat, which),
    owner,
    cost: costOf(seat, which),
  });
}

export function slotLabel(seat: SeatView, which: number, value: number, owner: string): string {
  const board = seat.boards[which];
  const deed = verb(rowOf(board?.text ?? "", value) ?? "");
  return words.say(board?.dice.includes(value) ? "ui-tundra-slot-taken" : "ui-tundra-slot", {
    board: boardName(seat, which),
    owner,
    value,
    what: words.say(`ui-tundra-verb-${deed.verb}`, { count: deed.count }),
  });
}

export function spotLabel(seat: SeatView, which: number, spot: number, owner: string): string {
  const card = seat.boards[which]?.cards[spot] ?? null;
  const place = { board: boardName(seat, which), owner };
  if (card === null) return words.say(spot === 0 ? "ui-tundra-spot-starter" : "ui-tundra-spot-market", place);
  return words.say("ui-tundra-spot-card", { ...place, card: `name:${card.card}`, text: cardText(card.card, card.text) });
}

export function advisorLabel(card: Advisor | null, owner: string): string {
  if (card === null) return words.say("ui-tundra-advisor-room", { owner });
  return words.say(card.turned ? "ui-tundra-advisor-turned" : "ui-tundra-advisor-ready", {
    card: `name:${card.card}`,
    owner,
    text: advice(card.text),
  });
}

// -- goals -----------------------------------------------------------------------------------------

export function goalLabel(goal: Goal | null, names: readonly string[]): string {
  if (goal === null) return words.say("ui-tundra-goal-none");
  const counts = goal.counts.map((count, seat) => words.say("ui-tundra-has", { owner: names[seat] ?? "", count }));
  return words.say(goal.taken_by === null ? "ui-tundra-goal-open" : "ui-tundra-goal-taken", {
    goal: `name:goal-${goal.goal}`,
    one: goal.dice[0],
    two: goal.dice[1],
    needs: goal.needs.join("/"),
    counts: counts.join(", "),
    owner: goal.taken_by === null ? "" : (names[goal.taken_by] ?? ""),
  });
}

export function personalLabel(goal: PersonalGoal | null, owner: string): string {
  if (goal === null) return "";
  if (goal.goal === null) return words.say("ui-tundra-personal-hidden", { owner });
  return words.say("ui-tundra-personal-label", {
    goal: `name:personal-${goal.goal}`,
    owner,
    what: words.say(`ui-tundra-personal-${goal.goal}`),
    needs: goal.needs?.join("/") ?? "",
    points: goal.points?.join("/") ?? "",
    count: goal.count ?? 0,
  });
}
