// What a screen reader hears about the things of the archipelago, and how nomads, dice and goods are put in words.

import { words } from "../../lib/words.svelte";
import type { Goods, Ground, Island, Nomad, View } from "./types";
import { GOODS, isAny, shores, type Good } from "./view";

export function goodName(good: Good | "any"): string {
  return words.say(good === "any" ? "name-any-good" : `name-${good}`);
}

export function letter(good: Good): string {
  return words.say(`tungaru-letter-${good}`);
}

export function islandName(island: Island | undefined): string {
  return island ? words.say(`name-${island.name}`) : "";
}

/** "a, b and c", or "none" */
function listed(parts: readonly string[]): string {
  return words.listed(parts) || words.say("tungaru-none");
}

/** "Ann and Ben", or "nobody" */
function nobodyOr(names: readonly string[]): string {
  return words.listed(names) || words.say("name-nobody");
}

/** "1, 2 or 3" */
function oneOf(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? 0;
  return numbers.length < 2 ? String(last) : words.say("tungaru-or", { first: numbers.slice(0, -1).join(", "), last });
}

function some(good: Good, count: number): string {
  return words.say("tungaru-some", { count, good: `name:${good}` });
}

/** "3 points" */
function pointsOf(points: number): string {
  return words.say("tungaru-points", { points });
}

/** "2 fish and 1 pearl", or "nothing" */
export function amounts(goods: Goods): string {
  const present = GOODS.filter((good) => goods[good] > 0);
  return words.listed(present.map((good) => some(good, goods[good]))) || words.say("name-nothing");
}

/** Which dice fit. */
export function dieOf(faces: readonly number[]): string {
  return isAny(faces) ? words.say("tungaru-any-die") : words.say("tungaru-die-of", { faces: oneOf(faces) });
}

// -- nomads ---------------------------------------------------------------------------------

export function nomadName(id: string): string {
  const n = Number(id.slice(1));
  return words.say(id.startsWith("D") ? "name-deluxe-n" : "name-nomad-n", { n });
}

function benefitWords({ benefit, good, count, worth, faces }: Nomad): string {
  if (good === null) return words.say(`tungaru-benefit-${benefit}`);
  const args = { good: `name:${good}`, goods: some(good, count), count, worth: pointsOf(worth), die: dieOf(faces) };
  return words.say(`tungaru-benefit-${benefit}`, args);
}

function scoringWords(nomad: Nomad): string {
  const [points = 0, shell = 0, coconut = 0, pearl = 0] = nomad.points;
  const flower = nomad.flower ? words.say(`tungaru-flower-${nomad.flower}`) : "";
  return words.say(`tungaru-scoring-${nomad.scoring}`, { points: pointsOf(points), shell, coconut, pearl, flower });
}

export function nomadLabel(view: View, id: string): string {
  const nomad = view.nomads[id];
  if (!nomad) return nomadName(id);
  return words.say("tungaru-nomad", {
    nomad: nomadName(id),
    cost: amounts(nomad.cost),
    benefit: benefitWords(nomad),
    scoring: scoringWords(nomad),
  });
}

// -- islands --------------------------------------------------------------------------------

export function islandLabel(island: Island): string {
  return words.say("tungaru-island", {
    island: islandName(island),
    "tile-there": island.tile === null ? "no" : "yes",
    tile: island.tile ?? "",
    spaces: words.listed(island.migration.map((space) => String(space + 1))),
  });
}

export function harvestLabel(island: Island): string {
  const { faces, good } = island.harvest;
  return words.say("tungaru-harvest", { island: islandName(island), die: dieOf(faces), good: `name:${good}` });
}

export function tradeLabel(island: Island): string {
  const { give, get } = island.trade;
  return words.say("tungaru-trade", { island: islandName(island), give: `name:${give}`, get: amounts(get) });
}

export function marketLabel(island: Island, space: number): string {
  const good = island.market[space];
  return words.say("tungaru-market", {
    island: islandName(island),
    n: space + 1,
    good: good ? goodName(good) : words.say("tungaru-empty"),
  });
}

export function diceLabel(island: Island, names: readonly string[]): string {
  const placed = island.dice.filter((die) => die !== null);
  const told = placed.map((die) => words.say("tungaru-die-there", { value: die.value, player: names[die.seat] ?? "" }));
  return words.say("tungaru-dice", {
    island: islandName(island),
    dice: listed(told),
    free: island.dice.length - placed.length,
    closed: island.dice_closed,
  });
}

export function settlersLabel(island: Island): string {
  const free = island.settler_spaces - island.settlers.length;
  return words.say("tungaru-settlers", { island: islandName(island), free, spaces: island.settler_spaces });
}

export function settlerLabel(island: Island, owner: string, isUpright: boolean): string {
  const state = isUpright ? "upright" : "exhausted";
  return words.say("tungaru-settler", { island: islandName(island), owner, state });
}

export function monumentsLabel(island: Island, names: readonly string[]): string {
  return words.say("tungaru-monuments", {
    island: islandName(island),
    owners: nobodyOr(island.monuments.map((seat) => names[seat] ?? "")),
    free: island.monument_spaces - island.monuments.length,
    spaces: island.monument_spaces,
  });
}

export function walkwayLabel(view: View, island: Island): string {
  const islands = listed(island.walkways.map((other) => islandName(view.islands[other])));
  return words.say("tungaru-walkway", { island: islandName(island), islands });
}

export function islandNomadLabel(view: View, island: Island, names: readonly string[]): string {
  if (island.nomad === null) return words.say("tungaru-no-nomad", { island: islandName(island) });
  return words.say("tungaru-island-nomad", {
    island: islandName(island),
    nomad: nomadLabel(view, island.nomad),
    by: island.reserved === null ? "nobody" : "somebody",
    owner: island.reserved === null ? "" : (names[island.reserved] ?? ""),
  });
}

function shoresOf(view: View, ground: Ground): { one: string; two: string } {
  const [one, two] = shores(ground);
  return { one: islandName(view.islands[one]), two: islandName(view.islands[two]) };
}

export function groundLabel(view: View, ground: Ground, names: readonly string[]): string {
  const owners = words.listed(ground.boats.map((seat) => names[seat] ?? ""));
  return words.say("tungaru-ground", {
    ...shoresOf(view, ground),
    boats: words.say("tungaru-boats", { count: ground.boats.length, owners }),
    capacity: ground.capacity,
  });
}

export function boatLabel(view: View, seat: number, owner: string): string {
  const ground = view.grounds[view.seats[seat]?.ground ?? -1];
  if (!ground) return words.say("tungaru-boat-waits", { owner });
  return words.say("tungaru-boat", { ...shoresOf(view, ground), owner });
}

/** The islands a migration space leads to. */
function leadsTo(view: View, space: number): string {
  return listed(view.islands.filter((island) => island.migration.includes(space)).map(islandName));
}

export function migrationLabel(view: View, space: number): string {
  const id = view.migration[space];
  const islands = leadsTo(view, space);
  if (!id) return words.say("tungaru-migration-empty", { n: space + 1, islands });
  return words.say("tungaru-migration", { n: space + 1, nomad: nomadLabel(view, id), islands });
}

export function tamanaLabel(view: View, names: readonly string[]): string {
  const owners = view.seats.flatMap((seat, at) => (seat.tamana ? [names[at] ?? ""] : []));
  return words.say("tungaru-tamana", { owners: nobodyOr(owners) });
}
