// Words: Fluent messages. The client's own are built in, a few files per language, and those of a page that few open
// beside them; what the games and refusals say comes from the server. A missing message or argument is a defect: it is
// reported on the console, where tests look, and shows its id.

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import { Refused, text } from "../wire/http";
import type { Args, Refusal, Said } from "../wire/types";
import { Sayings } from "./sayings";

export type Lang = "en" | "de";
export const LANGS: readonly Lang[] = ["en", "de"];

const RETRY = 3_000;
/** The client's own words, by path. */
const FILES = import.meta.glob<string>("../../../src/tutable/lang/*/{bots,client,together}.ftl", {
  query: "?raw",
  import: "default",
});

async function ownWords(lang: Lang): Promise<string> {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/lang/${lang}/`));
  return (await Promise.all(files.map(([, load]) => load()))).join("\n");
}

/** The words of pages that are loaded when they are wanted. */
const PAGES = import.meta.glob<string>("../../../src/tutable/lang/*/{account,lab}.ftl", {
  query: "?raw",
  import: "default",
});

/** Everything a game says, and all refusals. */
async function ofGame(lang: Lang, game: string): Promise<FluentBundle> {
  return bundle(lang, await text(`/api/games/${game}/text/${lang}`));
}

class Words {
  lang = $state<Lang>("en");
  game = $state("");
  private wish = Symbol("none");
  private readonly pages = new Set<string>();
  private own = $state.raw<FluentBundle | null>(null);
  private server = $state.raw<FluentBundle | null>(null);
  ready = $derived(this.own !== null);
  /** The games' sentences are there too. */
  complete = $derived(this.server !== null);
  private readonly sayings = new Sayings(
    (message) => (this.own?.hasMessage(message) ? this.own : this.server),
    (message, problem) => this.lacks(message, problem),
  );

  /** Loads a language for a game (its texts include those of all refusals); the last wish counts. */
  async load(lang: Lang, game: string): Promise<void> {
    const wish = (this.wish = Symbol(lang));
    try {
      const own = this.own?.locales[0] === lang ? this.own : await this.bundled(lang);
      const isKnown = this.server?.locales[0] === lang && this.game === game;
      const server = game && !isKnown ? await ofGame(lang, game) : this.server;
      if (wish !== this.wish) return;
      // All at once: no sentence in two languages.
      this.own = own;
      this.server = server;
      this.game = game || this.game;
      this.lang = lang;
      document.documentElement.lang = lang;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTimeout(() => wish === this.wish && void this.load(lang, game), RETRY);
    }
  }

  /** The words of a page, in this language and in whichever is chosen later. */
  async also(page: string): Promise<void> {
    if (this.pages.has(page)) return;
    this.pages.add(page);
    if (this.own) this.own = await this.bundled(this.lang);
  }

  private async bundled(lang: Lang): Promise<FluentBundle> {
    const files = [...this.pages].map((page) => PAGES[`../../../src/tutable/lang/${lang}/${page}.ftl`]?.() ?? "");
    return bundle(lang, [await ownWords(lang), ...(await Promise.all(files))].join("\n"));
  }

  /** Everything that is said at a table of this game is there. */
  isFor(game: string): boolean {
    return this.complete && this.game === game;
  }

  has(message: string, attribute?: string): boolean {
    const found = this.own?.getMessage(message) ?? this.server?.getMessage(message);
    return found !== undefined && (attribute === undefined || attribute in found.attributes);
  }

  /** A message as text. `names` resolves players. */
  say(message: string, args: Args = {}, names: readonly string[] = [], attribute?: string): string {
    return this.sayings.say(message, args, names, attribute);
  }

  /** A message with arguments that are taken as they are: what somebody has typed is no name of a thing. */
  quote(message: string, args: Record<string, string | number>): string {
    return this.sayings.format(message, args);
  }

  /** A message, or where there is none something else. */
  either(message: string, otherwise: string): string {
    return this.has(message) ? this.say(message) : otherwise;
  }

  show(said: Said, names: readonly string[]): string {
    return this.sayings.show(said, names);
  }

  /** A sentence of its own. */
  tell(said: Said, names: readonly string[]): string {
    return capital(this.show(said, names));
  }

  listed(names: readonly string[]): string {
    return this.sayings.listed(names);
  }

  refusal(refusal: Refusal, names: readonly string[] = []): string {
    if (!this.has(refusal.message)) return this.say("ui-error-unknown", { code: refusal.code });
    if (refusal.code === "illegal") return this.say(refusal.message, refusal.args, names);
    const problems = refusal.problems ?? [refusal];
    // What a person has typed is quoted as it is, even where it looks like the name of a thing.
    return problems.map((problem) => this.sayings.format(problem.message, problem.args)).join("\n");
  }

  /** The paragraphs of a message's `.text`. */
  paragraphs(message: string, args: Args = {}, names: readonly string[] = []): string[] {
    const found = this.server?.getMessage(message);
    if (!found?.attributes["text"]) return [];
    return this.say(message, args, names, "text")
      .split(/\n\s*\n/)
      .map((part) => part.replace(/\s+/g, " ").trim())
      .filter(Boolean);
  }

  /** A message with a gap for every argument. */
  blank(message: string): string {
    const found = this.server?.getMessage(message)?.value;
    if (!found || !this.server) return "";
    return this.server.formatPattern(found, gaps(found), []);
  }

  private lacks(message: string, problem?: string): string {
    if (!this.complete) return "";
    console.error(
      problem === undefined ? `no message ${message} in ${this.lang}` : `${this.lang}: ${message}: ${problem}`,
    );
    return `⟨${message}⟩`;
  }
}

/** Three dots for every variable of a pattern. */
function gaps(pattern: NonNullable<Message["value"]>): Record<string, string> {
  return Object.fromEntries(
    Array.from(JSON.stringify(pattern).matchAll(/"type":"var","name":"([\w-]+)"/g), (m) => [m[1], "…"]),
  );
}

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(source))) console.error(error.message);
  return made;
}

export const words = new Words();

/** A message of the client. */
export function t(message: string, args?: Args): string {
  return words.say(message, args);
}

/** The message of a rule, or of a ruling on one. */
export function ruleMessage(id: string): string {
  return words.has(`rule-${id}`) ? `rule-${id}` : `ruling-${id}`;
}

/** What people call a table option, or one of its values. */
export function optionName(name: string, value?: string): string {
  return words.either(value === undefined ? `option-${name}` : `option-${name}-${value}`, value ?? name);
}

/** What a table option changes, in a sentence, if the game says so. */
export function optionAbout(name: string): string {
  return words.has(`option-${name}`, "about") ? words.say(`option-${name}`, {}, [], "about") : "";
}

/** With a capital: names of things are written small in sentences. */
export function capital(said: string): string {
  return said.charAt(0).toLocaleUpperCase(words.lang) + said.slice(1);
}
