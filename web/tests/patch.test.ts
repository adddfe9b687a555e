import { expect, test } from "vitest";
import { patched } from "../src/wire/patch";

const VIEW = { pile: 3, hand: { gold: 1, salt: 0 }, seats: [{ cards: ["a"] }, { cards: [] }], loot: null };

test("a value replaces what stands at its path", () => {
  expect(patched(VIEW, { pile: 2, "hand.gold": 2, "seats.0.cards": ["a", "b"], loot: { good: "gold" } })).toEqual({
    pile: 2,
    hand: { gold: 2, salt: 0 },
    seats: [{ cards: ["a", "b"] }, { cards: [] }],
    loot: { good: "gold" },
  });
});

test("the view before is left alone, and what did not change stays the same object", () => {
  const before = structuredClone(VIEW);
  const after = patched(VIEW, { "seats.1.cards": ["c"] });
  expect(VIEW).toEqual(before);
  expect(after["hand"]).toBe(VIEW.hand);
  expect((after["seats"] as unknown[])[0]).toBe(VIEW.seats[0]);
});

test("the empty path is the view itself, and no paths change nothing", () => {
  expect(patched(VIEW, { "": { pile: 0 } })).toEqual({ pile: 0 });
  expect(patched(VIEW, {})).toBe(VIEW);
});
