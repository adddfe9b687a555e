// From things to picks: which pick a person means who points at things, in any order. No rules here,
// only the references that came with the offers.

import type { Forbidden, Offer, Said } from "../wire/types";

export type Press =
  | { kind: "act"; offer: Offer }
  | { kind: "choose"; chosen: string[] }
  | { kind: "why"; refused: Forbidden[]; chosen: string[] };

/** What a thing is, given what has been pointed at. */
export type Standing = "live" | "chosen" | "other" | "refused" | "still";

interface Shown {
  shown: Said;
}

/** The things that must be pointed at for a pick. */
export function neededOf({ shown }: Shown): readonly string[] {
  return shown.refs ?? [];
}

/** The things a pick concerns: all that may be pointed at for it. */
export function refsOf(offer: Shown): readonly string[] {
  return [...neededOf(offer), ...(offer.shown.also ?? [])];
}

/** The offers that concern all of these things. */
export function about<T extends Shown>(offers: readonly T[], refs: readonly string[]): T[] {
  return offers.filter((offer) => refs.every((ref) => refsOf(offer).includes(ref)));
}

/** Of offers that say the same, like equal dice, a list needs only the first of those that are left. */
export function listed(offers: readonly Offer[]): Offer[] {
  const words = ({ shown }: Offer): string => JSON.stringify([shown.message, shown.args]);
  return offers.filter((offer, i) => !offer.twin || !offers.slice(0, i).some((one) => words(one) === words(offer)));
}

/** Things that every pick on the table concerns need not be pointed at. */
export function implied(offers: readonly Offer[]): Set<string> {
  const placed = offers.filter((offer) => refsOf(offer).length > 0);
  const [first, ...rest] = placed;
  if (!first) return new Set();
  return new Set(refsOf(first).filter((ref) => rest.every((offer) => refsOf(offer).includes(ref))));
}

/** "This card there, that card here": picks about the same things differ in which go together. Those that were
 * pointed at one after the other do, as do those named one after the other. */
function paired(fitting: readonly Offer[], wanted: readonly string[]): Offer | null {
  const isWhole = fitting.length > 1 && fitting.every((offer) => neededOf(offer).length === wanted.length);
  if (!isWhole || wanted.length % 2 === 1) return null;
  const pairs = (refs: readonly string[]): string =>
    refs
      .flatMap((ref, i) => (i % 2 === 0 ? [[ref, refs[i + 1]].sort().join(" ")] : []))
      .sort()
      .join("|");
  const same = fitting.filter((offer) => pairs(neededOf(offer)) === pairs(wanted));
  return same.length === 1 ? (same[0] ?? null) : null;
}

/** The pick that is meant by whoever has pointed at these things; null: more than one may be. */
function meant(offers: readonly Offer[], wanted: readonly string[], isEager: boolean): Offer | null {
  const fitting = about(offers, wanted);
  const [only, ...others] = listed(fitting);
  if (!only || others.length > 0) return paired(fitting, wanted);
  const known = implied(offers);
  const isWhole = neededOf(only).every((ref) => wanted.includes(ref) || known.has(ref));
  return isWhole || (isEager && only.final === null && only.ends === null) ? only : null;
}

/** What pointing at a thing means. `isEager`: the only pick that is left is taken at once, if it can be taken back. */
export function press(
  offers: readonly Offer[],
  forbidden: readonly Forbidden[],
  chosen: readonly string[],
  ref: string,
  isEager = true,
): Press {
  if (chosen.includes(ref)) return { kind: "choose", chosen: chosen.filter((other) => other !== ref) };
  const wanted = [...chosen, ref];
  const offer = meant(offers, wanted, isEager);
  if (offer) return { kind: "act", offer };
  if (about(offers, wanted).length > 0) return { kind: "choose", chosen: wanted };
  const refused = about(forbidden, wanted);
  if (refused.length > 0) return { kind: "why", refused, chosen: [...chosen] };
  // Not with what was chosen before: begin again with this thing.
  if (chosen.length > 0) return press(offers, forbidden, [], ref, isEager);
  return { kind: "choose", chosen: [] };
}

/** Picked up: it counts as pointed at, and nothing happens yet. */
export function held(offers: readonly Offer[], chosen: readonly string[], ref: string): string[] {
  if (chosen.includes(ref)) return [...chosen];
  return about(offers, [...chosen, ref]).length > 0 ? [...chosen, ref] : [ref];
}

export function standing(
  offers: readonly Offer[],
  forbidden: readonly Forbidden[],
  chosen: readonly string[],
  ref: string,
): Standing {
  if (chosen.includes(ref)) return "chosen";
  if (about(offers, [...chosen, ref]).length > 0) return "live";
  if (about(forbidden, [...chosen, ref]).length > 0) return "refused";
  // Not with what was chosen: pressing it begins again with it.
  if (chosen.length === 0) return "still";
  const alone = standing(offers, forbidden, [], ref);
  return alone === "live" ? "other" : alone;
}

/** Would pointing at this thing alone take a pick that cannot be taken back? */
export function isFinal(offers: readonly Offer[], chosen: readonly string[], ref: string): boolean {
  const fitting = about(offers, [...chosen, ref]);
  return fitting.length > 0 && fitting.every((offer) => offer.final !== null);
}

/** Refusals with the same sentence are one answer. */
export function distinct(refused: readonly Forbidden[]): Forbidden[] {
  const seen = new Set<string>();
  return refused.filter((offer) => {
    const key = offer.reason + JSON.stringify(offer.params);
    return !seen.has(key) && seen.add(key);
  });
}
