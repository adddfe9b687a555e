// An open table: what the server sent, what was pointed at, what is on its way.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameClient } from "../games/contract";
import { words } from "../lib/words.svelte";
import { TableSocket, type Command, type Link } from "../wire/socket";
import type {
  ChatEntry,
  Explained,
  Forbidden,
  House,
  Line,
  Offer,
  Refusal,
  SeatSync,
  ServerFrame,
  Speaker,
  Step,
  Sync,
} from "../wire/types";
import type { BoardState } from "./board";
import { about, distinct, isFinal, listed, press, refsOf, standing, type Standing } from "./narrow";
import { seenAfter, sinceOwn, touched, type Seen } from "./seen";
import { explained, thingAt } from "./things";

const NOTHING: readonly never[] = [];
const SETTLE = 2_000;
const LONGEST_CHAT = 300;

export class Live implements BoardState {
  readonly isReplay = false;
  link = $state<Link>("connecting");
  sync = $state.raw<Sync | null>(null);
  chat = $state.raw<ChatEntry[]>([]);
  /** The id of this person, once it is known. */
  own = $state("");
  /** Who has spoken here and is not heard by this person. */
  muted = $state.raw<Speaker[]>([]);
  /** What holds for the whole server. */
  house = $state.raw<House | null>(null);
  /** What each seat ("spectator" too) was sent so far, put together. */
  private seen = $state.raw<Record<string, Seen>>({});
  chosen = $state.raw<string[]>([]);
  /** A press asks what a thing is, instead of picking. */
  isAsking = $state(false);
  why = $state.raw<Forbidden[]>([]);
  /** A refusal of the last command, or that the table had moved on. */
  notice = $state.raw<Refusal | null>(null);
  /** The connection cannot go on. */
  failure = $state.raw<Refusal | null>(null);
  /** The command that is not answered yet. */
  waiting = $state<string | null>(null);
  /** Where the lines stood when this seat last had its turn. */
  private marks = $state.raw<Record<string, number>>({});
  /** A choice all make at once, on a shared screen: it waits here until its owner hands the screen on. */
  draft = $state.raw<Offer | null>(null);
  /** The seat whose cover was lifted on a shared screen. */
  uncovered = $state<string | null>(null);
  /** The game's drawings, once they are loaded. */
  game = $state.raw<GameClient | null>(null);

  /** The things on the board: how many elements show each, and what it is called. */
  private readonly places = new SvelteMap<string, number>();
  private readonly labels = new SvelteMap<string, string>();
  private isClosed = false;
  private accepting = false;
  /** "My turn is over" has been sent as a pick: what ends the turn follows by itself. */
  private isEnding = false;
  private settling = 0;
  private readonly socket: TableSocket;

  /** The seat that is shown, or "spectator". */
  key = $derived(Object.keys(this.sync?.seats ?? {})[0] ?? null);
  shared = $derived((this.sync?.table.seats.filter((seat) => seat.you).length ?? 0) > 1);
  covered = $derived(this.shared && this.key !== null && this.key !== this.uncovered && this.sync?.over !== true);
  seat = $derived(this.key === null || this.key === "spectator" ? -1 : Number(this.key));
  mine = $derived<SeatSync | null>(this.key === null ? null : (this.sync?.seats[this.key] ?? null));
  private shown = $derived(this.key === null ? undefined : this.seen[this.key]);
  view = $derived(this.shown?.view);
  lines = $derived<readonly Line[]>(this.shown?.lines ?? NOTHING);
  /** The steps of the last turns, oldest first. */
  turns = $derived<Seen["turns"]>(this.shown?.turns ?? NOTHING);
  /** The steps that came with the last frame. */
  steps = $derived<readonly Step[]>(this.mine?.steps ?? NOTHING);
  names = $derived(this.sync?.table.seats.map((seat) => seat.name) ?? []);
  told = $derived(this.lines.map((line) => words.tell(line.said, this.names)));
  offers = $derived<readonly Offer[]>(this.waiting === null ? (this.mine?.offers ?? NOTHING) : NOTHING);
  forbidden = $derived<readonly Forbidden[]>(this.waiting === null ? (this.mine?.forbidden ?? NOTHING) : NOTHING);
  refs = $derived([...new Set([...this.offers, ...this.forbidden].flatMap(refsOf))]);
  offered = $derived(about(this.offers, this.chosen));
  listed = $derived(listed(this.offered));
  refused = $derived(about(this.forbidden, this.chosen));
  private isDecider = $derived(this.seat >= 0 && (this.sync?.deciders.includes(this.seat) ?? false));
  /** The pick this seat has sealed while others are still choosing; it may choose another. */
  sealed = $derived<Offer | null>(this.mine?.offers.find((offer) => offer.pick === this.mine?.chosen) ?? null);
  isAsked = $derived(this.isDecider && this.sealed === null);
  /** What this seat has chosen so far in a decision all make at once. */
  kept = $derived<Offer | null>(this.draft ?? this.sealed);
  private isTogether = $derived((this.sync?.deciders.length ?? 0) > 1);
  /** The first line of what happened since this seat's last turn. */
  fresh = $derived(this.key === null ? 0 : (this.marks[this.key] ?? sinceOwn(this.lines, this.seat)));
  news = $derived(this.told.slice(this.fresh));
  private recent = $derived(touched(this.turns.flat().filter((step) => step.line >= this.fresh)));

