// What a screen reader hears about the things of the archipelago, and how nomads, dice and goods are put in words.

import { words } from "../../lib/words.svelte";
import { GOODS, type Good, type Goods, type GroundView, type IslandView, type NomadView, type TungaruView } from "./view";

const FACES = 6;

export function goodName(good: Good | "any"): string {
  return words.say(good === "any" ? "name-any-good" : `name-${good}`);
}

export function letter(good: Good): string {
  return words.say(`ui-tungaru-letter-${good}`);
}

export function islandName(island: IslandView | undefined): string {
  return island ? words.say(`name-${island.name}`) : "";
}

/** "a, b and c" */
export function listed(parts: readonly string[], last: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts[0] ?? words.say("ui-tungaru-none");
  return words.say(last === "and" ? "ui-tungaru-and" : "ui-tungaru-or", { list: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

/** "2 × fish, 1 × pearl", or "nothing" */
export function amounts(goods: Goods): string {
  const present = GOODS.filter((good) => goods[good] > 0);
  if (present.length === 0) return words.say("name-nothing");
  return present.map((good) => words.say("ui-tungaru-some", { count: goods[good], good: `name:${good}` })).join(", ");
}

/** Which dice fit. */
export function diceOf(faces: readonly number[]): string {
  if (faces.length === FACES) return words.say("ui-tungaru-any-die");
  return words.say("ui-tungaru-dice-of", { count: faces.length, faces: listed(faces.map(String), "or") });
}

// -- nomads ---------------------------------------------------------------------------------

export function nomadName(id: string): string {
  const n = Number(id.slice(1));
  return words.say(id.startsWith("D") ? "name-deluxe-n" : "name-nomad-n", { n });
}

export function benefitWords(nomad: NomadView): string {
  return words.say(`ui-tungaru-benefit-${nomad.benefit}`, {
    good: `name:${nomad.good ?? "nothing"}`,
    count: nomad.count,
    worth: nomad.worth,
    dice: diceOf(nomad.faces),
  });
}

export function scoringWords(nomad: NomadView): string {
  const [points = 0, shell = 0, coconut = 0, pearl = 0] = nomad.points;
  return words.say(`ui-tungaru-scoring-${nomad.scoring}`, {
    points,
    fish: points,
    shell,
    coconut,
    pearl,
    flower: nomad.flower ? words.say(`ui-tungaru-flower-${nomad.flower}`) : "",
  });
}

export function nomadLabel(view: TungaruView, id: string): string {
  const nomad = view.nomads[id];
  if (!nomad) return nomadName(id);
  return words.say("ui-tungaru-nomad", {
    nomad: nomadName(id),
    cost: amounts(nomad.cost),
    benefit: benefitWords(nomad),
    scoring: scoringWords(nomad),
  });
}

// -- islands --------------------------------------------------------------------------------

export function islandLabel(island: IslandView): string {
  return words.say("ui-tungaru-island", {
    island: islandName(island),
    "tile-there": island.tile === null ? "no" : "yes",
    tile: island.tile ?? "",
    spaces: listed(island.migration.map((space) => String(space + 1))),
  });
}

export function harvestLabel(island: IslandView): string {
  const { faces, good } = island.harvest;
  return words.say("ui-tungaru-harvest", { island: islandName(island), dice: diceOf(faces), good: `name:${good}` });
}

export function tradeLabel(island: IslandView): string {
  const { give, get } = island.trade;
  return words.say("ui-tungaru-trade", { island: islandName(island), give: `name:${give}`, get: amounts(get) });
}

export function marketLabel(island: IslandView, space: number): string {
  const good = island.market[space];
  return words.say("ui-tungaru-market", {
    island: islandName(island),
    n: space + 1,
    good: good ? goodName(good) : words.say("ui-tungaru-empty"),
  });
}

export function diceLabel(island: IslandView, names: readonly string[]): string {
  const placed = island.dice.filter((die) => die !== null);
  const told = placed.map((die) => words.say("ui-tungaru-die-there", { value: die.value, player: names[die.seat] ?? "" }));
  return words.say("ui-tungaru-dice", {
    island: islandName(island),
    dice: listed(told),
    free: island.dice.length - placed.length,
    closed: island.dice_closed,
  });
}

export function settlersLabel(island: IslandView): string {
  const free = island.settler_spaces - island.settlers.length;
  return words.say("ui-tungaru-settlers", { island: islandName(island), free, spaces: island.settler_spaces });
}

export function settlerLabel(island: IslandView, owner: string, isUpright: boolean): string {
  const state = isUpright ? "upright" : "exhausted";
  return words.say("ui-tungaru-settler", { island: islandName(island), owner, state });
}

export function monumentsLabel(island: IslandView, names: readonly string[]): string {
  return words.say("ui-tungaru-monuments", {
    island: islandName(island),
    owners: listed(island.monuments.map((seat) => names[seat] ?? "")),
    free: island.monument_spaces - island.monuments.length,
    spaces: island.monument_spaces,
  });
}

export function walkwayLabel(view: TungaruView, island: IslandView): string {
  const islands = listed(island.walkways.map((other) => islandName(view.islands[other])));
  return words.say("ui-tungaru-walkway", { island: islandName(island), islands });
}

export function islandNomadLabel(view: TungaruView, island: IslandView, names: readonly string[]): string {
  if (island.nomad === null) return words.say("ui-tungaru-no-nomad", { island: islandName(island) });
  return words.say("ui-tungaru-island-nomad", {
    island: islandName(island),
    nomad: nomadLabel(view, island.nomad),
    by: island.reserved === null ? "nobody" : "somebody",
    owner: island.reserved === null ? "" : (names[island.reserved] ?? ""),
  });
}

export function shoresOf(view: TungaruView, ground: GroundView): { one: string; two: string } {
  const [one, two] = ground.islands;
  return { one: islandName(view.islands[one]), two: islandName(view.islands[two]) };
}

export function groundLabel(view: TungaruView, ground: GroundView, names: readonly string[]): string {
  const owners = listed(ground.boats.map((seat) => names[seat] ?? ""));
  return words.say("ui-tungaru-ground", {
    ...shoresOf(view, ground),
    boats: words.say("ui-tungaru-boats", { count: ground.boats.length, owners }),
    capacity: ground.capacity,
  });
}

export function boatLabel(view: TungaruView, seat: number, owner: string): string {
  const ground = view.grounds[view.seats[seat]?.ground ?? -1];
  if (!ground) return words.say("ui-tungaru-boat-waits", { owner });
  return words.say("ui-tungaru-boat", { ...shoresOf(view, ground), owner });
}

/** The islands a migration space leads to. */
export function leadsTo(view: TungaruView, space: number): string {
  return listed(view.islands.filter((island) => island.migration.includes(space)).map(islandName));
}

export function migrationLabel(view: TungaruView, space: number): string {
  const id = view.migration[space];
  const islands = leadsTo(view, space);
  if (!id) return words.say("ui-tungaru-migration-empty", { n: space + 1, islands });
  return words.say("ui-tungaru-migration", { n: space + 1, nomad: nomadLabel(view, id), islands });
}

export function tamanaLabel(view: TungaruView, names: readonly string[]): string {
  const owners = view.seats.flatMap((seat, at) => (seat.tamana ? [names[at] ?? ""] : []));
  return words.say("ui-tungaru-tamana", { owners: listed(owners) });
}

