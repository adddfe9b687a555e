// Numbers of the lab in words.

import { t, words } from "../lib/words.svelte";
import type { Interval, LabAbout, LabRun } from "../wire/types";

const MINUTE = 60;
const LONG = 90;

export function lasting(seconds: number): string {
  if (seconds < LONG) return t("lab-seconds", { seconds: Math.max(1, Math.round(seconds)) });
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < LONG) return t("lab-minutes", { minutes });
  return t("lab-hours", { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE });
}

export function whole(value: number): string {
  return new Intl.NumberFormat(words.lang).format(value);
}

/** A number with what 95% lies between; `percent`: a share. */
export function estimate(found: Interval, percent = false): string {
  const digits = percent ? 0 : 1;
  const form = new Intl.NumberFormat(words.lang, {
    style: percent ? "percent" : "decimal",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (found.low === null || found.high === null) return form.format(found.value);
  return t("lab-estimate", {
    value: form.format(found.value),
    low: form.format(found.low),
    high: form.format(found.high),
  });
}

/** What the bots are called, here and at tables. */
export function botName(bot: string): string {
  return words.either(`lab-page-bot-${bot}`, words.either(`ui-bot-${bot}`, bot));
}

/** People have named their editions: what they typed is quoted as it is. */
export function editionsOf(about: LabAbout): string {
  const [one = "", other] = about.editions;
  return other === undefined ? one : words.quote("lab-page-versus", { one, other });
}

export function termsOf(about: LabAbout): string {
  const part = about.forced?.[words.lang];
  const terms = words.quote("lab-page-terms", {
    players: about.players.join(", "),
    bots: botName(about.bots),
    deals: whole(about.deals),
    seed: String(about.seed),
  });
  return part === undefined ? terms : `${terms}; ${words.quote("lab-page-forced", { part })}`;
}

export function statusOf(run: LabRun): string {
  return t(`lab-page-status-${run.status}`, { played: whole(run.progress.played), games: whole(run.games) });
}
