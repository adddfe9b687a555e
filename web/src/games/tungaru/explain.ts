// "What is this?" on a table of Tungaru.

import { capital, words } from "../../lib/words.svelte";
import type { Explained, Scene } from "../contract";
import * as say from "./labels";
import * as mine from "./seats";
import { GOODS, LEADERS, LOCKS, type Good, type Leader, type Lock, type NomadView, type TungaruView } from "./view";

const FACES = 6;

const BENEFIT_RULES: Record<NomadView["benefit"], string> = {
  income: "TUG-NOMAD-9",
  storage: "TUG-NOMAD-4",
  dice: "TUG-NOMAD-3",
  sail: "TUG-NOMAD-1",
  settle: "TUG-NOMAD-2",
  sell: "TUG-NOMAD-5",
};
const SCORE_RULES = ["storage", "monuments", "settlers", "nomads", "goods", "flower"];

export function explain(ref: string, scene: Scene): Explained | null {
  const view = scene.view as TungaruView;
  const [, kind = "", number = "", part = ""] = /^([a-z]+)(\d*)(?:\.(.+))?$/.exec(ref) ?? [];
  const at = Number(number);
  switch (kind) {
    case "island":
      return part === "" ? land(view, at) : onIsland(view, at, part, scene.names);
    case "ground":
      return ground(view, at, scene.names);
    case "migration":
      return migration(view, at);
    case "seat":
      return ofSeat(view, at, part, scene.names[at] ?? "");
    case "hand":
      return leaderCard(part as Leader, [words.say("ui-tungaru-what-hand")]);
    case "supply":
      return supply(part as Good);
    case "pile":
      return pile(view);
    case "tamana":
      return what(say.tamanaLabel(view, scene.names), [words.say("ui-tungaru-what-tamana")], ["TUG-ACT-C"]);
    default:
      return null;
  }
}

function what(title: string, lines: string[], rules: string[]): Explained {
  return { title: capital(title), lines: lines.map(capital), rules };
}

// -- the archipelago --------------------------------------------------------------------------

function land(view: TungaruView, at: number): Explained | null {
  const island = view.islands[at];
  if (!island) return null;
  const lines = [words.say("ui-tungaru-what-island", { dice: island.dice.length })];
  if (island.tile !== null) lines.push(words.say("ui-tungaru-what-tile", { tile: island.tile }));
  const spaces = say.listed(island.migration.map((space) => String(space + 1)), "or");
  lines.push(words.say("ui-tungaru-what-links", { spaces }));
  return what(say.islandName(island), lines, ["TUG-SETUP-1", "TUG-PHASE-3"]);
}

function onIsland(view: TungaruView, at: number, part: string, names: readonly string[]): Explained | null {
  const island = view.islands[at];
  if (!island) return null;
  const islands = say.listed(island.walkways.map((other) => say.islandName(view.islands[other])));
  const space = Number(part.slice("market".length));
  switch (part.replace(/\d+$/, "")) {
    case "harvest": {
      const args = { dice: capital(say.diceOf(island.harvest.faces)), good: `name:${island.harvest.good}` };
      return what(say.harvestLabel(island), [words.say("ui-tungaru-what-harvest", args)], ["TUG-ACT-B", "TUG-BENEFIT-1"]);
    }
    case "trade": {
      const args = { give: `name:${island.trade.give}`, get: say.amounts(island.trade.get) };
      return what(say.tradeLabel(island), [words.say("ui-tungaru-what-trade", args)], ["TUG-ACT-D"]);
    }
    case "market":
      return what(say.marketLabel(island, space), [words.say("ui-tungaru-what-market")], ["TUG-ACT-D"]);
    case "dice":
      return what(say.diceLabel(island, names), [words.say("ui-tungaru-what-dice")], ["TUG-PHASE-3"]);
    case "settlers":
      return what(say.settlersLabel(island), [words.say("ui-tungaru-what-settlers")], ["TUG-ACT-C"]);
    case "monuments":
      return what(say.monumentsLabel(island, names), [words.say("ui-tungaru-what-monuments")], ["TUG-ACT-F", "TUG-SCORE-2"]);
    case "walkway":
      return what(say.walkwayLabel(view, island), [words.say("ui-tungaru-what-walkway", { islands })], ["TUG-ACT-E"]);
    case "nomad":
      return onIslandNomad(view, at, names);
    default:
      return null;
  }
}

