import { expect, test } from "vitest";
import { newsOf } from "../src/table/news";
import type { Line, Step } from "../src/wire/types";

function line(by: number, args: Line["said"]["args"] = {}): Line {
  return { said: { message: "m", args }, by };
}

function step(line: number, concerns: boolean, target: string): Step {
  const move = { piece: "", origin: target, target };
  return { event: "e", by: 1, line, said: null, move, moment: null, concerns, patch: {} };
}

const LINES = [line(0), line(1), line(1, { victim: "seat:0" }), line(2), line(1), line(-1, { player: "seat:0" })];

test("what concerns oneself comes first, the rest by who did it", () => {
  const { concerning, groups } = newsOf(LINES, 1, 0, [step(3, true, "glade3")]);
  expect(concerning.map((entry) => entry.at)).toEqual([2, 3]);
  expect(groups.map(({ by, entries }) => [by, entries.map((entry) => entry.at)])).toEqual([
    [1, [1, 4]],
    [-1, [5]],
  ]);
});

test("what the table does stands where it happened, and nobody's doing before it is mixed with what follows", () => {
  const told = [line(1), line(-1), line(-1), line(1), line(2), line(1), line(-1), line(2)];
  const { groups } = newsOf(told, 0, 0, []);
  expect(groups.map(({ by, entries }) => [by, entries.map((entry) => entry.at)])).toEqual([
    [1, [0]],
    [-1, [1, 2]],
    [1, [3, 5]],
    [2, [4]],
    [-1, [6]],
    [2, [7]],
  ]);
});

test("a line knows the things its steps touched", () => {
  const { groups } = newsOf(LINES, 4, 0, [step(4, false, "pile"), step(4, false, "hand"), step(4, false, "pile")]);
  expect(groups[0]?.entries[0]?.refs).toEqual(["pile", "hand"]);
});

test("a sentence within a sentence may name somebody too", () => {
  const inner = line(1, { doings: [{ message: "d", args: { to: "seat:0" } }] });
  expect(newsOf([inner], 0, 0, []).concerning).toHaveLength(1);
  expect(newsOf([inner], 0, -1, []).concerning).toHaveLength(0);
});
