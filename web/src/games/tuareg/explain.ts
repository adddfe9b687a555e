// "What is this?" on a table of Tuareg: what a thing is and does, with the values of this table's cards.

import { capital, words } from "../../lib/words.svelte";
import type { Explained, Scene } from "../contract";
import { amounts, animalLabel, caveLabel, goodName, handLabel, thievesLabel } from "./labels";
import { GOODS, SPECIALS, type Good, type Special, type TuaregView } from "./view";

const SPECIAL_RULES: Record<Special, string[]> = {
  donkey: ["TUA-9", "TUA-14", "TUA-16"],
  cave: ["TUA-10", "TUA-14"],
  thief: ["TUA-11", "TUA-14"],
  map: ["TUA-16"],
};

export function explain(ref: string, scene: Scene): Explained | null {
  const view = scene.view as TuaregView;
  const [place = "", what = ""] = ref.split(".");
  const good = GOODS.find((known) => known === what);
  if (good && (place === "market" || place === "hand")) return ofGood(good, place, scene, view);
  const special = SPECIALS.find((known) => known === what);
  if (place === "stock" && special) return ofSpecial(special, view);
  if (place.startsWith("seat")) return ofSeat(Number(place.slice(4)), what, scene, view);
  switch (ref) {
    case "pile":
      return said("pile", words.say("ui-tuareg-pile-label", { count: view.pile }), {}, ["TUA-5", "TUA-12"]);
    case "discards":
      return said("discards", words.say("ui-tuareg-discards-label", { goods: amounts(view.discards) }), {}, ["TUA-8"]);
    case "market":
      return said("market", words.say("ui-tuareg-market"), {}, ["TUA-4", "TUA-7"]);
    default:
      return null;
  }
}

function said(about: string, title: string, args: Record<string, string | number>, rules: string[], more: string[] = []): Explained {
  return { title, lines: [words.say(`ui-tuareg-is-${about}`, args), ...more], rules };
}

function ofGood(good: Good, place: string, scene: Scene, view: TuaregView): Explained {
  const { count, dinars, points } = view.printed[good];
  const held = scene.seat >= 0 ? (view.seats[scene.seat]?.hand[good] ?? 0) : 0;
  return {
    title: capital(goodName(good)),
    lines: [
      words.say("ui-tuareg-is-good", { count, dinars, points, less: points - 1 }),
      words.say("ui-tuareg-is-load", { good }),
      place === "market"
        ? words.say("ui-tuareg-is-market-good", { count: view.market[good] })
        : words.say("ui-tuareg-is-hand-good", { count: held }),
    ],
    rules: ["TUA-1", "TUA-9", place === "market" ? "TUA-7" : "TUA-6", "TUA-13"],
  };
}

function ofSpecial(special: Special, view: TuaregView): Explained {
  const left = view.stock[special];
  const more = [words.say("ui-tuareg-is-price", { price: view.price, left })];
  return said(special, capital(words.say(`name-${special}`)), {}, ["TUA-8", ...SPECIAL_RULES[special]], more);
}

function ofSeat(at: number, what: string, scene: Scene, view: TuaregView): Explained | null {
  const seat = view.seats[at];
  if (!seat) return null;
  const owner = scene.names[at] ?? "";
  const number = Number(/\d+$/.exec(what)?.[0] ?? 0);
  if (what.startsWith("animal")) {
    const sort = seat.animals[number]?.sort ?? "camel";
    const rules = sort === "camel" ? ["TUA-9", "TUA-2"] : ["TUA-9", "TUA-14"];
    return said(sort, animalLabel(seat, number, owner), {}, rules);
  }
  if (what.startsWith("cave")) return said("cave", caveLabel(seat.caves[number] ?? [], number, owner), {}, SPECIAL_RULES.cave);
  if (what === "thief") return said("thief", thievesLabel(seat, owner), {}, SPECIAL_RULES.thief);
  if (what === "maps") {
    return said("map", words.say("ui-tuareg-maps-label", { owner, count: seat.maps }), {}, SPECIAL_RULES.map);
  }
  if (what === "hand") return said("hand", handLabel(seat, owner), { owner }, ["TUA-5", "TUA-11"]);
  return null;
}

/** What to point at next, as a part of a sentence. */
export function kind(ref: string): string | null {
  const [place = "", what = ""] = ref.split(".");
  if (place === "hand") return words.say("ui-tuareg-kind-hand");
  if (place === "market") return what ? words.say("ui-tuareg-kind-market") : null;
  if (place === "stock") return words.say("ui-tuareg-kind-special");
  if (what.startsWith("animal")) return words.say("ui-tuareg-kind-animal");
  if (what.startsWith("cave")) return words.say("ui-tuareg-kind-cave");
  if (what === "hand") return words.say("ui-tuareg-kind-other-hand");
  return null;
}
