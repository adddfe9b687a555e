// Which things an event concerned, and what travelled from where to where.

import type { Arg, Shown } from "../../wire/types";
import type { Flight } from "../contract";
import { BOARDS, placeRef, type TundraView } from "./view";

const GOOD_NAMES = ["firewood", "stone", "peat", "berries"];

export function flight(shown: Shown, view: unknown, _seat: number, log: readonly Shown[]): Flight | null {
  const { args } = shown;
  const table = view as TundraView;
  const seat = seatOf(args["player"]);
  const own = `seat${seat}`;
  const good = nameOf(args["good"]);
  const place = placeOf(args["place"]);
  const board = `${own}.board${BOARDS.findIndex((name) => name === nameOf(args["board"]))}`;
  const die = `${own}.die${args["value"] ?? ""}`;
  const worker = `tn-worker-${seat}`;
  switch (shown.message) {
    case "event-opened":
      return { from: place, to: place, art: "tn-land-closed" };
    case "event-kept":
      return { from: `${own}.name`, to: `${board}.spot0`, art: "tn-sign-card" };
    case "event-market":
      return { from: "deck", to: `market${Number(args["space"]) - 1}`, art: "tn-sign-card" };
    case "event-rolled-own":
      return { from: "dice-supply", to: die, art: "tn-sign-roll" };
    case "event-rerolled":
      return { from: die, to: "roll-again", art: "tn-sign-roll" };
    case "event-changed":
      return { from: die, to: `${own}.die${args["now"] ?? ""}`, art: "tn-sign-turn" };
    case "event-bought-die":
      return { from: `${own}.berries`, to: "dice-supply", art: "tn-berries" };
    case "event-put":
      return { from: die, to: `${board}.slot${args["value"] ?? ""}`, art: "tn-sign-die" };
    case "event-scored-goal":
      return { from: die, to: goalRef(table, nameOf(args["goal"])), art: "tn-sign-die" };
    case "event-laid-aside":
      return { from: die, to: "lay-aside", art: "tn-sign-die" };
    case "event-advised": {
      const ref = advisorRef(table, seat, nameOf(args["card"]));
      return { from: ref, to: ref, art: "tn-sign-card" };
    }
    case "event-moved":
    case "event-moved-home":
      // The figure walks by itself; the place is shown as part of what happened.
      return { from: place, to: place, art: worker };
    case "event-joined":
    case "event-sent":
      return { from: `${own}.idle`, to: place, art: worker };
    case "event-built":
      return { from: `${own}.towers`, to: place, art: `tn-tower-${seat}` };
    case "event-gained":
      if (good === "points") return { from: `${own}.name`, to: `${own}.name`, art: "tn-points" };
      return { from: `${own}.name`, to: `${own}.${good}`, art: `tn-${good}` };
    case "event-gathered":
      return { from: gladeOf(table, seat, good), to: `${own}.${good}`, art: `tn-${good}` };
    case "event-sold":
    case "event-spent":
      return GOOD_NAMES.includes(good) ? { from: `${own}.${good}`, to: `${own}.name`, art: `tn-${good}` } : null;
    case "event-tucked":
      return { from: stallOf(shown, log), to: `${board}.spot${args["spot"] ?? ""}`, art: "tn-sign-card" };
    case "event-hired":
      return { from: stallOf(shown, log), to: `${own}.advisor${Number(args["space"]) - 1}`, art: "tn-sign-card" };
    case "event-discarded":
      return { from: `${own}.name`, to: "discards", art: "tn-sign-card" };
    case "event-renewed":
      return { from: "market", to: "discards", art: "tn-sign-renew" };
    case "event-upgraded":
      return { from: board, to: board, art: "tn-sign-upgrade" };
    case "event-upkeep":
    case "event-personal":
      return { from: `${own}.name`, to: `${own}.name`, art: "tn-points" };
    default:
      return null;
  }
}

function seatOf(arg: Arg | undefined): number {
  return typeof arg === "string" && arg.startsWith("seat:") ? Number(arg.slice(5)) : -1;
}

function nameOf(arg: Arg | undefined): string {
  return typeof arg === "string" && arg.startsWith("name:") ? (arg.slice(5).split(" ")[0] ?? "") : "";
}

/** Places are named and numbered from one. */
function placeOf(arg: Arg | undefined): string {
  const [name, n = "1"] = typeof arg === "string" ? arg.slice(5).split(" ") : [];
  return name === "settlement-n" ? `settlement${Number(n) - 1}` : `glade${Number(n) - 1}`;
}

/** The market space a card was taken from: the last one it had come to. */
function stallOf(taken: Shown, log: readonly Shown[]): string {
  const before = log.slice(0, log.lastIndexOf(taken));
  const space = before.findLast((shown) => shown.message === "event-market" && shown.args["card"] === taken.args["card"])?.args["space"];
  return space === undefined ? "market" : `market${Number(space) - 1}`;
}

function goalRef(view: TundraView, name: string): string {
  return `goal${view.goals.findIndex((goal) => `goal-${goal?.goal ?? ""}` === name)}`;
}

function advisorRef(view: TundraView, seat: number, card: string): string {
  return `seat${seat}.advisor${view.seats[seat]?.advisors.findIndex((held) => held?.card === card) ?? 0}`;
}

/** One of the glades under a seat's pieces that gives this resource. */
function gladeOf(view: TundraView, seat: number, good: string): string {
  const at = view.glades.findIndex(
    (glade, place) => glade.resource === good && (glade.tower === seat || view.seats[seat]?.workers.includes(place)),
  );
  return at < 0 ? `seat${seat}.name` : placeRef(at);
}
