// What a screen reader hears about the things of a player.

import { words } from "../../lib/words.svelte";
import { amounts, dieOf, goodName, nomadLabel, nomadName } from "./labels";
import type { Seat, View } from "./types";
import { countGoods, isWorkerDie, LEADERS, lockOf, type Good, type Leader } from "./view";

/** A player's side of the table, to put in words. */
export interface Owner {
  view: View;
  at: number;
  name: string;
}

function seatOf({ view, at }: Owner): Seat {
  const seat = view.seats[at];
  if (!seat) throw new Error(`no seat ${at}`);
  return seat;
}

export function dieLabel(owner: Owner, die: number): string {
  const seat = seatOf(owner);
  const value = seat.dice[die] ?? 0;
  if (value === 0) return words.say("tungaru-die-spent", { n: die + 1, owner: owner.name });
  return words.say(isWorkerDie(seat, die) ? "tungaru-die-worker" : "tungaru-die", { owner: owner.name, value });
}

export function sailingLabel(owner: Owner): string {
  return words.say("tungaru-sailing", { owner: owner.name, die: seatOf(owner).sailed });
}

export function storageLabel(owner: Owner): string {
  const seat = seatOf(owner);
  return words.say("tungaru-storage", { owner: owner.name, count: countGoods(seat.goods), spaces: seat.storage });
}

export function storedLabel(owner: Owner, good: Good): string {
  return words.say("tungaru-stored", { owner: owner.name, count: seatOf(owner).goods[good], good: `name:${good}` });
}

export function lockLabel(owner: Owner, lock: string): string {
  return words.say("tungaru-lock", { owner: owner.name, spot: `name:${lock}` });
}

export function trackLabel(owner: Owner): string {
  const { rewards } = owner.view;
  const { track } = seatOf(owner);
  const next = rewards[rewards.length - track];
  return words.say("tungaru-track", { owner: owner.name, count: track, reward: next ? goodName(next) : "" });
}

export function slotLabel(owner: Owner, slot: number): string {
  const seat = seatOf(owner);
  const id = seat.nomads[slot];
  const n = slot + 1;
  if (id) {
    const die = seat.nomad_dice[slot] ?? 0;
    return words.say("tungaru-slot", { n, owner: owner.name, nomad: nomadLabel(owner.view, id), die });
  }
  const isLocked = seat.locks[lockOf(seat, slot) ?? ""];
  return words.say(isLocked ? "tungaru-slot-locked" : "tungaru-slot-empty", { n, owner: owner.name });
}

export function travellersLabel(owner: Owner): string {
  const { travellers } = seatOf(owner);
  return words.say("tungaru-travellers", {
    owner: owner.name,
    count: travellers.length,
    nomads: words.listed(travellers.map(nomadName)),
  });
}

export function leaderBenefit(leader: Leader): string {
  return words.say(`tungaru-benefit-of-${leader}`);
}

export function leaderLabel(owner: Owner): string {
  const seat = seatOf(owner);
  if (!seat.leader) return words.say("tungaru-no-leader", { owner: owner.name });
  return words.say("tungaru-leader", {
    owner: owner.name,
    leader: `name:${seat.leader}`,
    benefit: leaderBenefit(seat.leader),
    used: seat.benefit_used ? "yes" : "no",
    fish: seat.card_fish ? "yes" : "no",
  });
}

export function spaceLabel(owner: Owner, leader: Leader, at: number): string {
  const space = owner.view.leaders[leader][at];
  const value = seatOf(owner).leader_dice[at] ?? 0;
  if (!space) return "";
  return words.say("tungaru-leader-space", {
    leader: `name:${leader}`,
    owner: owner.name,
    n: at + 1,
    die: dieOf(space.faces),
    goods: amounts(space.goods),
    state: !space.open ? "closed" : value > 0 ? "taken" : "free",
    value,
  });
}

export function cardLabel(leader: Leader, count: number): string {
  return words.say("tungaru-card", {
    leader: `name:${leader}`,
    count,
    ability: words.say(`tungaru-ability-${leader}`),
    benefit: leaderBenefit(leader),
  });
}

export function handLabel(owner: Owner): string {
  const { hand } = seatOf(owner);
  const leaders = LEADERS.flatMap((leader) => Array<string>(hand[leader]).fill(words.say(`name-${leader}`)));
  return words.say("tungaru-hand-of", { owner: owner.name, leaders: words.listed(leaders) });
}

export function reserveLabel(owner: Owner): string {
  return words.say("tungaru-reserve", { owner: owner.name, settlers: seatOf(owner).settlers_left });
}
