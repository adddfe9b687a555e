// How the players stand, as every game's view says it in the same place. Pure.

import type { View } from "../wire/types";

export interface Standing {
  points: number;
  /** If the game ended now, as far as this seat knows. */
  now: number;
  /** Something hidden from this seat may change that. */
  open: boolean;
}

/** Seat by seat; nothing for a game that does not say. */
export function standingsOf(view: View | undefined): readonly Standing[] {
  const seats = view?.["seats"];
  if (!Array.isArray(seats)) return [];
  const found = (seats as { standing?: Standing }[]).flatMap(({ standing }) => standing ?? []);
  return found.length === seats.length ? found : [];
}
