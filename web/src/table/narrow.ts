// From things to picks: which pick a person means who points at things, in any order. No rules here,
// only the references that came with the offers.

import type { Forbidden, Option } from "../wire/types";

export type Press =
  | { kind: "act"; option: Option }
  | { kind: "choose"; chosen: string[] }
  | { kind: "why"; refused: Forbidden[]; chosen: string[] };

/** What a thing is, given what has been pointed at. */
export type Standing = "live" | "chosen" | "refused" | "still";

interface HasRefs {
  shown: { refs: string[] };
}

/** The offers that concern all of these things. */
export function about<T extends HasRefs>(offers: readonly T[], refs: readonly string[]): T[] {
  return offers.filter((offer) => refs.every((ref) => offer.shown.refs.includes(ref)));
}

/** Things that every pick on the table concerns need not be pointed at. */
export function implied(options: readonly Option[]): Set<string> {
  const placed = options.filter((option) => option.shown.refs.length > 0);
  const [first, ...rest] = placed;
  if (!first) return new Set();
  return new Set(first.shown.refs.filter((ref) => rest.every((option) => option.shown.refs.includes(ref))));
}

/** "This card there, that card here": picks about the same things differ in which go together. Those that were
 * pointed at one after the other do, as do those named one after the other. */
function paired(fitting: readonly Option[], wanted: readonly string[]): Option | null {
  const isWhole = fitting.length > 1 && fitting.every((option) => option.shown.refs.length === wanted.length);
  if (!isWhole || wanted.length % 2 === 1) return null;
  const pairs = (refs: readonly string[]): string =>
    refs
      .flatMap((ref, i) => (i % 2 === 0 ? [[ref, refs[i + 1]].sort().join(" ")] : []))
      .sort()
      .join("|");
  const same = fitting.filter((option) => pairs(option.shown.refs) === pairs(wanted));
  return same.length === 1 ? (same[0] ?? null) : null;
}

export function press(
  options: readonly Option[],
  forbidden: readonly Forbidden[],
  chosen: readonly string[],
  ref: string,
): Press {
  if (chosen.includes(ref)) return { kind: "choose", chosen: chosen.filter((other) => other !== ref) };
  const wanted = [...chosen, ref];
  const fitting = about(options, wanted);
  const [only] = fitting;
  if (only && fitting.length === 1) {
    const known = implied(options);
    if (only.shown.refs.every((other) => wanted.includes(other) || known.has(other))) {
      return { kind: "act", option: only };
    }
  }
  const meant = paired(fitting, wanted);
  if (meant) return { kind: "act", option: meant };
  if (only) return { kind: "choose", chosen: wanted };
  const refused = about(forbidden, wanted);
  if (refused.length > 0) return { kind: "why", refused, chosen: [...chosen] };
  // Not with what was chosen before: begin again with this thing.
  if (chosen.length > 0) return press(options, forbidden, [], ref);
  return { kind: "choose", chosen: [] };
}

export function standing(
  options: readonly Option[],
  forbidden: readonly Forbidden[],
  chosen: readonly string[],
  ref: string,
): Standing {
  if (chosen.includes(ref)) return "chosen";
  if (about(options, [...chosen, ref]).length > 0) return "live";
  if (about(forbidden, [...chosen, ref]).length > 0) return "refused";
  return "still";
}

/** Would pointing at this thing alone take a pick that cannot be taken back? */
export function isFinal(options: readonly Option[], chosen: readonly string[], ref: string): boolean {
  const fitting = about(options, [...chosen, ref]);
  return fitting.length > 0 && fitting.every((option) => option.final !== null);
}

/** Refusals with the same sentence are one answer. */
export function distinct(refused: readonly Forbidden[]): Forbidden[] {
  const seen = new Set<string>();
  return refused.filter((offer) => {
    const key = offer.reason + JSON.stringify(offer.params);
    return !seen.has(key) && seen.add(key);
  });
}
