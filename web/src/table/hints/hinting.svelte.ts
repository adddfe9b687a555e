// A hint for the position as it is: each time a little more of it is shown.

import type { Hint, HintedPick } from "../../wire/types";

/** Where to look; what to pick; why. */
export type Depth = "nudge" | "pick" | "reasons";
const DEEPER: Record<Depth, Depth> = { nudge: "pick", pick: "reasons", reasons: "reasons" };

export class Hinting {
  /** Every wish that was sent: what is answered to an old one is of no interest any more. */
  private readonly wishes = new Set<string>();
  /** The wish that is not answered yet. */
  private wish = $state<string | null>(null);
  found = $state.raw<Hint | null>(null);
  depth = $state<Depth>("nudge");
  /** It was read, and the room is wanted for something else. */
  isAway = $state(false);
  isThinking = $derived(this.wish !== null);
  isOpen = $derived(!this.isAway && (this.isThinking || this.found !== null));
  /** There is nothing else to do. */
  isForced = $derived(this.found?.picks.length === 1 && !this.found.by_rule);
  /** A rule of thumb has left a single pick, and perhaps knows a reason. */
  isByRule = $derived(this.found?.by_rule === true);
  /** There is nothing more to say. */
  isWhole = $derived(
    !this.isAway && (this.depth === "reasons" || (this.found?.picks.length === 1 && this.found.reasons.length === 0)),
  );
  /** What is shown of it now; a nudge does not say which is the best. */
  shown = $derived<readonly HintedPick[]>(this.depth === "pick" ? this.best() : (this.found?.picks ?? []));
  /** The picks whose things are lit on the board. */
  lit = $derived(
    (this.isAway ? [] : this.depth === "nudge" ? (this.found?.picks ?? []) : this.best()).map(({ pick }) => pick),
  );

  constructor(private readonly send: () => string) {}

  private best(): readonly HintedPick[] {
    return this.found?.picks.slice(0, 1) ?? [];
  }

  /** A hint, the one that was put away, or a little more of the one that is there. */
  more(): void {
    if (this.isAway) {
      this.isAway = false;
    } else if (this.found) {
      if (!this.isWhole) this.depth = DEEPER[this.depth];
    } else if (!this.isThinking) {
      this.wish = this.send();
      this.wishes.add(this.wish);
    }
  }

  take(hint: Hint): void {
    if (hint.id !== this.wish) return;
    this.wish = null;
    this.found = hint;
    this.depth = hint.picks.length > 1 ? "nudge" : "pick";
  }

  putAway(): void {
    this.isAway = this.found !== null;
  }

  /** There will be no hint: was this the answer to a wish for one? */
  answered(id: string | null): boolean {
    if (id === this.wish) this.wish = null;
    return id !== null && this.wishes.has(id);
  }

  clear(): void {
    this.wish = null;
    this.isAway = false;
    this.found = null;
  }
}
