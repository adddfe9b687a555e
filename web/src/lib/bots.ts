// Bots as people meet them: the words for a level, and who plays at it on a seat.

import { words } from "./words.svelte";

/** So many play at each level; which of them hangs on the seat. */
const EACH = 5;

/** What a level is called; a bot that the host has added goes by its name. */
export function levelName(bot: string): string {
  return words.either(`ui-bot-${bot}`, bot);
}

/** How a level plays, if there is something to say. */
export function levelAbout(bot: string): string {
  return words.has(`ui-bot-${bot}`, "about") ? words.say(`ui-bot-${bot}`, {}, [], "about") : "";
}

/** Who plays at a level on a seat, and what they are like. */
export function character(bot: string, seat: number): { name: string; about: string } | null {
  const who = `bot-${bot}-${(seat % EACH) + 1}`;
  return words.has(who) ? { name: words.say(who), about: words.say(who, {}, [], "about") } : null;
}

/** What one may know of the bot on a seat: how its level plays and, if it goes by its own name, what it is like. */
export function botAbout(bot: string, seat: number, name: string): string {
  const who = character(bot, seat);
  return [levelAbout(bot), who?.name === name ? who.about : ""].filter(Boolean).join(" ");
}
