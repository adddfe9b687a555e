import { describe, expect, test } from "vitest";
import { seenAfter, sinceOwn, touched, type Seen } from "../src/table/seen";
import type { Line, SeatSync, Step } from "../src/wire/types";

function line(message: string, by = 0): Line {
  return { said: { message, args: {} }, by };
}

function step(patch: Step["patch"], origin = "pile", target = "hand"): Step {
  const quiet = { event: "event-drew", by: 0, line: 0, said: null, moment: null, concerns: false };
  return { ...quiet, move: { piece: "card", origin, target }, patch };
}

function sync(more: Partial<SeatSync>): SeatSync {
  const nothing = { ask: null, offers: [], forbidden: [], kinds: {}, awaits_end: false };
  return { version: 1, lines_from: 0, lines: [], steps: [], ...nothing, ...more };
}

const FIRST = seenAfter(undefined, sync({ view: { pile: 9, hand: 0 }, lines: [line("a"), line("b", 1)] })) as Seen;

describe("a frame", () => {
  test("with a whole view is all there is to know", () => {
    expect(FIRST).toMatchObject({ version: 1, view: { pile: 9, hand: 0 }, turns: [] });
  });

  test("leads by its steps, and then its patch, from the view before", () => {
    const steps = [step({ pile: 8 }), step({ pile: 7, hand: 1 })];
    const after = seenAfter(
      FIRST,
      sync({ version: 3, base: 1, steps, patch: { hand: 2 }, lines_from: 2, lines: [line("c")] }),
    );
    expect(after).toMatchObject({
      version: 3,
      view: { pile: 7, hand: 2 },
      turns: [{ before: FIRST.view, told: 2, steps }],
    });
    expect(after?.lines.map((one) => one.said.message)).toEqual(["a", "b", "c"]);
  });

  test("replaces the lines that have changed", () => {
    const after = seenAfter(FIRST, sync({ version: 2, base: 1, lines_from: 1, lines: [line("b and more")] }));
    expect(after?.lines.map((one) => one.said.message)).toEqual(["a", "b and more"]);
  });

  test("that follows another version, or lines nobody has, is of no use", () => {
    expect(seenAfter(FIRST, sync({ version: 5, base: 4, patch: {} }))).toBeNull();
    expect(seenAfter(undefined, sync({ version: 5, base: 4, patch: {} }))).toBeNull();
    expect(seenAfter(FIRST, sync({ version: 2, base: 1, lines_from: 3 }))).toBeNull();
  });

  test("that goes back without a step forgets the steps it takes back", () => {
    const on = seenAfter(FIRST, sync({ version: 2, base: 1, steps: [step({ pile: 8 })], lines_from: 2 })) as Seen;
    expect(seenAfter(on, sync({ version: 3, base: 2, patch: { pile: 9 }, lines_from: 2 }))?.turns).toEqual([]);
    expect(seenAfter(on, sync({ version: 2, base: 2, patch: {}, lines_from: 2 }))?.turns).toHaveLength(1);
  });
});

test("what follows a seat's own last line is new to it", () => {
  expect(sinceOwn([line("a", 1), line("b", 0), line("c", -1)], 1)).toBe(1);
  expect(sinceOwn([line("a", 0)], 1)).toBe(0);
});

test("steps concern where things come from and where they go", () => {
  const still = { ...step({}), move: null };
  expect(touched([step({}), still, step({}, "hand", "market")])).toEqual(new Set(["pile", "hand", "market"]));
});
