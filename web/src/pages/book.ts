// A rulebook as something to read: chapters with their rules, and what a search looks at.

import { words } from "../lib/words.svelte";
import type { Rulebook, RuleEntry } from "../wire/types";

export interface Chapter {
  id: string;
  title: string;
  text: string[];
  rules: RuleEntry[];
}

export function chapters(book: Rulebook): Chapter[] {
  return book.chapters.map((id) => ({
    id,
    title: words.say(`chapter-${id}`),
    text: words.paragraphs(`chapter-${id}`),
    rules: book.rules.filter((rule) => rule.chapter === id),
  }));
}

/** A refusal, with gaps for what the table would fill in. */
export function refusal(message: string): string {
  return words.blank(message);
}

export function matches(rule: RuleEntry, book: Rulebook | null, query: string): boolean {
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 || !book) return true;
  const said = [
    rule.id,
    words.say(`rule-${rule.id}`),
    ...words.paragraphs(`rule-${rule.id}`),
    ...rule.reasons.map(refusal),
    ...rule.rulings.flatMap((id) => [id, words.say(`ruling-${id}`), ...words.paragraphs(`ruling-${id}`)]),
  ]
    .join("\n")
    .toLocaleLowerCase();
  return wanted.every((word) => said.includes(word));
}
