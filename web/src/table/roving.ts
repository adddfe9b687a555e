// One tab stop for the whole board; arrow keys go to the nearest thing in their direction.

import { inFrame } from "../lib/frame";

const THING = ".thing";
const LIVE = '[data-standing="live"]';

/** What is folded away is not there to be reached. */
function things(root: HTMLElement, standing = ""): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(THING + standing)].filter((thing) => thing.checkVisibility());
}

export function roving(root: HTMLElement): { destroy(): void } {
  let current: HTMLElement | null = null;

  function hold(thing: HTMLElement): void {
    for (const other of root.querySelectorAll<HTMLElement>(THING)) other.tabIndex = other === thing ? 0 : -1;
    current = thing;
  }

  /** Things come and go: there is always exactly one to tab to, a pickable one if possible. */
  function renew(): void {
    if (current?.isConnected && current.checkVisibility()) return hold(current);
    const first = things(root, LIVE)[0] ?? things(root)[0];
    if (!first) return;
    const lost = current !== null && document.activeElement === document.body;
    hold(first);
    if (lost) first.focus({ preventScroll: true });
  }

  function key(event: KeyboardEvent): void {
    const from = (event.target as Element | null)?.closest<HTMLElement>(THING);
    if (!from) return;
    const to = target(from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  function target(from: HTMLElement, key: string): HTMLElement | undefined {
    if (key === "Home") return things(root)[0];
    if (key === "End") return things(root).at(-1);
    return nearest(from, things(root), key);
  }

  function focus(event: FocusEvent): void {
    const thing = (event.target as Element | null)?.closest<HTMLElement>(THING);
    if (thing) hold(thing);
  }

  // What is visible is known once the changed board is laid out.
  let calledOff = (): void => undefined;
  const watcher = new MutationObserver(() => {
    calledOff();
    calledOff = inFrame(renew);
  });
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["open"] });
  root.addEventListener("keydown", key);
  root.addEventListener("focusin", focus);
  renew();
  return {
    destroy() {
      watcher.disconnect();
      calledOff();
      root.removeEventListener("keydown", key);
      root.removeEventListener("focusin", focus);
    },
  };
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Distance counts, and straying from the direction counts double. */
function nearest(from: HTMLElement, all: HTMLElement[], key: string): HTMLElement | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of all) {
    if (thing === from) continue;
    const end = middle(thing);
    const along = (end.x - start.x) * direction[0] + (end.y - start.y) * direction[1];
    const across = Math.abs((end.x - start.x) * direction[1]) + Math.abs((end.y - start.y) * direction[0]);
    if (along < 8) continue;
    const cost = along + 2 * across;
    if (cost < least) [least, best] = [cost, thing];
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function focusBoard(root: HTMLElement): void {
  (things(root, '[tabindex="0"]')[0] ?? things(root)[0])?.focus();
}

/** The next thing a pick could concern. */
export function focusNext(root: HTMLElement): void {
  const live = things(root, LIVE);
  const at = live.indexOf(document.activeElement as HTMLElement);
  live[(at + 1) % live.length]?.focus();
}