function onIslandNomad(view: TungaruView, at: number, names: readonly string[]): Explained | null {
  const island = view.islands[at];
  if (!island) return null;
  if (island.nomad === null) return what(say.islandNomadLabel(view, island, names), [], ["TUG-ACT-F"]);
  const more = [words.say("ui-tungaru-what-recruit")];
  if (island.reserved !== null) more.push(words.say("ui-tungaru-what-reserved", { owner: names[island.reserved] ?? "" }));
  return nomad(view, island.nomad, more, ["TUG-ACT-F"]);
}

function nomad(view: TungaruView, id: string, more: string[], rules: string[]): Explained | null {
  const tile = view.nomads[id];
  if (!tile) return null;
  const lines = [
    words.say("ui-tungaru-cost", { goods: say.amounts(tile.cost) }),
    `${say.benefitWords(tile)}.`,
    `${say.scoringWords(tile)}.`,
    ...more,
  ];
  const score = `TUG-SCORE-${SCORE_RULES.indexOf(tile.scoring) + 1}`;
  return what(say.nomadName(id), lines, [...rules, benefitRule(tile), score]);
}

function benefitRule(tile: NomadView): string {
  if (tile.benefit !== "sell") return BENEFIT_RULES[tile.benefit];
  // Selling one or several, with a matching or with any die.
  return `TUG-NOMAD-${5 + (tile.count > 1 ? 1 : 0) + (tile.faces.length === FACES ? 2 : 0)}`;
}

function ground(view: TungaruView, at: number, names: readonly string[]): Explained | null {
  const here = view.grounds[at];
  if (!here) return null;
  const near = new Set(here.borders.flatMap((other) => [other, ...(view.grounds[other]?.borders ?? [])]));
  near.delete(at);
  const told = [...near].map((other) => {
    const shores = view.grounds[other] && say.shoresOf(view, view.grounds[other]);
    return shores ? `${shores.one}–${shores.two}` : "";
  });
  const args = { ...say.shoresOf(view, here), near: told.join(", ") };
  return what(say.groundLabel(view, here, names), [words.say("ui-tungaru-what-ground", args)], ["TUG-ACT-A"]);
}

function migration(view: TungaruView, space: number): Explained | null {
  const lines = [
    words.say("ui-tungaru-what-migration-to", { islands: say.leadsTo(view, space) }),
    words.say("ui-tungaru-what-migration"),
  ];
  const rules = ["TUG-SETUP-10", "TUG-PHASE-4"];
  const id = view.migration[space];
  return id ? nomad(view, id, lines, rules) : what(say.migrationLabel(view, space), lines, rules);
}

function pile(view: TungaruView): Explained {
  const count = view.pile.length;
  const nomads = view.pile.map(say.nomadName).join(", ");
  return what(words.say("ui-tungaru-pile", { count }), [words.say("ui-tungaru-what-pile", { count, nomads })], ["TUG-SETUP-8"]);
}

function supply(good: Good): Explained | null {
  if (!GOODS.includes(good)) return null;
  const lines = [words.say("ui-tungaru-what-supply"), words.say(good === "fish" ? "ui-tungaru-what-fish" : "ui-tungaru-what-good")];
  return what(words.say("ui-tungaru-supply", { good: `name:${good}` }), lines, ["TUG-SETUP-7"]);
}

// -- what belongs to a player -----------------------------------------------------------------

