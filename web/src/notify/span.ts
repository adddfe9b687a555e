// Spans of time, for the eye and for the ear.

import { t } from "../lib/words.svelte";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** As on a clock: 1:05; from an hour on in words, so that nothing has to be read every second. */
export function shortSpan(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= HOUR) return spanWords(whole);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** In the largest unit that says it well. */
export function spanWords(seconds: number): string {
  if (seconds >= 2 * DAY) return t("ui-span-days", { n: Math.round(seconds / DAY) });
  if (seconds === DAY) return t("ui-span-days", { n: 1 });
  if (seconds >= 2 * HOUR || seconds === HOUR) return t("ui-span-hours", { n: Math.round(seconds / HOUR) });
  if (seconds >= 2 * MINUTE || seconds === MINUTE) return t("ui-span-minutes", { n: Math.round(seconds / MINUTE) });
  return t("ui-span-seconds", { n: Math.max(0, Math.round(seconds)) });
}
