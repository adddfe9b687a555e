// The small notation of values, from what the server says of a field: which words a value is made of, what it is with
// one more or one less of a word, and how it reads in the reader's language.

import { capital, t, words } from "../lib/words.svelte";
import type { PartField } from "../wire/types";

/** How many of each word are in a value; null: it is none that could be picked. */
export function picked(field: PartField, value: string): Map<string, number> | null {
  const found = new Map<string, number>();
  for (const token of tokens(value)) {
    const [count, word]: [number, string] = field.kind === "tally" ? counted(token) : [1, token];
    if (!field.words.some((one) => one.word === word)) return null;
    found.set(word, (found.get(word) ?? 0) + count);
  }
  const isOften = [...found.values()].some((count) => count > most(field));
  if (field.kind === "choice" && found.size !== 1) return found.size === 0 && field.may_lack ? found : null;
  return field.kind === "text" || field.kind === "number" || isOften ? null : found;
}

/** The value with so many of a word; the others stay where they are. */
export function withCount(field: PartField, value: string, word: string, count: number): string {
  const before = tokens(value);
  const isIt = (token: string): boolean => (field.kind === "tally" ? counted(token)[1] : token) === word;
  const at = before.findIndex(isIt);
  const rest = before.filter((token) => !isIt(token));
  if (field.kind === "tally") {
    const token = count > 1 ? `${count}${word}` : word;
    rest.splice(at < 0 ? rest.length : at, 0, ...(count > 0 ? [token] : []));
  } else rest.splice(at < 0 ? rest.length : at, 0, ...Array<string>(count).fill(word));
  if (field.kind !== "set") return rest.join(" ");
  const order = field.words.map((one) => one.word);
  return rest.sort((one, two) => order.indexOf(one) - order.indexOf(two)).join(" ");
}

/** How often one word can be in a value. */
export function most(field: PartField): number {
  return field.kind === "list" || field.kind === "tally" ? field.high : 1;
}

/** Whether there is room for one word more. */
export function hasRoom(field: PartField, value: string, word: string): boolean {
  if (field.kind === "tally") return (picked(field, value)?.get(word) ?? 0) < field.high;
  return tokens(value).length < field.high;
}

export function isBlank(field: PartField, value: string): boolean {
  return field.may_lack && (value === "" || (field.kind === "number" && value === "0"));
}

/** A word of the notation as people call it, to begin with. */
export function wordTitle(field: PartField, word: string): string {
  const name = wordName(field, word);
  return name === word ? name : capital(name);
}

/** The same within a sentence. */
export function wordName(field: PartField, word: string): string {
  const message = field.words.find((one) => one.word === word)?.message;
  return message ? words.say(message) : word;
}

/** A value in words: "fish, 2 × shell". */
export function inWords(field: PartField, value: string): string {
  if (isBlank(field, value) || value === "") return "–";
  const found = picked(field, value);
  if (!found) return field.kind === "text" ? spelled(field, value) : value;
  return [...found].map(([word, count]) => times(count, wordName(field, word))).join(", ");
}

/** A text of a richer grammar, with its words spelled out: "6-4: 2 berries". */
function spelled(field: PartField, value: string): string {
  const known = field.words.map((one) => one.word).sort((one, two) => two.length - one.length);
  if (known.length === 0) return value;
  const pattern = new RegExp(`(?<![A-Za-z])([2-9]?)(${known.join("|")})(?![A-Za-z])`, "g");
  return value.replace(pattern, (_, count: string, word: string) => times(Number(count || 1), wordName(field, word)));
}

/** On one line. */
function times(count: number, name: string): string {
  return count > 1 ? `${count}\u00a0×\u00a0${name}` : name;
}

/** What can be written here: a range, how many, an example. */
export function hint(field: PartField): string {
  const { kind, low, high, example } = field;
  if (kind === "number") return words.quote("edition-hint-range", { low, high });
  if (kind === "text") return words.quote("edition-hint-example", { example });
  if (kind === "choice" || kind === "tally") return "";
  if (low === high) return words.quote("edition-hint-exactly", { high });
  return words.quote("edition-hint-count", { low, high });
}

/** The words of a text with what they stand for, for those whose names are others. */
export function legend(field: PartField): string {
  const told = field.words.filter((one) => field.kind === "text" && one.message);
  return told.map(({ word }) => `${word}\u00a0= ${wordTitle(field, word)}`).join(" · ");
}

/** What a picker offers for nothing. */
export function nothing(): string {
  return t("edition-nothing");
}

function tokens(value: string): string[] {
  return value.split(" ").filter(Boolean);
}

function counted(token: string): [number, string] {
  const found = /^([2-9])(.+)$/.exec(token);
  return found ? [Number(found[1]), found[2] ?? ""] : [1, token];
}
