import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { drawn, outlined, png } from "../src/notify/png";

function icon(name: string): string {
  return readFileSync(join(import.meta.dirname, "../public", name), "utf-8");
}

it("draws our icon as it is", () => {
  const pixels = drawn(icon("icon.svg"), 64);
  const at = (x: number, y: number): number[] => [...pixels.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)];
  expect(at(0, 0)).toEqual([0, 0, 0, 0]); // a rounded corner
  expect(at(10, 10)).toEqual([0xf3, 0xdc, 0xae, 255]);
  expect(at(45, 20)).toEqual([0xd9, 0x76, 0x3a, 255]);
  expect(at(20, 41)).toEqual([0xb5, 0x63, 0x2f, 255]);
  expect(at(32, 60)).toEqual([0x7c, 0x3f, 0x22, 255]);
});

it("fills what a system cuts to its own shape", () => {
  const pixels = drawn(icon("icon-maskable.svg"), 16);
  expect(pixels.filter((_, at) => at % 4 === 3).every((part) => part === 255)).toBe(true);
});

it("is a PNG of the size that was asked for", () => {
  const made = png(icon("icon.svg"), 48);
  expect(made.subarray(1, 4).toString()).toBe("PNG");
  expect([made.readUInt32BE(16), made.readUInt32BE(20)]).toEqual([48, 48]);
});

it("says what it cannot draw", () => {
  expect(() => outlined("M0 0a14 14 0 0 1 14 14z")).toThrow("path: a");
});
