// A rulebook as something to read: chapters with their rules, what they are illustrated with, and what a search
// looks at.

import { figuresOf } from "../games";
import type { Figures } from "../games/contract";
import { words } from "../lib/words.svelte";
import { get } from "../wire/http";
import type { BookExample, BookThing, Handbook, Rulebook, RuleEntry, Said } from "../wire/types";
import { matches } from "./search";

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

/** The pictures of a rulebook. */
export class Illustrated {
  constructor(
    readonly handbook: Handbook,
    readonly figures: Figures,
  ) {}

  /** What a rule is the first to speak of. */
  ofRule(rule: string): BookThing[] {
    return this.drawn.filter(({ explained }) => explained.rules[0] === rule);
  }

  examplesOf(rule: string): BookExample[] {
    return this.handbook.examples.filter((example) => example.rule === rule);
  }

  /** The few things and signs everything is made of. */
  get legend(): BookThing[] {
    return this.drawn.filter(({ listed }) => listed);
  }

  private get drawn(): BookThing[] {
    return this.handbook.things.filter(({ ref }) => this.figures.draws(ref, this.handbook.view));
  }
}

/** What there is to see beside the rules of a game; nothing for one that has no drawings. */
export async function illustrated(game: string): Promise<Illustrated | null> {
  const [handbook, figures] = await Promise.all([get<Handbook>(`/api/games/${game}/handbook`), figuresOf(game)]);
  return figures ? new Illustrated(handbook, figures) : null;
}

/** Of the words a thing answers to the first. */
export function called(name: Said): string {
  return words.tell(name, []).split(",")[0] ?? "";
}

export function thingSaid({ name, explained }: BookThing): string[] {
  return [name, explained.title, ...explained.lines].map((said) => words.tell(said, []));
}

/** Everything that stands beside a rule. */
function said(rule: RuleEntry, pictures: Illustrated | null): string[] {
  return [
    rule.id,
    words.say(`rule-${rule.id}`),
    ...words.paragraphs(`rule-${rule.id}`),
    ...rule.reasons.map(refusal),
    ...rule.rulings.flatMap((id) => [id, words.say(`ruling-${id}`), ...words.paragraphs(`ruling-${id}`)]),
    ...(pictures?.ofRule(rule.id).flatMap(thingSaid) ?? []),
    ...(pictures?.examplesOf(rule.id).flatMap(({ id }) => exampleSaid(id)) ?? []),
  ];
}

function exampleSaid(id: string): string[] {
  return [words.say(`example-${id}`), ...words.paragraphs(`example-${id}`, { other: "seat:1" }, ["", ""])];
}

/** The chapters with what a search has found in them; all of them if nothing is searched. */
export function found(read: readonly Chapter[], pictures: Illustrated | null, query: string): Chapter[] {
  if (query.trim() === "") return [...read];
  return read
    .map((chapter) => ({
      ...chapter,
      text: matches([chapter.title, ...chapter.text], query) ? chapter.text : [],
      rules: chapter.rules.filter((rule) => matches(said(rule, pictures), query)),
    }))
    .filter((chapter) => chapter.rules.length > 0 || chapter.text.length > 0);
}
