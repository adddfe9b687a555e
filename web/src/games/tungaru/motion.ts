// Which things an event concerned, and what travelled from where to where.

import type { Arg, Shown } from "../../wire/types";
import type { Flight } from "../contract";
import type { TungaruView } from "./view";

/** Finds the things of the table by the names an event uses. */
class Places {
  constructor(private readonly view: TungaruView) {}

  island(arg: Arg | undefined): string {
    return `island${this.view.islands.findIndex((island) => island.name === nameOf(arg))}`;
  }

  ground(one: Arg | undefined, two: Arg | undefined): string {
    const both = [nameOf(one), nameOf(two)];
    const at = this.view.grounds.findIndex((ground) =>
      ground.islands.every((island) => both.includes(this.view.islands[island]?.name ?? "")),
    );
    return `ground${at}`;
  }

  /** Where a nomad lies now. */
  nomad(arg: Arg | undefined): string {
    const id = nomadId(arg);
    const island = this.view.islands.findIndex((one) => one.nomad === id);
    if (island >= 0) return `island${island}.nomad`;
    const space = this.view.migration.indexOf(id);
    if (space >= 0) return `migration${space}`;
    return this.own(id);
  }

  /** Where a recruited nomad lies, face up or on its travels. */
  own(id: string): string {
    for (const [at, seat] of this.view.seats.entries()) {
      const slot = seat.nomads.indexOf(id);
      if (slot >= 0) return `seat${at}.nomad${slot}`;
      if (seat.travellers.includes(id)) return `seat${at}.travellers`;
    }
    return "pile";
  }
}

export function flight(shown: Shown, drawn: unknown, own: number): Flight | null {
  const { args } = shown;
  const view = drawn as TungaruView;
  const places = new Places(view);
  const at = seatOf(args["player"]);
  const seat = `seat${at}`;
  const good = nameOf(args["good"]);
  const art = `tg-good-${good}`;
  const island = places.island(args["island"]);
  const stay = (ref: string, drawing = "tg-ripple"): Flight => ({ from: ref, to: ref, art: drawing });
  switch (shown.message) {
    case "event-nomad-comes":
      return { from: "pile", to: `${island}.nomad`, art: "tg-nomad-back" };
    case "event-nomad-waits":
    case "event-arrived":
      return { from: "pile", to: `migration${Number(args["space"]) - 1}`, art: "tg-nomad-back" };
    case "event-migrated":
      return { from: `migration${Number(args["space"]) - 1}`, to: `${island}.nomad`, art: "tg-nomad-back" };
    case "event-boat-placed":
    case "event-sailed":
      return { from: `${seat}.boat`, to: places.ground(args["one"], args["two"]), art: `tg-boat-${at}` };
    case "event-reserves":
      return { from: `${seat}.track`, to: `${island}.nomad`, art: `tg-monument-${at}` };
    case "event-monument-taken":
      return stay(`${seat}.${nameOf(args["spot"])}`);
    case "event-built":
      return { from: `${seat}.track`, to: `${island}.monuments`, art: `tg-monument-${at}` };
    case "event-set-aside":
      return stay(`${island}.monuments`);
    case "event-gained":
      return { from: `supply.${good}`, to: `${seat}.${good}`, art };
    case "event-gave-up":
    case "event-spent":
      return { from: `${seat}.${good}`, to: `supply.${good}`, art };
    case "event-income":
      return { from: places.own(nomadId(args["nomad"])), to: `${seat}.${good}`, art };
    case "event-gave":
      return { from: `${seat}.${good}`, to: `seat${seatOf(args["beggar"])}.${good}`, art };
    case "event-fished":
      return { from: "supply.fish", to: `${seat}.leader`, art: "tg-good-fish" };
    case "event-kept-fish":
      return { from: `${seat}.leader`, to: `${seat}.fish`, art: "tg-good-fish" };
    case "event-lost-fish":
      return { from: `${seat}.leader`, to: "supply.fish", art: "tg-good-fish" };
    case "event-leads":
    case "event-benefit-used":
    case "event-declined":
      return stay(`${seat}.leader`);
    case "event-worker-rolled":
      return { from: `${seat}.leader`, to: `${seat}.die3`, art: `tg-die-${at}` };
    case "event-harvested":
      return { from: `${seat}.die0`, to: `${island}.dice`, art: `tg-die-${at}` };
    case "event-die-placed":
      return stay(`${seat}.die${Number(args["die"]) - 1}`);
    case "event-rolled":
      // Everybody sets the same values; whoever looks sees them come from who rolled.
      return own < 0 ? null : { from: `seat${view.start}.name`, to: `seat${own}.die1`, art: `tg-die-${own}` };
    case "event-settler-used":
      return stay(`${island}.settlers`);
    case "event-nomad-used":
      return stay(`${seat}.travellers`);
    case "event-settled":
      return { from: `${seat}.reserve`, to: `${island}.settlers`, art: `tg-settler-${at}` };
    case "event-settled-tamana":
      return { from: `${seat}.reserve`, to: "tamana", art: `tg-settler-${at}` };
    case "event-put":
      return { from: `${seat}.${good}`, to: `${island}.trade`, art };
    case "event-took":
      return { from: `${island}.market${Number(args["market"]) - 1}`, to: `${seat}.${good}`, art };
    case "event-travelled":
      return { from: `${places.island(args["one"])}.settlers`, to: `${places.island(args["two"])}.settlers`, art: `tg-settler-${at}` };
    case "event-recruits":
      return { from: `${island}.nomad`, to: `${seat}.name`, art: "tg-nomad-back" };
    case "event-face-up":
      return { from: `${seat}.name`, to: `${seat}.nomad${Number(args["space"]) - 1}`, art: "tg-nomad-back" };
    case "event-to-travellers":
      return { from: `${seat}.name`, to: `${seat}.travellers`, art: "tg-nomad-back" };
    case "event-sold":
      return { from: places.own(nomadId(args["nomad"])), to: `${seat}.points`, art: "tg-points" };
    case "event-leader-used":
      return stay(`${seat}.leader.space${Number(args["space"]) - 1}`);
    case "event-swapped":
      return { from: `${places.island(args["one"])}.nomad`, to: `${places.island(args["two"])}.nomad`, art: "tg-nomad-back" };
    case "event-new-start":
      return stay(`${seat}.name`);
    case "event-card-passed":
      return { from: `${seat}.leader`, to: `seat${seatOf(args["to"])}.leader`, art: `tg-leader-${nameOf(args["leader"])}` };
    case "event-scores":
      return stay(`${seat}.points`, "tg-points");
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

/** "name:nomad-n 7" is N07, "name:deluxe-n 1" D1. */
function nomadId(arg: Arg | undefined): string {
  const [name = "", n = ""] = typeof arg === "string" ? arg.slice(5).split(" ") : [];
  return name === "deluxe-n" ? `D${n}` : `N${n.padStart(2, "0")}`;
}
