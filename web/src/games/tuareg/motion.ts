// Which things an event concerned, and what travelled from where to where.

import type { Arg, Shown } from "../../wire/types";
import type { Flight } from "../contract";
import { GOODS, type TuaregView } from "./view";

/** The table as one seat sees it: where its own hand lies open, the others' are one thing each. */
class Places {
  constructor(
    private readonly view: TuaregView,
    private readonly own: number,
  ) {}

  hand(seat: number, good: string): string {
    return seat === this.own && good ? `hand.${good}` : `seat${seat}.hand`;
  }

  /** Animals are named by sort and number; donkeys lie after the camels. */
  animal(seat: number, arg: Arg | undefined): string {
    const [sort, number = "1"] = typeof arg === "string" ? arg.slice(5).split(" ") : [];
    const camels = this.view.seats[seat]?.animals.filter((animal) => animal.sort === "camel").length ?? 0;
    return `seat${seat}.animal${Number(number) - 1 + (sort === "donkey-n" ? camels : 0)}`;
  }
}

export function flight(shown: Shown, view: unknown, own: number): Flight | null {
  const { args } = shown;
  const places = new Places(view as TuaregView, own);
  const seat = seatOf(args["player"]);
  const good = nameOf(args["good"]);
  const art = GOODS.some((known) => known === good) ? `tu-good-${good}` : "tu-back";
  const hand = places.hand(seat, good);
  const market = `market.${good}`;
  const cave = `seat${seat}.cave${Number(args["cave"] ?? 1) - 1}`;
  const thief = `seat${seat}.thief`;
  switch (shown.message) {
    case "event-drew":
    case "event-drew-hidden":
      return { from: "pile", to: hand, art };
    case "event-market-opens":
      return { from: "pile", to: market, art };
    case "event-laid":
      return { from: hand, to: market, art };
    case "event-loaded":
      return { from: hand, to: places.animal(seat, args["animal"]), art };
    case "event-took":
      return { from: market, to: places.animal(seat, args["animal"]), art };
    case "event-paid": {
      const fromHand = nameOf(args["source"]) === "hand";
      return { from: fromHand ? hand : places.animal(seat, args["source"]), to: "discards", art };
    }
    case "event-bought": {
      const special = nameOf(args["special"]);
      return { from: `stock.${special}`, to: `seat${seat}.name`, art: `tu-special-${special}` };
    }
    case "event-hid":
    case "event-hid-hidden":
      return { from: hand, to: cave, art };
    case "event-hid-cargo":
      return { from: places.animal(seat, args["animal"]), to: cave, art };
    case "event-stole":
    case "event-stole-hidden":
      return { from: places.hand(seatOf(args["victim"]), good), to: thief, art };
    case "event-stole-cargo":
      return { from: places.animal(seatOf(args["victim"]), args["animal"]), to: thief, art };
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
