// A hint can be put away and looked at again, without asking for another one.

import { expect, test } from "vitest";
import { Hinting } from "../src/table/hints/hinting.svelte";
import type { Hint } from "../src/wire/types";

const picks = [3, 5].map((pick) => ({ pick, share: 50, points: 40 }));

function hinted(): { hints: Hinting; wishes: string[] } {
  const wishes: string[] = [];
  const hints = new Hinting(() => {
    wishes.push(`wish${wishes.length}`);
    return wishes.at(-1) ?? "";
  });
  hints.more();
  hints.take({ type: "hint", id: "wish0", seat: 0, picks, reasons: [], by_rule: false } as unknown as Hint);
  return { hints, wishes };
}

test("a single pick is the whole hint, unless a rule of thumb has a reason for it", () => {
  for (const [byRule, reasons, isWhole] of [
    [false, [], true],
    [true, [], true],
    [true, ["because"], false],
  ] as const) {
    const hints = new Hinting(() => "wish");
    hints.more();
    hints.take({ type: "hint", id: "wish", picks: picks.slice(0, 1), reasons, by_rule: byRule } as unknown as Hint);
    expect([hints.isForced, hints.isByRule, hints.isWhole]).toEqual([!byRule, byRule, isWhole]);
    hints.more();
    expect([hints.isWhole, hints.lit]).toEqual([true, [3]]);
  }
});

test("what is put away lights nothing, and comes back as it was", () => {
  const { hints, wishes } = hinted();
  hints.more();
  hints.more();
  expect([hints.isOpen, hints.depth, hints.isWhole, hints.lit]).toEqual([true, "reasons", true, [3]]);
  hints.putAway();
  expect([hints.isOpen, hints.isWhole, hints.lit]).toEqual([false, false, []]);
  hints.more();
  expect([hints.isOpen, hints.depth, hints.lit]).toEqual([true, "reasons", [3]]);
  expect(wishes).toHaveLength(1);
});

test("a hint for the next position is open, whatever was put away before", () => {
  const { hints, wishes } = hinted();
  hints.putAway();
  hints.clear();
  expect(hints.isOpen).toBe(false);
  hints.more();
  expect([hints.isOpen, hints.isThinking]).toEqual([true, true]);
  expect(wishes).toHaveLength(2);
});

test("there is nothing to put away while it is thought about", () => {
  const hints = new Hinting(() => "wish");
  hints.more();
  hints.putAway();
  expect(hints.isOpen).toBe(true);
});