  heard = $derived(this.chat.filter(({ who }) => !this.muted.some((one) => one.who === who)));

  constructor(id: string) {
    this.socket = new TableSocket(id, {
      frame: (frame) => this.receive(frame),
      link: (link) => (this.link = link),
      since: () => this.since(),
    });
  }

  // -- what a board asks ------------------------------------------------------------------

  standing(ref: string): Standing {
    return standing(this.offers, this.forbidden, this.chosen, ref);
  }

  isFinal(ref: string): boolean {
    return isFinal(this.offers, this.chosen, ref);
  }

  isRecent(ref: string): boolean {
    return this.recent.has(ref);
  }

  isKept(ref: string): boolean {
    return this.kept !== null && refsOf(this.kept).includes(ref);
  }

  press(ref: string): void {
    this.notice = null;
    this.draft = null;
    const meant = press(this.offers, this.forbidden, this.chosen, ref);
    this.why = meant.kind === "why" ? distinct(meant.refused) : [];
    if (meant.kind === "act") this.act(meant.offer.pick);
    else this.chosen = meant.chosen;
  }

  place(ref: string, label: string): () => void {
    const count = untrack(() => this.places.get(ref) ?? 0);
    this.places.set(ref, count + 1);
    this.labels.set(ref, label);
    return () => this.places.set(ref, Math.max(0, (this.places.get(ref) ?? 0) - 1));
  }

  labelOf(ref: string): string {
    return this.labels.get(ref) ?? "";
  }

  /** Can this be taken by pointing, or only from the list? */
  isOnBoard(offer: Offer): boolean {
    return refsOf(offer).some((ref) => (this.places.get(ref) ?? 0) > 0);
  }

  /** What a thing is, as this seat knows it now. */
  explanation(ref: string): Promise<Explained | null> {
    if (!this.sync || !this.mine || this.key === null) return Promise.resolve(null);
    const wish = { seat: this.key, version: this.mine.version };
    return explained(thingAt(`/api/tables/${encodeURIComponent(this.sync.table.id)}`, ref, wish));
  }

  // -- what a person does -----------------------------------------------------------------

  act(pick: number): void {
    // Once it is sent the cover goes on: then nobody could look at it again.
    const draft = this.shared && this.isTogether ? this.offers.find((offer) => offer.pick === pick) : undefined;
    if (draft) {
      this.clear();
      this.draft = draft;
    } else this.send(pick);
  }

  private send(pick: number): void {
    this.isEnding = this.offers.some((offer) => offer.pick === pick && offer.ends);
    if (this.mine) this.command({ type: "act", seat: this.seat, version: this.mine.version, pick });
  }

