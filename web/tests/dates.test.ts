import { expect, test } from "vitest";
import { ago } from "../src/lib/dates";

const NOW = Date.parse("2026-11-17T12:00:00Z");

test.each([
  ["2026-11-17T12:00:30Z", "now"],
  ["2026-11-17T11:59:30Z", "now"],
  ["2026-11-17T11:55:00Z", "5 minutes ago"],
  ["2026-11-17T09:00:00Z", "3 hours ago"],
  ["2026-11-16T09:00:00Z", "yesterday"],
  ["2026-11-01T09:00:00Z", "Nov 1, 2026"],
])("%s is %s", (iso, said) => {
  expect(ago(iso, "en", NOW)).toBe(said);
});

test("German", () => {
  expect(ago("2026-11-16T09:00:00Z", "de", NOW)).toBe("gestern");
});
