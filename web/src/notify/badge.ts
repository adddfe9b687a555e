// How many tables wait for this person, on the icon of the tab and of the installed app.

import { to } from "../wire/base";

export function showTurns(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = to(count > 0 ? "/icon-turn.svg" : "/icon.svg");
  // Only an installed app has a badge.
  if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}
