// What a screen reader hears about the things of a player.

import { words } from "../../lib/words.svelte";
import { amounts, diceOf, goodName, listed, nomadLabel, nomadName } from "./labels";
import { countGoods, LEADERS, type Good, type Leader, type Lock, type SeatView, type TungaruView } from "./view";

const WORKER_DIE = 3;

/** A player's side of the table, to put in words. */
export interface Owner {
  view: TungaruView;
  at: number;
  name: string;
}

function seatOf({ view, at }: Owner): SeatView {
  const seat = view.seats[at];
  if (!seat) throw new Error(`no seat ${at}`);
  return seat;
}

export function dieLabel(owner: Owner, die: number): string {
  const value = seatOf(owner).dice[die] ?? 0;
  if (value === 0) return words.say("ui-tungaru-die-spent", { n: die + 1, owner: owner.name });
  return words.say(die === WORKER_DIE ? "ui-tungaru-die-worker" : "ui-tungaru-die", { owner: owner.name, value });
}

export function sailingLabel(owner: Owner): string {
  return words.say("ui-tungaru-sailing", { owner: owner.name, die: seatOf(owner).sailed });
}

export function storageLabel(owner: Owner): string {
  const seat = seatOf(owner);
  return words.say("ui-tungaru-storage", { owner: owner.name, count: countGoods(seat.goods), spaces: seat.storage });
}

export function storedLabel(owner: Owner, good: Good): string {
  return words.say("ui-tungaru-stored", { owner: owner.name, count: seatOf(owner).goods[good], good: `name:${good}` });
}

export function lockLabel(owner: Owner, lock: Lock): string {
  return words.say("ui-tungaru-lock", { owner: owner.name, spot: `name:${lock}` });
}

/** The good the next monument of the track brings. */
export function nextReward(owner: Owner): Good | "any" | undefined {
  const { rewards } = owner.view;
  return rewards[rewards.length - seatOf(owner).track];
}

export function trackLabel(owner: Owner): string {
  const reward = nextReward(owner);
  return words.say("ui-tungaru-track", {
    owner: owner.name,
    count: seatOf(owner).track,
    reward: reward ? goodName(reward) : "",
  });
}

/** The monument on a nomad space; the first two have none. */
export function lockOf(slot: number): Lock | null {
  return slot === 2 ? "space-3" : slot === 3 ? "space-4" : null;
}

export function slotLabel(owner: Owner, slot: number): string {
  const seat = seatOf(owner);
  const id = seat.nomads[slot];
  const n = slot + 1;
  if (id) {
    const die = seat.nomad_dice[slot] ?? 0;
    return words.say("ui-tungaru-slot", { n, owner: owner.name, nomad: nomadLabel(owner.view, id), die });
  }
  const lock = lockOf(slot);
  const isLocked = lock !== null && seat.locks[lock];
  return words.say(isLocked ? "ui-tungaru-slot-locked" : "ui-tungaru-slot-empty", { n, owner: owner.name });
}

export function travellersLabel(owner: Owner): string {
  const { travellers } = seatOf(owner);
  return words.say("ui-tungaru-travellers", {
    owner: owner.name,
    count: travellers.length,
    nomads: travellers.map(nomadName).join(", "),
  });
}

export function leaderBenefit(leader: Leader): string {
  return words.say(`ui-tungaru-benefit-of-${leader}`);
}

export function leaderAbility(leader: Leader): string {
  return words.say(`ui-tungaru-ability-${leader}`);
}

export function leaderLabel(owner: Owner): string {
  const seat = seatOf(owner);
  if (!seat.leader) return words.say("ui-tungaru-no-leader", { owner: owner.name });
  return words.say("ui-tungaru-leader", {
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
  return words.say("ui-tungaru-leader-space", {
    leader: `name:${leader}`,
    owner: owner.name,
    n: at + 1,
    dice: diceOf(space.faces),
    goods: amounts(space.goods),
    state: !space.open ? "closed" : value > 0 ? "taken" : "free",
    value,
  });
}

export function cardLabel(leader: Leader, count: number): string {
  return words.say("ui-tungaru-card", {
    leader: `name:${leader}`,
    count,
    ability: leaderAbility(leader),
    benefit: leaderBenefit(leader),
  });
}

export function handLabel(owner: Owner): string {
  const { hand } = seatOf(owner);
  const leaders = LEADERS.flatMap((leader) => Array<string>(hand[leader]).fill(words.say(`name-${leader}`)));
  return words.say("ui-tungaru-hand-of", { owner: owner.name, leaders: listed(leaders) });
}

export function reserveLabel(owner: Owner): string {
  return words.say("ui-tungaru-reserve", { owner: owner.name, settlers: seatOf(owner).settlers_left });
}