  /** The turn is over, or a choice is made and the next person may have the screen. */
  end(): void {
    const ending = this.offers.find((offer) => offer.ends);
    if (this.draft) this.send(this.draft.pick);
    else if (ending) this.send(ending.pick);
    else if (this.mine?.awaits_end) this.command({ type: "end", seat: this.seat, version: this.mine.version });
  }

  undo(): void {
    this.isEnding = false;
    if (this.mine?.horizon && this.mine.horizon.steps > 0) {
      this.command({ type: "undo", seat: this.seat, version: this.mine.version });
    }
  }

  autoEnd(on: boolean): void {
    this.socket.send({ type: "auto_end", seat: this.seat, on });
  }

  say(text: string): void {
    this.socket.send({ type: "chat", text });
  }

  /** What was said before is hidden or shown again here; what the server held back follows. */
  mute(who: string, from: string, on: boolean): void {
    this.socket.send({ type: "mute", who, on });
    this.muted = [...this.muted.filter((one) => one.who !== who), ...(on ? [{ who, from }] : [])];
  }

  askWhy(offer: Forbidden): void {
    this.notice = null;
    this.why = [offer];
  }

  clear(): void {
    this.draft = null;
    this.chosen = [];
    this.why = [];
    this.notice = null;
    this.isAsking = false;
  }

  uncover(): void {
    this.uncovered = this.key;
  }

  open(): void {
    if (!this.isClosed) this.socket.open();
  }

  close(): void {
    this.isClosed = true;
    this.socket.close();
  }

  private command(command: Command): void {
    if (this.waiting !== null) return;
    this.clear();
    this.waiting = this.socket.send(command);
  }

  // -- what the server says ---------------------------------------------------------------

  private since(): Record<string, number> {
    return Object.fromEntries(Object.entries(this.seen).map(([key, seen]) => [key, seen.version]));
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "sync":
        return this.take(frame);
      case "ok":
        return this.accepted(frame.id);
      case "refused":
        this.answered(frame.id);
        this.notice = frame;
        return;
      case "stale":
        this.answered(frame.id);
        this.notice = { code: "stale", message: "ui-stale", args: {} };
        return;
      case "chat":
        if (frame.from_start) this.muted = frame.muted ?? [];
        this.chat = [...(frame.from_start ? [] : this.chat), ...frame.entries]
          .sort((a, b) => a.line - b.line)
          .slice(-LONGEST_CHAT);
        return;
      case "house":
        this.house = frame.house;
        return;
      case "error":
        this.failure = frame;
        this.waiting = null;
        return;
      case "pong":
        return;
    }
  }

  private answered(id: string | null): void {
    if (this.waiting !== id) return;
    this.isEnding = false;
    this.settled();
  }

  /** The change itself follows: until then the old picks must not be offered again. */
  private accepted(id: string): void {
    if (this.waiting !== id) return;
    this.accepting = true;
    this.settling = window.setTimeout(() => this.settled(), SETTLE);
  }

  private settled(): void {
    clearTimeout(this.settling);
    this.accepting = false;
    this.waiting = null;
  }

  private take(sync: Sync): void {
    const seen = { ...this.seen };
    for (const [key, seat] of Object.entries(sync.seats)) {
      const after = seenAfter(seen[key], seat);
      if (!after) return this.socket.resync();
      seen[key] = after;
    }
    const before = this.mine;
    const wasAsked = this.isDecider ? this.key : null;
    this.seen = seen;
    this.sync = sync;
    this.failure = null;
    if (this.accepting) this.settled();
    // The turn is over: what follows is news for this seat.
    if (wasAsked !== null && !sync.deciders.includes(Number(wasAsked))) this.mark(wasAsked);
    if (this.mine?.version !== before?.version) {
      this.draft = null;
      this.chosen = [];
      this.why = [];
    }
    if (this.shared && this.key !== this.uncovered) this.uncovered = null;
    if (this.isEnding && this.waiting === null) {
      this.isEnding = false;
      if (this.mine?.awaits_end) this.end();
    }
  }

  private mark(key: string): void {
    this.marks = { ...this.marks, [key]: sinceOwn(this.seen[key]?.lines ?? [], Number(key)) };
  }
}
