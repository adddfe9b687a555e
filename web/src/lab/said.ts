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
  if (about.vary?.length) return words.quote("lab-page-swept", { edition: one, values: about.vary.join(", ") });
  return other === undefined ? one : words.quote("lab-page-versus", { one, other });
}

/** `score±1`: the figure in words. */
function questionOf(until: string): string {
  const [figure = "", within] = until.split(/±|\+-/);
  const asked = words.either(`lab-page-until-${figure}${within === undefined ? "" : "-within"}`, figure);
  return within === undefined ? asked : `${asked} ±${within}`;
}

export function termsOf(about: LabAbout): string {
  const part = about.forced?.[words.lang];
  const terms = words.quote("lab-page-terms", {
    players: about.players.join(", "),
    bots: botName(about.bots),
    deals: whole(about.deals),
    seed: String(about.seed),
  });
  const also = [
    ...(part === undefined ? [] : [words.quote("lab-page-forced", { part })]),
    ...(about.until ? [words.quote("lab-page-until-terms", { question: questionOf(about.until) })] : []),
  ];
  return [terms, ...also].join("; ");
}

export function statusOf(run: LabRun): string {
  return t(`lab-page-status-${run.status}`, { played: whole(run.progress.played), games: whole(run.games) });
}
