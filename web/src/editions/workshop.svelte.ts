// What somebody works on: an edition of a game's components. Every change is kept at once in this browser (shelf), and
// a moment later judged and kept by the server; neither a reload nor another edition nor a lost line loses anything.

import { get, me, post, Refused } from "../wire/http";
import type { Changed, CheckedEdition, Draft, EditionPage, Refusal } from "../wire/types";
import { keepOpen, lastOpen } from "./copies";
import { Shelf, type Own } from "./shelf.svelte";

const PAUSE = 300; // milliseconds without a change before it is judged and kept
const RETRY = 5_000; // after the server could not be reached

export type Saved = "none" | "kept" | "keeping" | "here";

export class Workshop {
  /** The released edition that is shown, or that the open one was made from. */
  page = $state.raw<EditionPage | null>(null);
  readonly shelf: Shelf;
  /** Which of one's own editions is open; null: a released one is shown. */
  key = $state<string | null>(null);
  checked = $state.raw<CheckedEdition | null>(null);
  trouble = $state.raw<Refusal | null>(null);
  private drawn = $state.raw<CheckedEdition["drawn"]>({});
  private isStuck = $state(false);
  private readonly pages = new Map<string, EditionPage>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy: Promise<void> = Promise.resolve();
  private judgedDraft = $state.raw<Draft | null>(null);
  private turn = 0;
  private isLeft = false;
  private readonly again = (): void => void this.settle();

  constructor(readonly game: string) {
    this.shelf = new Shelf(game);
  }

  get own(): Own | undefined {
    return this.shelf.find(this.key);
  }

  get draft(): Draft | null {
    return this.own?.draft ?? null;
  }

  get saved(): Saved {
    if (this.key === null) return "none";
    if (!this.shelf.isWaiting(this.key)) return "kept";
    return this.isStuck ? "here" : "keeping";
  }

  /** Nothing is wrong with it as it is now, and there is a file of it. */
  get isRight(): boolean {
    return this.checked?.problems.length === 0 && this.judgedDraft === this.draft;
  }

  // -- what is open -------------------------------------------------------------------------------------------------

  /** What was open here last goes on. */
  async load(): Promise<void> {
    window.addEventListener("online", this.again);
    const last = await this.trying(async () => {
      this.page = await this.pageOf("");
      await me();
      await this.shelf.load();
      return lastOpen(this.game);
    });
    if (last) await this.open(last);
    await this.settle();
  }

  /** Somebody goes elsewhere: what waits is sent, and nothing is listened to any more. */
  leave(): void {
    window.removeEventListener("online", this.again);
    this.isLeft = true;
    this.flush();
  }

  /** One of mine. What was typed before is sent first. */
  async open(key: string): Promise<void> {
    const own = this.shelf.find(key);
    if (!own) return;
    await this.show(key, own.draft.parent.split("@")[1] ?? "");
    this.flush();
  }

  /** A released edition; "" is the default. */
  async look(hash = ""): Promise<void> {
    await this.show(null, hash);
  }

  private async show(key: string | null, hash: string): Promise<void> {
    this.flush();
    const turn = ++this.turn;
    await this.trying(async () => {
      const page = await this.pageOf(hash);
      if (turn !== this.turn) return;
      // All at once: no value is seen beside those of another edition.
      this.page = page;
      this.turnTo(key);
      await this.judge();
    });
  }

  private turnTo(key: string | null): void {
    [this.key, this.checked, this.judgedDraft, this.drawn] = [key, null, null, {}];
    keepOpen(this.game, this.own);
  }

  /** The values of a released edition: what is shown where nothing is changed. */
  private async pageOf(hash: string): Promise<EditionPage> {
    const at = `/api/games/${this.game}/editions`;
    let page = this.pages.get(hash);
    try {
      page ??= await get<EditionPage>(hash ? `${at}?hash=${encodeURIComponent(hash)}` : at);
    } catch (error) {
      // Made from an edition that is unknown here: what the server says of it stands beside it.
      if (!(error instanceof Refused) || error.refusal.code !== "no-edition") throw error;
      page = await this.pageOf("");
    }
    this.pages.set(hash, page).set(page.edition.hash, page);
    return page;
  }

  /** A new edition: from the released one that is shown, or with everything that the open one changes. */
  begin(title: string): void {
    if (!this.page) return;
    this.flush();
    const { name, hash } = this.page.edition;
    const blank: Draft = { title, version: "1", parent: `${name}@${hash}`, author: "", notes: "", changes: {} };
    const draft = this.draft ? { ...this.draft, title, version: "1" } : blank;
    const taken = this.shelf.all.map((one) => one.draft.title);
    this.turn += 1;
    this.turnTo(this.shelf.add({ ...draft, title: numbered(title, taken) }));
    this.changed();
  }

