// Sayings put into words: messages whose arguments may be sayings again. The server and the terminal do the same
// (`Texts` in Python); tests/fixtures/sayings.json holds both to it.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Args, Said } from "../wire/types";

export type Find = (message: string) => FluentBundle | null | undefined;

export class Sayings {
  /** `find` gives the bundle that has a message; `lacks` hears of what is missing and gives what is said instead. */
  constructor(
    private readonly find: Find,
    private readonly lacks: (message: string, problem?: string) => string,
  ) {}

  /** A message as text. `names` are the players' names. */
  say(message: string, args: Args = {}, names: readonly string[] = [], attribute?: string): string {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.word(value, names);
      if (typeof value === "string" && value.startsWith("name:"))
        values[`${name}-id`] = value.slice(5).split(" ")[0] ?? "";
    }
    return this.format(message, values, attribute);
  }

  /** A message with arguments that are taken as they are. */
  format(message: string, values: Record<string, FluentVariable>, attribute?: string): string {
    const bundle = this.find(message);
    const found = bundle?.getMessage(message);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!bundle || !pattern) return this.lacks(message);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, values, errors);
    for (const error of errors) this.lacks(message, error.message);
    return said;
  }

  show(said: Said, names: readonly string[]): string {
    return this.say(said.message, said.args, names);
  }

  /** a, b and c */
  listed(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return this.format("list-and", { first: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }

  player(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.format("player-n", { n: seat + 1 });
  }

  /** An argument as it stands in a sentence. */
  private word(value: Arg, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((part) => this.show(part, names)));
    if (typeof value === "object") return this.show(value, names);
    if (typeof value === "number") return value;
    if (value.startsWith("seat:")) return this.player(Number(value.slice(5)), names);
    if (value.startsWith("name:")) return this.named(value.slice(5));
    if (!value.startsWith("names:")) return value;
    const things = value.slice(6).split(", ").filter(Boolean);
    return this.listed(things.map((thing) => this.named(thing)));
  }

  private named(thing: string): string {
    const [name = "", number] = thing.split(" ");
    return this.format(`name-${name}`, number === undefined ? {} : { n: Number(number) });
  }
}
