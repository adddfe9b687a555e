// Where a value comes from, and what is wrong with it, in words.

import { t, words } from "../lib/words.svelte";
import { entryName, part } from "../pages/parts";
import type { PartField, PlacedProblem } from "../wire/types";
import { inWords, wordName } from "./notation";
import type { Workshop } from "./workshop.svelte";

/** What the server says about one place; the place itself is called by its name. */
export function problemsAt(work: Workshop, place: string, name: string): string[] {
  const found = work.checked?.problems.filter((one) => one.place === place) ?? [];
  return found.map((one) => complaint(work, one, name));
}

export interface Wrong {
  place: string;
  said: string;
  /** Where it can be mended on this page: the kind of component it belongs to, "edition" for the head. */
  sheet: string | null;
}

/** Everything that is wrong, in words that say where. */
export function problems(work: Workshop): Wrong[] {
  return (work.checked?.problems ?? []).map(({ place, problem }) => {
    const [sheet = ""] = place.split(".");
    const isShown = sheet === "edition" || (work.page?.sheets.some((one) => one.name === sheet) ?? false);
    return { place, said: complaint(work, { place, problem }, placeName(work, place)), sheet: isShown ? sheet : null };
  });
}

/** What is wrong, with fields and words of the notation called by their names. */
function complaint(work: Workshop, { place, problem }: PlacedProblem, name: string): string {
  const fields = work.page?.sheets.find((one) => one.name === place.split(".")[0])?.fields ?? [];
  const named = Object.entries(problem.args).map(([key, value]) => {
    const field = fields.find((one) => one.words.some(({ word, message }) => word === value && message));
    if (key === "field") return [key, part(String(value))];
    return [key, (key === "other" || key === "good") && field ? wordName(field, String(value)) : value];
  });
  return words.quote(problem.message, { ...(Object.fromEntries(named) as typeof problem.args), place: name });
}

/** Which entries and sheets have something wrong, by the beginning of its place. */
export function wrongIn(work: Workshop, within: string): number {
  const found = work.checked?.problems ?? [];
  return found.filter(({ place }) => place === within || place.startsWith(`${within}.`)).length;
}

/** `good.gold.points` as people call it; what is no place of this game stays as it is. */
export function placeName(work: Workshop, place: string): string {
  const [sheet = "", entry = "", field = ""] = place.split(".");
  if (sheet === "edition" && words.has(`edition-${entry}`)) return t(`edition-${entry}`);
  const known = work.page?.sheets.find((one) => one.name === sheet);
  if (!known) return place;
  if (!entry) return part(sheet);
  const isEntry = known.ids.includes(entry) || known.more.includes(entry);
  const component = `${part(sheet)}, ${isEntry ? entryName(sheet, entry) : entry}`;
  return field ? `${component}, ${part(field)}` : component;
}

/** Where a value comes from now, and whether that is against print. */
export function source(work: Workshop, sheet: string, entry: string, field: string, isOther: boolean): string {
  const now = work.provenance(sheet, entry, field);
  const before = work.page?.provenance[sheet]?.[entry]?.[field] ?? "";
  const box = /^box (\S+)(?: by (.+))?$/.exec(now);
  const said = box
    ? words.quote(box[2] ? "edition-from-box-by" : "edition-from-box", { day: box[1] ?? "", name: box[2] ?? "" })
    : words.has(`ui-origin-${now}`)
      ? t(`ui-origin-${now}`)
      : t("edition-origin-own");
  return isOther && before === "printed" && !box ? `${said}; ${t("edition-against-print")}` : said;
}

/** The same with the value it had before, where it is another now. */
export function origin(work: Workshop, sheet: string, entry: string, field: PartField): string {
  const before = work.before(sheet, entry, field.name);
  const isOther = work.value(sheet, entry, field.name) !== before;
  const said = source(work, sheet, entry, field.name, isOther);
  return isOther ? `${said}; ${words.quote("edition-was", { value: inWords(field, before) })}` : said;
}
