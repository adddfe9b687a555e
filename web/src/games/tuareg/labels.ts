// What a screen reader hears about the things on the table.

import { capital, words } from "../../lib/words.svelte";
import { GOODS, numberOf, type Good, type HiddenCard, type SeatView } from "./view";

export function goodName(good: Good): string {
  return words.say(`name-${good}`);
}

export function letter(good: Good): string {
  return words.say(`ui-tuareg-letter-${good}`);
}

/** "2 × gold, 1 × water", or "nothing". */
export function amounts(goods: Record<Good, number>): string {
  const present = GOODS.filter((good) => goods[good] > 0);
  if (present.length === 0) return words.say("name-nothing");
  return present.map((good) => words.say("ui-tuareg-some", { count: goods[good], good: `name:${good}` })).join(", ");
}

export function animalName(seat: SeatView, at: number): string {
  const sort = seat.animals[at]?.sort ?? "camel";
  return capital(words.say(`name-${sort}-n`, { n: numberOf(seat.animals, at) }));
}

export function animalLabel(seat: SeatView, at: number, owner: string): string {
  const cargo = seat.animals[at]?.cargo ?? [];
  return words.say("ui-tuareg-animal", {
    animal: animalName(seat, at),
    owner,
    count: cargo.length,
    cargo: cargo.map(goodName).join(", "),
  });
}

export function hiddenLabel(card: HiddenCard): string {
  if (card.good === null) return words.say("ui-tuareg-face-down");
  return words.say(card.seen_by_all ? "ui-tuareg-hidden-known" : "ui-tuareg-hidden-secret", {
    good: `name:${card.good}`,
  });
}

export function caveLabel(cards: readonly HiddenCard[], at: number, owner: string): string {
  return words.say("ui-tuareg-cave", {
    n: at + 1,
    owner,
    cards: cards.map(hiddenLabel).join(", ") || words.say("name-nothing"),
  });
}

export function thievesLabel(seat: SeatView, owner: string): string {
  const ready = seat.thieves.filter((card) => card === null).length;
  const loot = seat.thieves.filter((card) => card !== null).map(hiddenLabel);
  return words.say("ui-tuareg-thieves", {
    owner,
    ready,
    loot: loot.join(", ") || words.say("name-nothing"),
  });
}

export function handLabel(seat: SeatView, owner: string): string {
  const certain = GOODS.some((good) => seat.hand[good] > 0) ? amounts(seat.hand) : words.say("name-nothing");
  return words.say("ui-tuareg-other-hand", { owner, count: seat.hand_size, certain });
}