function ofSeat(view: TungaruView, at: number, part: string, name: string): Explained | null {
  const seat = view.seats[at];
  if (!seat) return null;
  const owner: mine.Owner = { view, at, name };
  const n = Number(/(\d+)$/.exec(part)?.[1] ?? 0);
  if (/^die\d$/.test(part)) return die(owner, n);
  if (/^nomad\d$/.test(part)) return slot(owner, n);
  if (/^settler\d$/.test(part)) {
    const island = view.islands[n];
    const state = seat.settlers[n];
    if (!island || !state) return null;
    const lines = [words.say("ui-tungaru-what-settler", { owner: name, state })];
    return what(say.settlerLabel(island, name, state === "upright"), lines, ["TUG-PHASE-3", "TUG-ACT-C"]);
  }
  if (LOCKS.some((lock) => lock === part)) {
    return what(mine.lockLabel(owner, part as Lock), [words.say("ui-tungaru-what-lock")], ["TUG-SETUP-5", "TUG-ACT-F"]);
  }
  if (GOODS.some((good) => good === part)) {
    const lines = [words.say(part === "fish" ? "ui-tungaru-what-fish" : "ui-tungaru-what-good")];
    return what(mine.storedLabel(owner, part as Good), lines, ["TUG-SETUP-6"]);
  }
  if (part.startsWith("leader.space") && seat.leader) return space(owner, seat.leader, n);
  switch (part) {
    case "boat":
      return what(say.boatLabel(view, at, name), [words.say("ui-tungaru-what-boat", { owner: name })], ["TUG-ACT-A", "TUG-SETUP-12"]);
    case "sailing":
      return what(mine.sailingLabel(owner), [words.say("ui-tungaru-what-sailing")], ["TUG-ACT-A"]);
    case "storage":
      return what(mine.storageLabel(owner), [words.say("ui-tungaru-what-storage")], ["TUG-SETUP-6"]);
    case "track": {
      const rewards = view.rewards.map(say.goodName).join(", ");
      return what(mine.trackLabel(owner), [words.say("ui-tungaru-what-track", { rewards })], ["TUG-SETUP-5", "TUG-ACT-F"]);
    }
    case "travellers":
      return travellers(owner);
    case "leader":
      return seat.leader ? leaderCard(seat.leader, []) : what(mine.leaderLabel(owner), [], ["TUG-PHASE-2"]);
    case "hand":
      return what(mine.handLabel(owner), [words.say("ui-tungaru-what-hand")], ["TUG-PHASE-2"]);
    case "reserve":
      return what(mine.reserveLabel(owner), [words.say("ui-tungaru-what-reserve")], ["TUG-SETUP-13"]);
    default:
      return null;
  }
}

function die(owner: mine.Owner, at: number): Explained {
  const seat = owner.view.seats[owner.at];
  const value = seat?.dice[at] ?? 0;
  if (value === 0) return what(mine.dieLabel(owner, at), [words.say("ui-tungaru-what-die-spent")], ["TUG-PHASE-1"]);
  const lines = [words.say("ui-tungaru-what-die", { owner: owner.name, value })];
  return what(mine.dieLabel(owner, at), lines, ["TUG-PHASE-1", "TUG-PHASE-3"]);
}

function slot(owner: mine.Owner, at: number): Explained | null {
  const id = owner.view.seats[owner.at]?.nomads[at];
  const line = words.say("ui-tungaru-what-slot");
  return id ? nomad(owner.view, id, [line], ["TUG-ACT-G"]) : what(mine.slotLabel(owner, at), [line], ["TUG-ACT-F", "TUG-SETUP-5"]);
}

function travellers(owner: mine.Owner): Explained {
  const ids = owner.view.seats[owner.at]?.travellers ?? [];
  const told = ids.map((id) => `${say.nomadLabel(owner.view, id)}.`);
  return what(mine.travellersLabel(owner), [words.say("ui-tungaru-what-travellers"), ...told], ["TUG-ACT-F", "TUG-SCORE-4"]);
}

function leaderCard(leader: Leader, more: string[]): Explained | null {
  const n = LEADERS.indexOf(leader) + 1;
  if (n === 0) return null;
  const args = { ability: mine.leaderAbility(leader), benefit: mine.leaderBenefit(leader) };
  const lines = [words.say("ui-tungaru-what-leader", args), ...more];
  return what(words.say(`name-${leader}`), lines, [`TUG-LEADER-${n}`, `TUG-BENEFIT-${n}`, "TUG-PHASE-2"]);
}

function space(owner: mine.Owner, leader: Leader, at: number): Explained | null {
  const printed = owner.view.leaders[leader][at];
  if (!printed) return null;
  const args = { dice: say.diceOf(printed.faces), goods: say.amounts(printed.goods) };
  const lines = [words.say("ui-tungaru-what-space", args)];
  if (!printed.open) lines.push(words.say("ui-tungaru-what-space-closed"));
  return what(mine.spaceLabel(owner, leader, at), lines, ["TUG-ACT-H"]);
}
