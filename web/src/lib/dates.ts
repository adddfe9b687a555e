// When something was, in words.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];
const RECENT = 6 * DAY;

/** "5 minutes ago", "yesterday"; what is older than a week has a date. */
export function ago(iso: string, lang: string, now = Date.now()): string {
  const then = new Date(iso);
  const seconds = Math.max(0, (now - then.getTime()) / 1000);
  if (seconds > RECENT) return new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? ["second", Infinity];
  return words.format(-Math.floor(size === Infinity ? 0 : seconds / size), unit);
}
