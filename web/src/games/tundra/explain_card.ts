// "What is this?" about a card, and the shape of all answers.

import { capital, words } from "../../lib/words.svelte";
import type { Explained } from "../contract";
import { cardName, cardText } from "./labels";
import { isAdvisor, type Card } from "./view";

export function said(title: string, lines: (string | null)[], rules: string[]): Explained {
  return { title, lines: lines.filter((line): line is string => Boolean(line)), rules };
}

/** A city card or starter, wherever it lies. */
export function ofCard(card: Card | null, place: string): Explained | null {
  if (card === null) return said(words.say("ui-tundra-empty"), [place], ["TUN-23"]);
  const rules = isAdvisor(card) ? ["TUN-16", "TUN-25"] : card.card.startsWith("s") ? ["TUN-5", "TUN-13"] : ["TUN-13", "TUN-26"];
  const sort = isAdvisor(card) ? "advisor" : card.card.startsWith("s") ? "starter" : "enhancement";
  return said(cardName(card.card), [`${capital(cardText(card.card, card.text))}.`, words.say(`ui-tundra-is-${sort}`), place], rules);
}
