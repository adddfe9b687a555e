// The log as somebody at the table would tell it: what belongs together in one sentence.

import { words } from "../../lib/words.svelte";
import type { Shown } from "../../wire/types";
import { GOODS, type Good } from "./view";

type Names = readonly string[];

/** How something was done: told in brackets behind what was done. */
const MEANS: Record<string, string> = {
  "event-die-placed": "ui-tungaru-told-die",
  "event-settler-used": "ui-tungaru-told-settler",
  "event-nomad-used": "ui-tungaru-told-flipped",
};
/** Done in one breath with the action, and told before or behind it. */
const ACTIONS = new Set([
  "event-sailed",
  "event-harvested",
  "event-settled",
  "event-settled-tamana",
  "event-put",
  "event-took",
  "event-travelled",
  "event-recruits",
  "event-sold",
  "event-leader-used",
]);
/** Goods of one player that come or go one after the other. */
const GOODS_TOLD: Record<string, string> = {
  "event-gained": "ui-tungaru-told-gains",
  "event-income": "ui-tungaru-told-income",
  "event-spent": "ui-tungaru-told-spends",
  "event-gave-up": "ui-tungaru-told-gives-up",
};
/** Several of a kind make a list. */
const LISTS: Record<string, { whole: string; each: string }> = {
  "event-tile-laid": { whole: "ui-tungaru-told-tiles", each: "ui-tungaru-told-tile" },
  "event-nomad-comes": { whole: "ui-tungaru-told-nomads", each: "ui-tungaru-told-nomad" },
  "event-nomad-waits": { whole: "ui-tungaru-told-waits", each: "ui-tungaru-told-waiting" },
  "event-leads": { whole: "ui-tungaru-told-leads", each: "ui-tungaru-told-lead" },
  "event-scores": { whole: "ui-tungaru-told-scores", each: "ui-tungaru-told-score" },
};

export function commentary(log: readonly Shown[], names: Names): string[] {
  const told: string[] = [];
  for (let at = 0; at < log.length; ) {
    const run = runFrom(log, at);
    told.push(sentence(run, names));
    at += run.length;
  }
  return told;
}

/** The entries from here on that make one sentence. */
function runFrom(log: readonly Shown[], at: number): Shown[] {
  const first = log[at];
  if (!first) return [];
  const { message } = first;
  if (message === "event-round-begins" && log[at + 1]?.message === "event-rolled") return log.slice(at, at + 2);
  if (message in MEANS && log[at + 1] && ACTIONS.has(log[at + 1]?.message ?? "")) return log.slice(at, at + 2);
  if (message === "event-benefit-used" && log[at + 1]?.message === "event-sailed") return log.slice(at, at + 2);
  if (!(message in GOODS_TOLD) && !(message in LISTS) && message !== "event-card-passed") return [first];
  const isOwn = message in GOODS_TOLD || message === "event-scores";
  let end = at + 1;
  while (log[end]?.message === message && (!isOwn || log[end]?.args["player"] === first.args["player"])) end += 1;
  return log.slice(at, end);
}

function sentence(run: readonly Shown[], names: Names): string {
  const [first, second] = run;
  if (!first) return "";
  const { message, args } = first;
  if (message === "event-card-passed") return words.say("ui-tungaru-told-passed-on");
  if (run.length === 1) return words.show(first, names);
  if (second && message === "event-round-begins") {
    return words.say("ui-tungaru-told-round", { ...args, ...second.args }, names);
  }
  if (second && (message in MEANS || message === "event-benefit-used")) {
    const how = words.say(MEANS[message] ?? "ui-tungaru-told-benefit", args, names);
    return words.say("ui-tungaru-told-with-die", { told: words.show(second, names).replace(/\.$/, ""), die: how }) + ".";
  }
  const goods = GOODS_TOLD[message];
  if (goods) return words.say(goods, { ...args, goods: counted(run) }, names);
  const list = LISTS[message];
  if (!list) return run.map((shown) => words.show(shown, names)).join(" ");
  const points = run.reduce((sum, shown) => sum + Number(shown.args["points"] ?? 0), 0);
  const parts = run.map((shown) => words.say(list.each, shown.args, names));
  return words.say(list.whole, { ...args, points, list: parts.join(", ") }, names);
}

/** "2 × fish, 1 × pearl" */
function counted(run: readonly Shown[]): string {
  const sums = new Map<Good, number>();
  for (const shown of run) {
    const good = String(shown.args["good"] ?? "").slice(5) as Good;
    sums.set(good, (sums.get(good) ?? 0) + Number(shown.args["count"] ?? 1));
  }
  return GOODS.filter((good) => sums.has(good))
    .map((good) => words.say("ui-tungaru-some", { count: sums.get(good) ?? 0, good: `name:${good}` }))
    .join(", ");
}
