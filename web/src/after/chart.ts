// Where points and turns lie in the picture of a match's course. Pure.

import type { CourseMark } from "../wire/types";

export interface Scale {
  left: number;
  right: number;
  top: number;
  bottom: number;
  least: number;
  most: number;
  x(at: number): number;
  y(points: number): number;
}

export function scaleOf(marks: readonly CourseMark[], wide: number, high: number): Scale {
  const all = marks.flatMap((mark) => mark.points);
  const least = Math.min(0, ...all);
  const most = Math.max(least + 4, ...all);
  const [left, right, top, bottom] = [44, 12, 12, 30];
  const across = (wide - left - right) / Math.max(1, marks.length - 1);
  const up = (high - top - bottom) / (most - least);
  const x = (at: number): number => left + at * across;
  const y = (points: number): number => high - bottom - (points - least) * up;
  return { left, right, top, bottom, least, most, x, y };
}

/** Round numbers between two, about five of them. */
export function ticksOf(least: number, most: number): number[] {
  const rough = (most - least) / 5;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((one) => one * ten).find((one) => one >= rough) ?? ten * 10;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

export function lineOf(marks: readonly CourseMark[], seat: number, scale: Scale): string {
  return marks.map((mark, at) => `${scale.x(at).toFixed(1)},${scale.y(mark.points[seat] ?? 0).toFixed(1)}`).join(" ");
}
