// How a table is laid out: board and panel beside each other, or on narrow and upright screens one over the other.
// Styles ask `:root[data-layout="stacked"]`, so that boards and frame change at the same width.

import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 559px), (max-width: 999px) and (orientation: portrait)");
const low = new MediaQuery("(max-height: 520px)");

export const layout = {
  get isStacked(): boolean {
    return narrow.current;
  },
  /** There is no room for everything: what is one's own is docked at the lower edge. */
  get isDocked(): boolean {
    return narrow.current || low.current;
  },
};
