// What somebody works on: an edition of a game's components. Every change is judged by the server a moment later, kept
// there, and meanwhile kept in this browser, so that neither a reload nor a lost connection loses anything.

import { get, me, post, Refused } from "../wire/http";
import type { Changed, CheckedEdition, Draft, Drafts, EditionPage, Kept, Refusal } from "../wire/types";

const PAUSE = 300; // milliseconds without a change before it is judged and kept

interface Copy {
  id: string;
  version: number;
  draft: Draft;
}

export type Saved = "none" | "kept" | "keeping" | "here";

export class Workshop {
  page = $state.raw<EditionPage | null>(null);
  drafts = $state.raw<Kept[]>([]);
  /** The draft that is open, "" while the server does not know it; null: the released edition is shown. */
  id = $state<string | null>(null);
  draft = $state.raw<Draft | null>(null);
  checked = $state.raw<CheckedEdition | null>(null);
  saved = $state<Saved>("none");
  trouble = $state.raw<Refusal | null>(null);
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy: Promise<void> = Promise.resolve();
  private drawn = $state.raw<CheckedEdition["drawn"]>({});

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    await this.trying(async () => {
      this.page = await get<EditionPage>(`/api/games/${this.game}/editions`);
      await me();
      await this.list();
      this.takeUp();
    });
  }

  private async list(): Promise<void> {
    this.drafts = (await get<Drafts>(`/api/games/${this.game}/drafts`)).drafts;
  }

  /** What was typed here last goes on, whether the server has heard of it or not. */
  private takeUp(): void {
    const copy = this.copy();
    const known = this.drafts.find((one) => one.id === copy?.id);
    if (copy && !(known && known.version > copy.version)) {
      this.show(copy.id, copy.version, copy.draft);
      if (!known || JSON.stringify(known.draft) !== JSON.stringify(copy.draft)) this.changed();
    } else if (known) this.open(known);
  }

  open(kept: Kept | null): void {
    if (kept) this.show(kept.id, kept.version, kept.draft);
    else {
      clearTimeout(this.timer);
      this.forgetCopy();
      [this.id, this.draft, this.checked, this.drawn, this.saved] = [null, null, null, {}, "none"];
    }
  }

  private show(id: string, version: number, draft: Draft): void {
    [this.id, this.version, this.draft, this.saved, this.drawn] = [id, version, draft, "kept", {}];
    this.keepCopy();
    void this.trying(async () => {
      await this.compareWith(draft.parent.split("@")[1] ?? "");
      await this.judge();
    });
  }

  /** The values of the parent: what is shown where nothing is changed. */
  private async compareWith(hash: string): Promise<void> {
    if (hash && hash !== this.page?.edition.hash)
      this.page = await get<EditionPage>(`/api/games/${this.game}/editions?hash=${encodeURIComponent(hash)}`);
  }

  /** A new edition that changes nothing yet, or one that somebody brought. */
  begin(title: string, brought?: Draft): void {
    if (!this.page) return;
    const { name, hash } = this.page.edition;
    [this.id, this.version, this.drawn] = ["", 0, {}];
    this.draft = brought ?? { title, version: "1", parent: `${name}@${hash}`, author: "", notes: "", changes: {} };
    this.changed();
  }

  async bring(file: File): Promise<void> {
    await this.trying(async () => {
      const text = await file.text();
      this.begin("", await post<Draft>(`/api/games/${this.game}/editions/read`, { text }));
    });
  }

  async remove(): Promise<void> {
    const id = this.id;
    this.open(null);
    await this.trying(async () => {
      await this.busy;
      if (id) await post(`/api/drafts/${id}`, undefined, "DELETE");
      await this.list();
    });
  }

  // -- values -----------------------------------------------------------------------------------------------------

  value(sheet: string, entry: string, field: string): string {
    const own = this.draft?.changes?.[`${sheet}.${entry}.${field}`];
    return String(own?.value ?? this.page?.values[sheet]?.[entry]?.[field] ?? "");
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
    this.change({ changes: { ...this.draft?.changes, [place]: { value, provenance } } });
  }

  reset(places: readonly string[]): void {
    const changes: Record<string, Changed> = { ...this.draft?.changes };
    for (const place of places) delete changes[place];
    this.change({ changes });
  }

  change(part: Partial<Draft>): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, ...part };
    this.changed();
  }

  // -- judged and kept --------------------------------------------------------------------------------------------

  private changed(): void {
    this.saved = "keeping";
    this.keepCopy();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.busy = this.busy.then(() => this.trying(() => this.settle()));
    }, PAUSE);
  }

  private async settle(): Promise<void> {
    const { draft, id } = this;
    if (!draft || id === null) return;
    await Promise.all([this.judge(), this.keep(id, draft)]);
  }

  private async judge(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    const checked = await post<CheckedEdition>(`/api/games/${this.game}/editions/check`, draft);
    if (draft !== this.draft) return;
    this.checked = checked;
    this.drawn = checked.drawn;
  }

  private async keep(id: string, draft: Draft): Promise<void> {
    const at = `/api/games/${this.game}/drafts`;
    let kept: Kept;
    try {
      kept = await (id
        ? post<Kept>(`/api/drafts/${id}`, { version: this.version, draft }, "PUT")
        : post<Kept>(at, draft));
    } catch (error) {
      const code = error instanceof Refused ? error.refusal.code : "";
      if (code !== "draft-changed" && code !== "no-draft") throw error;
      // Somebody was quicker on another device: both stay.
      kept = await post<Kept>(at, draft);
    }
    if (this.id !== id) return void (await this.list());
    [this.id, this.version] = [kept.id, kept.version];
    this.drafts = [kept, ...this.drafts.filter((one) => one.id !== kept.id)];
    this.keepCopy();
    if (draft === this.draft) this.saved = "kept";
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.refusal;
      if (this.saved === "keeping") this.saved = "here";
    }
  }

  // -- in this browser ----------------------------------------------------------------------------------------------

  private get key(): string {
    return `tutable.edition.${this.game}`;
  }

  private keepCopy(): void {
    const { id, version, draft } = this;
    try {
      if (draft && id !== null) localStorage.setItem(this.key, JSON.stringify({ id, version, draft } satisfies Copy));
    } catch {
      // A browser that keeps nothing: the server does.
    }
  }

  private forgetCopy(): void {
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
  }

  private copy(): Copy | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null") as Copy | null;
    } catch {
      return null;
    }
  }
}
