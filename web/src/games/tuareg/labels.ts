// What a screen reader hears about the things on the table.

import { capital, words } from "../../lib/words.svelte";
import type { Goods, HiddenCard, Seat } from "./types";
import { GOODS, numberOf, type Good } from "./view";

export function goodName(good: Good): string {
  return words.say(`name-${good}`);
}

export function letter(good: Good): string {
  return words.say(`tuareg-letter-${good}`);
}

/** "2 × gold, 1 × water", or "nothing". */
export function amounts(goods: Goods): string {
  const present = GOODS.filter((good) => goods[good] > 0);
  if (present.length === 0) return words.say("name-nothing");
  return words.listed(present.map((good) => words.say("tuareg-some", { count: goods[good], good: `name:${good}` })));
}

export function animalName(seat: Seat, at: number): string {
  const sort = seat.animals[at]?.sort ?? "camel";
  return capital(words.say(`name-${sort}-n`, { n: numberOf(seat.animals, at) }));
}

export function animalLabel(seat: Seat, at: number, owner: string): string {
  const cargo = seat.animals[at]?.cargo ?? [];
  return words.say("tuareg-animal", {
    animal: animalName(seat, at),
    owner,
    count: cargo.length,
    cargo: words.listed(cargo.map(goodName)),
  });
}

export function hiddenLabel(card: HiddenCard): string {
  if (card.good === null) return words.say("tuareg-face-down");
  return words.say(card.seen_by_all ? "tuareg-hidden-known" : "tuareg-hidden-secret", {
    good: `name:${card.good}`,
  });
}

export function caveLabel(cards: readonly HiddenCard[], at: number, owner: string): string {
  return words.say("tuareg-cave", {
    n: at + 1,
    owner,
    cards: words.listed(cards.map(hiddenLabel)) || words.say("name-nothing"),
  });
}

export function thievesLabel(seat: Seat, owner: string): string {
  const ready = seat.thieves.filter((card) => card === null).length;
  const loot = seat.thieves.filter((card) => card !== null).map(hiddenLabel);
  return words.say("tuareg-thieves", {
    owner,
    ready,
    loot: words.listed(loot) || words.say("name-nothing"),
  });
}

export function handLabel(seat: Seat, owner: string): string {
  return words.say("tuareg-other-hand", { owner, count: seat.hand_size, certain: amounts(seat.hand) });
}
