// The log as somebody at the table would tell it: what belongs together in one sentence.

import { words } from "../../lib/words.svelte";
import type { Shown } from "../../wire/types";
import { joined } from "./labels";

// What the table does by itself and everybody sees anyway; who begins is said with the round.
const SILENT = new Set(["event-acted", "event-turn-ends", "event-dealt-hidden", "event-first", "event-stopped"]);

// Entries that may follow one another, and the sentence for several.
const MERGED: Record<string, string> = {
  "event-opened": "ui-tundra-told-opened",
  "event-changed": "ui-tundra-told-changed",
  "event-rolled": "ui-tundra-told-rolled",
  "event-rolled-own": "ui-tundra-told-rolled-own",
  "event-gathered": "ui-tundra-told-gathered",
  "event-gained": "ui-tundra-told-gained",
  "event-dealt": "ui-tundra-told-dealt",
  "event-market": "ui-tundra-told-market",
  "event-goal": "ui-tundra-told-goals",
  "event-sold": "ui-tundra-told-sold",
};

// What a doing of the same player brings, and the sentence with it.
const BROUGHT: Record<string, string> = {
  "event-starts": "ui-tundra-told-starts",
  "event-advised": "ui-tundra-told-advised",
  "event-upgraded": "ui-tundra-told-upgraded",
};

// Entries with more in them than somebody at the table would say.
const BRIEF: Record<string, string> = {
  "event-tucked": "ui-tundra-told-tucked",
  "event-hired": "ui-tundra-told-hired",
};

// Of these the goods are added up.
const SUMMED = new Set(["event-gathered", "event-gained", "event-sold"]);
const PAIR = 2;

// A gain that says again what the sentence before it said.
const ECHOED = new Set(["event-gathered", "event-sold"]);

export function commentary(log: readonly Shown[], names: readonly string[]): string[] {
  const told = log.filter((shown, i) => !SILENT.has(shown.message) && !echoes(log, i));
  const runs: Shown[][] = [];
  for (const shown of told) {
    const run = runs.at(-1);
    if (run && continues(run, shown)) run.push(shown);
    else runs.push([shown]);
  }
  return runs.map((run) => sentence(run, names)).filter(Boolean);
}

function echoes(log: readonly Shown[], at: number): boolean {
  const [before, shown] = [log[at - 1], log[at]];
  return shown?.message === "event-gained" && ECHOED.has(before?.message ?? "");
}

/** The same doing of the same player; a walk goes on with what it finds. */
function continues(run: readonly Shown[], other: Shown): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return false;
  if (first.message === "event-moved") {
    if (other.message === "event-opened") return true;
    if (other.args["player"] !== first.args["player"]) return false;
    return other.message === "event-gained" ? isFind(last, other) : isStep(other) && other.args["worker"] === first.args["worker"];
  }
  if (first.args["player"] !== other.args["player"]) return false;
  switch (first.message) {
    case "event-rerolled":
      return other.message === "event-rerolled" || other.message === "event-rolled-own";
    case "event-starts":
      return other.message === "event-upkeep" || other.message === "event-gained";
    case "event-advised":
      return other.message === "event-gained" || other.message === "event-spent";
    case "event-upgraded":
      return run.length === 1 && other.message === "event-gained" && other.args["good"] === "name:points";
    default:
      return first.message === other.message && first.message in MERGED;
  }
}

function isStep(shown: Shown): boolean {
  return shown.message === "event-moved" || shown.message === "event-moved-home";
}

/** A glade gives one of its resource to whoever has just entered it. */
function isFind(last: Shown, gain: Shown): boolean {
  const isEntered = isStep(last) || last.message === "event-opened";
  return isEntered && ["name:firewood", "name:stone", "name:peat"].includes(String(gain.args["good"]));
}

