import { expect, test } from "vitest";
import { about, listed } from "../src/table/narrow";
import type { Offer } from "../src/wire/types";

function offer(pick: number, face: number, refs: string[], twin = false): Offer {
  return { pick, shown: { message: "pick-die", args: { face }, refs }, heading: "", twin, ends: null, final: null };
}

const DICE = [offer(1, 6, ["die0"]), offer(2, 6, ["die1"], true), offer(3, 4, ["die2"])];

test("of offers that say the same the list has the first", () => {
  expect(listed(DICE).map((one) => one.pick)).toEqual([1, 3]);
});

test("pointed at, one that says the same as another is listed all the same", () => {
  expect(listed(about(DICE, ["die1"])).map((one) => one.pick)).toEqual([2]);
});
