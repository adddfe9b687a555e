// The log as somebody at the table would tell it: what belongs together in one sentence.

import { words } from "../../lib/words.svelte";
import type { Shown } from "../../wire/types";
import { GOODS, type Good } from "./view";

// Entries that may follow one another with another good (or none), and the sentence for several.
const MERGED: Record<string, string> = {
  "event-drew": "ui-tuareg-told-drew",
  "event-drew-hidden": "ui-tuareg-told-drew-hidden",
  "event-laid": "ui-tuareg-told-laid",
  "event-loaded": "ui-tuareg-told-loaded",
  "event-paid": "ui-tuareg-told-paid",
  "event-uncovered": "ui-tuareg-told-uncovered",
  "event-market-opens": "ui-tuareg-told-market-opens",
};

export function commentary(log: readonly Shown[], names: readonly string[]): string[] {
  const runs: Shown[][] = [];
  for (const shown of log) {
    const run = runs.at(-1);
    if (run?.[0] && continues(run[0], shown)) run.push(shown);
    else runs.push([shown]);
  }
  return runs.map((run) => sentence(run, names));
}

/** The same doing of the same player in the same place. */
function continues(one: Shown, other: Shown): boolean {
  if (one.message !== other.message || !(one.message in MERGED)) return false;
  return JSON.stringify({ ...one.args, good: "" }) === JSON.stringify({ ...other.args, good: "" });
}

function sentence(run: readonly Shown[], names: readonly string[]): string {
  const [first] = run;
  if (!first) return "";
  const told = MERGED[first.message];
  if (run.length === 1 || told === undefined) return words.show(first, names);
  const goods = run.map((shown) => String(shown.args["good"] ?? "").slice(5));
  // On an animal the order matters; elsewhere like goes with like.
  if (first.message !== "event-loaded") goods.sort((a, b) => rank(a) - rank(b));
  return words.say(told, { ...first.args, count: run.length, goods: counted(goods) }, names);
}

function rank(good: string): number {
  return GOODS.indexOf(good as Good);
}

/** "2 × gold, rock salt" */
function counted(goods: readonly string[]): string {
  const parts: { good: string; count: number }[] = [];
  for (const good of goods) {
    const last = parts.at(-1);
    if (last?.good === good) last.count += 1;
    else parts.push({ good, count: 1 });
  }
  return parts
    .filter(({ good }) => good)
    .map(({ good, count }) =>
      count === 1 ? words.say(`name-${good}`) : words.say("ui-tuareg-some", { count, good: `name:${good}` }),
    )
    .join(", ");
}