function sentence(run: readonly Shown[], names: readonly string[]): string {
  const [first] = run;
  if (!first) return "";
  if (first.message === "event-moved" && run.length > 1) return walk(run, first, names);
  if (first.message === "event-rerolled") return turned("ui-tundra-told-rerolled", run, first, names);
  if (first.message === "event-changed" && run.length > 1) return turned("ui-tundra-told-changed", run, first, names);
  const brought = BROUGHT[first.message];
  if (brought !== undefined && run.length > 1) {
    const some = first.message === "event-starts" ? totals(run.filter((shown) => shown.message === "event-gained")) : balance(run);
    return words.say(brought, { ...first.args, some }, names);
  }
  if (first.message === "event-starts") return "";
  const told = MERGED[first.message];
  if (run.length === 1 || told === undefined) return words.say(BRIEF[first.message] ?? first.message, first.args, names);
  if (SUMMED.has(first.message)) return words.say(told, { ...first.args, points: sum(run, "points"), some: totals(run) }, names);
  return words.say(told, { ...first.args, some: joined(run.map((shown) => part(shown, names))) }, names);
}

function sum(run: readonly Shown[], name: string): number {
  return run.reduce((total, shown) => total + Number(shown.args[name] ?? 0), 0);
}

/** "− 2 berries, + 1 stone": what was paid and what it brought. */
function balance(run: readonly Shown[]): string {
  const signs = { "event-spent": "−", "event-gained": "+" };
  return Object.entries(signs)
    .map(([message, sign]) => [sign, totals(run.filter((shown) => shown.message === message))] as const)
    .flatMap(([sign, some]) => (some ? [`${sign} ${some}`] : []))
    .join(", ");
}

/** "2 stone and 5 berries": like goes with like. */
function totals(run: readonly Shown[]): string {
  const counts = new Map<string, number>();
  for (const shown of run) {
    const item = String(shown.args["good"]).slice(5);
    const count = shown.message === "event-sold" ? PAIR : Number(shown.args["count"] ?? 1);
    counts.set(item, (counts.get(item) ?? 0) + count);
  }
  return joined([...counts].map(([item, count]) => words.say(`ui-tundra-item-${item}`, { count })));
}

/** What one entry adds to a sentence about several. */
function part(shown: Shown, names: readonly string[]): string {
  const { args } = shown;
  if (shown.message.startsWith("event-rolled")) return String(args["value"]);
  if (shown.message === "event-opened") return words.say("ui-tundra-told-tile", args, names);
  return words.say("ui-tundra-plain", { what: args["card"] ?? args["goal"] ?? "" }, names);
}

/** "6 → 4 → 3, 5 → 1": what became of dice that were rolled again or turned. */
function turned(told: string, run: readonly Shown[], first: Shown, names: readonly string[]): string {
  const chains: number[][] = [];
  for (const { message, args } of run) {
    if (message !== "event-rolled-own" && chains.at(-1)?.at(-1) !== args["value"]) chains.push([Number(args["value"])]);
    if (message === "event-rolled-own") chains.at(-1)?.push(Number(args["value"]));
    if (message === "event-changed") chains.at(-1)?.push(Number(args["now"]));
  }
  const some = chains.map((chain) => chain.join(" → ")).join(", ");
  return words.say(told, { player: first.args["player"] ?? "", berries: sum(run, "berries"), some }, names);
}

/** "Worker 2 of Anna goes to glade 5 (opened: a glade with stone), gaining 1 stone." */
function walk(run: readonly Shown[], first: Shown, names: readonly string[]): string {
  const stops: string[] = [];
  for (const shown of run) {
    if (shown.message.startsWith("event-moved")) stops.push(words.say("ui-tundra-plain", { what: shown.args["place"] ?? "" }, names));
    else {
      const isOpened = shown.message === "event-opened";
      const found = isOpened ? words.say("ui-tundra-told-found", shown.args, names) : words.say("ui-tundra-told-plus", { some: totals([shown]) });
      stops.push(`${stops.pop() ?? ""} ${found}`);
    }
  }
  return words.say("ui-tundra-told-walk", { ...first.args, some: stops.join(words.say("ui-tundra-told-then")) }, names);
}
