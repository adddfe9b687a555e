// Where a value comes from, and what is wrong with it, in words.

import { t, words } from "../lib/words.svelte";
import type { Workshop } from "./workshop.svelte";

/** What the server says about one place; the place itself is called by its name. */
export function problemsAt(work: Workshop, place: string, name: string): string[] {
  const found = work.checked?.problems.filter((one) => one.place === place) ?? [];
  return found.map(({ problem }) => words.quote(problem.message, { ...problem.args, place: name }));
}

/** What concerns no single component: the head, a whole sheet, the file. */
export function problemsElsewhere(work: Workshop): string[] {
  const shown = work.page?.values ?? {};
  const isShown = (place: string): boolean => {
    const [sheet = "", entry = ""] = place.split(".");
    return shown[sheet]?.[entry] !== undefined;
  };
  const found = work.checked?.problems.filter((one) => !isShown(one.place)) ?? [];
  return found.map(({ problem }) => words.quote(problem.message, problem.args));
}

export function origin(work: Workshop, sheet: string, entry: string, field: string): string {
  const now = work.provenance(sheet, entry, field);
  const before = work.page?.provenance[sheet]?.[entry]?.[field] ?? "";
  const value = String(work.page?.values[sheet]?.[entry]?.[field] ?? "");
  const isOther = work.value(sheet, entry, field) !== value;
  const box = /^box (\S+)(?: by (.+))?$/.exec(now);
  const said = box
    ? words.quote(box[2] ? "edition-from-box-by" : "edition-from-box", { day: box[1] ?? "", name: box[2] ?? "" })
    : words.has(`ui-origin-${now}`)
      ? t(`ui-origin-${now}`)
      : t("edition-origin-own");
  if (!isOther) return said;
  const was = words.quote("edition-was", { value: value || "–" });
  return before === "printed" && !box ? `${said}; ${t("edition-against-print")}; ${was}` : `${said}; ${was}`;
}
