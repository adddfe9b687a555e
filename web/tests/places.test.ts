// The values that can be turned, as `lab/knobs.py` calls them.

import { expect, test } from "vitest";
import { placesOf } from "../src/lab/places";

test("numbers have a place, and each of several in a text", () => {
  const values = { nomad: { N05: { worth: 3, points: "2 3 4", single: "7", name: "Aïr", goods: "2 gold" } } };
  expect(placesOf(values)).toEqual([
    { id: "nomad.N05.worth", now: 3 },
    { id: "nomad.N05.points.1", now: 2 },
    { id: "nomad.N05.points.2", now: 3 },
    { id: "nomad.N05.points.3", now: 4 },
    { id: "nomad.N05.single", now: 7 },
  ]);
});
