// "What is this?" on a table of Tundra: what a thing is and does, with what is printed at this table.

import { capital, words } from "../../lib/words.svelte";
import type { Explained, Scene } from "../contract";
import { ofCard, said } from "./explain_card";
import { ofSeat } from "./explain_seat";
import { cardLabel, crowd, gained, goalLabel, placeName } from "./labels";
import { gains } from "./notation";
import { homeOf, RESOURCES, STEPS, type TundraView } from "./view";

export function explain(ref: string, scene: Scene): Explained | null {
  const view = scene.view as TundraView;
  const [place = "", what = "", part = ""] = ref.split(".");
  const number = Number(/\d+$/.exec(place)?.[0] ?? 0);
  switch (place.replace(/\d+$/, "")) {
    case "seat":
      return ofSeat(number, what, part, scene, view);
    case "glade":
      return ofGlade(number, scene, view);
    case "settlement": {
      const line = words.say("ui-tundra-is-settlement", { owner: scene.names[number] ?? "" });
      return said(placeName(homeOf(number)), [line, crowd(view, homeOf(number), scene.names)], ["TUN-3", "TUN-17", "TUN-19"]);
    }
    case "market":
      return ofCard(view.market[number] ?? null, words.say("ui-tundra-is-market"));
    case "hand":
      return ofCard(view.seats[scene.seat]?.hand[number] ?? null, words.say("ui-tundra-is-hand"));
    case "goal":
      return ofGoal(number, scene, view);
    case "deck":
      return said(words.say("ui-tundra-deck-label", { count: view.deck.length }), [words.say("ui-tundra-is-deck"), ...listed(view, view.deck)], ["TUN-6", "TUN-23", "TUN-27"]);
    case "discards":
      return said(words.say("ui-tundra-discards-label", { count: view.discards.length }), [words.say("ui-tundra-is-discards"), ...listed(view, view.discards)], ["TUN-11", "TUN-27"]);
    case "round":
      return said(
        view.round === 0 ? words.say("ui-tundra-before") : words.say("ui-tundra-round", { round: view.round }),
        [words.say("ui-tundra-is-round"), words.say("ui-tundra-is-first", { first: scene.names[view.first] ?? "" })],
        ["TUN-8", "TUN-9", "TUN-10", "TUN-11"],
      );
    default:
      return ofWay(ref, scene, view);
  }
}

function ofGlade(at: number, scene: Scene, view: TundraView): Explained | null {
  const glade = view.glades[at];
  if (!glade) return null;
  if (glade.tile === null) {
    const left = [...RESOURCES, "none" as const].map((resource) =>
      words.say(`ui-tundra-tiles-${resource}`, { count: view.closed.filter((tile) => tile.resource === resource).length }),
    );
    return said(placeName(at), [words.say("ui-tundra-is-closed"), words.say("ui-tundra-is-left", { tiles: left.join(", ") })], ["TUN-3", "TUN-17"]);
  }
  return said(
    placeName(at),
    [
      words.say("ui-tundra-is-glade", { resource: glade.resource ?? "none" }),
      words.say("ui-tundra-is-bonus", { bonus: gained(gains(glade.bonus ?? "")) }),
      glade.tower === null ? null : `${capital(words.say("ui-tundra-tower-of", { owner: scene.names[glade.tower] ?? "" }))}.`,
      crowd(view, at, scene.names) || null,
      glade.edge ? words.say("ui-tundra-is-edge") : null,
    ],
    ["TUN-17", "TUN-18", "TUN-22"],
  );
}

/** Cards by name, with what they do. */
function listed(view: TundraView, cards: readonly string[]): string[] {
  return cards.map((card) => `${cardLabel({ card, text: view.printed[card] ?? "" })}.`);
}

function ofGoal(slot: number, scene: Scene, view: TundraView): Explained {
  const goal = view.goals[slot] ?? null;
  if (goal === null) return said(words.say("ui-tundra-goal-none"), [words.say("ui-tundra-is-goal", { one: "?", two: "?" })], ["TUN-6"]);
  const steps = STEPS.map((points, i) => words.say("ui-tundra-is-step", { need: goal.needs[i] ?? 0, points }));
  return said(
    words.say(`name-goal-${goal.goal}`),
    [
      words.say(`ui-tundra-goal-${goal.goal}`),
      `${capital(steps.join(", "))}.`,
      words.say("ui-tundra-is-goal", { one: goal.dice[0], two: goal.dice[1] }),
      `${goalLabel(goal, scene.names)}.`,
    ],
    ["TUN-14", "TUN-6"],
  );
}

/** Free actions with dice. */
function ofWay(ref: string, scene: Scene, view: TundraView): Explained | null {
  const seat = view.seats[Math.max(0, scene.seat)];
  if (!seat) return null;
  const { reroll, change, buy } = seat.limits;
  switch (ref) {
    case "roll-again":
      return said(words.say("ui-tundra-way-reroll", { cost: reroll }), [words.say("ui-tundra-is-reroll")], ["TUN-15"]);
    case "up":
      return said(words.say("ui-tundra-way-up", { cost: change }), [words.say("ui-tundra-is-change")], ["TUN-15"]);
    case "down":
      return said(words.say("ui-tundra-way-down", { cost: change }), [words.say("ui-tundra-is-change")], ["TUN-15"]);
    case "dice-supply":
      return said(words.say("ui-tundra-way-buy", { cost: buy, count: seat.supply }), [words.say("ui-tundra-is-supply", { most: seat.limits.dice })], ["TUN-15", "TUN-2"]);
    case "lay-aside":
      return said(words.say("ui-tundra-way-aside", { count: seat.aside }), [words.say("ui-tundra-is-aside")], ["TUN-12"]);
    default:
      return null;
  }
}

/** What to point at next, as a part of a sentence. */
export function kind(ref: string): string | null {
  const [place = "", what = "", part = ""] = ref.split(".");
  const sort = (part || what || place).replace(/\d+$/, "");
  const named = KINDS[sort];
  return named === undefined ? null : words.say(`ui-tundra-kind-${named}`);
}

const KINDS: Record<string, string> = {
  die: "die",
  slot: "slot",
  spot: "spot",
  board: "board",
  worker: "worker",
  idle: "idle",
  towers: "towers",
  advisor: "advisor",
  firewood: "resource",
  stone: "resource",
  peat: "resource",
  glade: "place",
  settlement: "place",
  market: "card",
  hand: "card",
  goal: "goal",
  up: "way",
  down: "way",
  "roll-again": "way",
  "lay-aside": "way",
};
