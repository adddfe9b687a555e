import { expect, test } from "vitest";
import { fromBox } from "../src/editions/box";
import { hasRoom, isBlank, picked, withCount } from "../src/editions/notation";
import { isSame } from "../src/editions/shelf.svelte";
import { numbered } from "../src/editions/workshop.svelte";
import type { Draft, PartField } from "../src/wire/types";

function field(kind: PartField["kind"], known: string, low: number, high: number, may_lack = false): PartField {
  const words = known.split(" ").map((word) => ({ word, message: "" }));
  return { name: "any", kind, low, high, may_lack, example: "", words };
}

const COST = field("list", "fish shell pearl", 1, 3);
const GAIN = field("tally", "F S B", 0, 9, true);
const FACES = field("set", "1 2 3 4 5 6", 1, 6);
const GOOD = field("choice", "fish shell", 0, 1, true);

test("a value is read as how many of each word it has", () => {
  expect([...(picked(COST, "fish shell shell") ?? [])]).toEqual([
    ["fish", 1],
    ["shell", 2],
  ]);
  expect([...(picked(GAIN, "2B F") ?? [])]).toEqual([
    ["B", 2],
    ["F", 1],
  ]);
  expect(picked(GOOD, "")?.size).toBe(0);
});

test("what no picker could show is left to be typed", () => {
  for (const [kind, value] of [
    [COST, "fish herring"],
    [COST, "fish fish fish fish"],
    [FACES, "1 1"],
    [GAIN, "22B"],
    [GOOD, "fish shell"],
    [{ ...GOOD, may_lack: false }, ""],
    [field("text", "F", 1, 1), "6-4: F"],
  ] as const)
    expect(picked(kind, value)).toBeNull();
});

test("one more and one less leave the rest as it is written", () => {
  expect(withCount(COST, "pearl fish", "fish", 2)).toBe("pearl fish fish");
  expect(withCount(COST, "fish pearl", "fish", 2)).toBe("fish fish pearl");
  expect(withCount(COST, "fish pearl", "shell", 1)).toBe("fish pearl shell");
  expect(withCount(COST, "fish pearl", "fish", 0)).toBe("pearl");
  expect(withCount(GAIN, "F 2B", "B", 3)).toBe("F 3B");
  expect(withCount(GAIN, "F 2B", "B", 1)).toBe("F B");
  expect(withCount(GAIN, "F", "F", 0)).toBe("");
  expect(withCount(FACES, "1 5", "3", 1)).toBe("1 3 5");
});

test("there is room up to what the field takes", () => {
  expect(hasRoom(COST, "fish pearl", "fish")).toBe(true);
  expect(hasRoom(COST, "fish pearl pearl", "fish")).toBe(false);
  expect(hasRoom(GAIN, "9B", "B")).toBe(false);
  expect(hasRoom(GAIN, "9B", "F")).toBe(true);
});

test("nothing is blank only where a component may lack it", () => {
  const count = field("number", "", 0, 3, true);
  expect([isBlank(count, "0"), isBlank({ ...count, may_lack: false }, "0"), isBlank(GOOD, "")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("a day is the one where somebody is, not the one in Greenwich", () => {
  expect(fromBox(" Ann ", new Date(2026, 0, 2, 0, 30))).toBe("box 2026-01-02 by Ann");
  expect(fromBox("", new Date(2026, 10, 19, 23, 30))).toBe("box 2026-11-19");
});

test("new editions have numbers", () => {
  expect(numbered("Rich", [])).toBe("Rich");
  expect(numbered("Rich", ["Rich"])).toBe("Rich 2");
  expect(numbered("Rich 2", ["Rich", "Rich 2", "Rich 3"])).toBe("Rich 4");
  expect(numbered("x".repeat(60), ["x".repeat(60)]).length).toBeLessThanOrEqual(60);
});

test("an edition is the same however it is written", () => {
  const changes = { a: { value: 1 }, b: { value: "2" } };
  const draft: Draft = { title: "Rich", version: "1", parent: "tutable", changes };
  const turned = { b: { value: "2" }, a: { value: 1, provenance: "own" } };
  const other: Draft = { ...draft, author: "", notes: "", changes: turned };
  expect(isSame(draft, other)).toBe(true);
  expect(isSame(draft, { ...other, changes: { a: { value: 2 } } })).toBe(false);
});