  /** Somebody's file, with the values of what it was made from. */
  async bring(file: File): Promise<void> {
    const draft = await this.trying(async () => {
      const text = await file.text();
      return post<Draft>(`/api/games/${this.game}/editions/read`, { text });
    });
    if (draft) await this.open(this.shelf.add(draft));
  }

  async remove(): Promise<void> {
    const { key } = this;
    if (key === null) return;
    clearTimeout(this.timer);
    const isGone = await this.trying(async () => {
      await this.busy;
      await this.shelf.remove(key);
      return true;
    });
    if (isGone) await this.look();
  }

  // -- values -------------------------------------------------------------------------------------------------------

  value(sheet: string, entry: string, field: string): string {
    const own = this.draft?.changes?.[`${sheet}.${entry}.${field}`];
    return String(own?.value ?? this.before(sheet, entry, field));
  }

  /** What it is in the edition this one is made from; "": that has no such entry. */
  before(sheet: string, entry: string, field: string): string {
    return String(this.page?.values[sheet]?.[entry]?.[field] ?? "");
  }

  provenance(sheet: string, entry: string, field: string): string {
    const own = this.draft?.changes?.[`${sheet}.${entry}.${field}`];
    return own?.provenance ?? this.page?.provenance[sheet]?.[entry]?.[field] ?? "";
  }

  isChanged(place: string): boolean {
    return this.draft?.changes?.[place] !== undefined;
  }

  /** What a picture of it is made from now. */
  picture(sheet: string, entry: string): unknown {
    return this.drawn[sheet]?.[entry] ?? this.page?.drawn[sheet]?.[entry] ?? null;
  }

  put(place: string, value: string, provenance = "own"): void {
    this.putAll({ [place]: { value, provenance } });
  }

  putAll(values: Record<string, Changed>): void {
    this.change({ changes: { ...this.draft?.changes, ...values } });
  }

  reset(places: readonly string[]): void {
    const changes: Record<string, Changed> = { ...this.draft?.changes };
    for (const place of places) delete changes[place];
    this.change({ changes });
  }

  change(part: Partial<Draft>): void {
    if (this.key === null || !this.draft) return;
    this.shelf.put(this.key, { ...this.draft, ...part });
    this.changed();
  }

  // -- judged and kept ----------------------------------------------------------------------------------------------

  private changed(): void {
    this.isStuck = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.again, PAUSE);
  }

  private flush(): void {
    if (this.key !== null && this.shelf.isWaiting(this.key)) void this.settle();
  }

  /** Judged at once; it is kept a moment later, as ever. False: the server cannot be asked. */
  async judged(): Promise<boolean> {
    const isAsked = await this.trying(async () => {
      await this.judge();
      return true;
    });
    if (!isAsked) void this.settle();
    return isAsked === true;
  }

  private settle(): Promise<void> {
    clearTimeout(this.timer);
    this.busy = this.busy.then(async () => {
      const isDone = await this.trying(async () => {
        await Promise.all([this.judge(), this.shelf.send()]);
        keepOpen(this.game, this.own);
        return true;
      });
      this.isStuck = !isDone;
    });
    return this.busy;
  }

  private async judge(): Promise<void> {
    const draft = this.draft;
    if (!draft || draft === this.judgedDraft) return;
    const checked = await post<CheckedEdition>(`/api/games/${this.game}/editions/check`, draft);
    if (draft !== this.draft) return;
    [this.checked, this.drawn, this.judgedDraft] = [checked, checked.drawn, draft];
  }

  /** Undefined: the server has refused, and its words are `trouble`. */
  private async trying<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await work();
      this.trouble = null;
      return found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.refusal;
      if (error.refusal.code === "offline" && this.key !== null && !this.isLeft) {
        clearTimeout(this.timer);
        this.timer = setTimeout(this.again, RETRY);
      }
      return undefined;
    }
  }
}

/** "Rich gold 2", where there is a "Rich gold" already. */
export function numbered(title: string, taken: readonly string[]): string {
  if (!taken.includes(title)) return title;
  const plain = title.replace(/ \d+$/, "").slice(0, 56);
  for (let n = 2; ; n += 1) if (!taken.includes(`${plain} ${n}`)) return `${plain} ${n}`;
}
