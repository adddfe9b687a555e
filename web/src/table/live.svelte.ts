// An open table: what the server sent, what was pointed at, what is on its way.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameClient } from "../games/contract";
import { attempt } from "../lib/attempt";
import { prefs } from "../lib/prefs.svelte";
import { words } from "../lib/words.svelte";
import { TableSocket, type Command, type Link } from "../wire/socket";
import type {
  ChatEntry,
  Explained,
  Forbidden,
  House,
  Line,
  Offer,
  Planned,
  Refusal,
  Said,
  SeatSync,
  ServerFrame,
  Speaker,
  Sync,
} from "../wire/types";
import type { BoardState } from "./board";
import { about, distinct, held, isFinal, listed, neededOf, press, refsOf, standing, type Standing } from "./narrow";
import { Hinting } from "./hints/hinting.svelte";
import { Playback } from "./playback/playback.svelte";
import { linesAt, momentOf, ownAtFirst, sceneOf, scenesOf } from "./playback/scenes";
import { seenAfter, sinceOwn, touched, type Seen } from "./seen";
import { Spoken } from "./spoken";
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
  /** What each seat of this person will do when asked. */
  plans = $state.raw<Record<number, Planned>>({});
  /** What this seat was offered when it was asked a question last. */
  private readonly asked = new SvelteMap<string, { ask: Said; offers: readonly Offer[] }>();
  /** Bots at other tables that may think before the one that is asked here. */
  before = $state(0);
  readonly hints = new Hinting(() => this.wishHint());
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
  /** A choice all make at once, of several things or on a shared screen: it waits here until its owner confirms it,
   * or hands the screen on. */
  draft = $state.raw<Offer | null>(null);
  /** The seat whose cover was lifted on a shared screen. */
  uncovered = $state<string | null>(null);
  /** The things that the guide, or a hint, speaks of now. */
  pointedOut = $state.raw<readonly string[]>([]);
  /** The game's drawings, once they are loaded. */
  game = $state.raw<GameClient | null>(null);

  /** The things on the board: how many elements show each, and what it is called. */
  private readonly places = new SvelteMap<string, number>();
  private readonly labels = new SvelteMap<string, string>();
  /** Lines of chat that are not answered yet. */
  private readonly talking = new Map<string, (isAccepted: boolean) => void>();
  private isClosed = false;
  private accepting = false;
  /** "My turn is over" has been sent as a pick: what ends the turn follows by itself. */
  private isEnding = false;
  private settling = 0;
  private readonly sayings = new Spoken();
  private readonly socket: TableSocket;

  /** The seat that is shown, or "spectator". */
  key = $derived(Object.keys(this.sync?.seats ?? {})[0] ?? null);
  shared = $derived((this.sync?.table.seats.filter((seat) => seat.you).length ?? 0) > 1);
  covered = $derived(this.shared && this.key !== null && this.key !== this.uncovered && this.sync?.over !== true);
  seat = $derived(this.key === null || this.key === "spectator" ? -1 : Number(this.key));
  mine = $derived<SeatSync | null>(this.key === null ? null : (this.sync?.seats[this.key] ?? null));
  private shown = $derived(this.key === null ? undefined : this.seen[this.key]);
  /** Plays what others do; the rest of this table is always the real one. */
  readonly playback = new Playback({
    speed: () => prefs.all.speed,
    letters: (scene, before) =>
      (scene.said ? this.tell(scene.said).length : 0) - (before?.said ? this.tell(before.said).length : 0),
  });
  /** The table as it is drawn: while something is played, as it was then. */
  view = $derived(this.playback.view ?? this.shown?.view);
  lines = $derived<readonly Line[]>(this.shown?.lines ?? NOTHING);
  /** The lines of what has been shown so far. */
  shownLines = $derived.by(() => {
    const { now, isAgain } = this.playback;
    return now && !isAgain ? linesAt(this.lines, now) : this.lines;
  });
  /** The steps of the last turns, oldest first. */
  turns = $derived<Seen["turns"]>(this.shown?.turns ?? NOTHING);
  steps = $derived(this.turns.flatMap((turn) => turn.steps));
  names = $derived(this.sync?.table.seats.map((seat) => seat.name) ?? []);
  offers = $derived<readonly Offer[]>(this.waiting === null ? (this.mine?.offers ?? NOTHING) : NOTHING);
  forbidden = $derived<readonly Forbidden[]>(this.waiting === null ? (this.mine?.forbidden ?? NOTHING) : NOTHING);
  refs = $derived([...new Set([...this.offers, ...this.forbidden].flatMap(refsOf))]);
  offered = $derived(about(this.offers, this.chosen));
  /** To pass, to stop, to finish: it has a place of its own and is not in the list. */
  ending = $derived<Offer | null>(this.offers.find((offer) => offer.ends !== null) ?? null);
  canEnd = $derived(
    this.waiting === null && (this.draft !== null || this.ending !== null || this.mine?.awaits_end === true),
  );
  /** To end is what comes next: not to pass at once, nor while something that was begun can be gone on with. */
  isNextToEnd = $derived(
    this.canEnd &&
      (this.draft !== null ||
        this.ending === null ||
        this.offers.length === 1 ||
        (this.ending.ends === "turn" && this.chosen.length === 0)),
  );
  listed = $derived(listed(this.offered.filter((offer) => offer.ends === null)));
  refused = $derived(about(this.forbidden, this.chosen));
  private isDecider = $derived(this.seat >= 0 && (this.sync?.deciders.includes(this.seat) ?? false));
  /** The pick this seat has sealed while others are still choosing; it may choose another. */
  sealed = $derived<Offer | null>(this.mine?.offers.find((offer) => offer.pick === this.mine?.chosen) ?? null);
  isAsked = $derived(this.isDecider && this.sealed === null);
  /** What this seat has chosen so far in a decision all make at once. */
  kept = $derived<Offer | null>(this.draft ?? this.sealed);
  /** At this table whoever is asked may have a hint. */
  mayHint = $derived(this.sync?.table.hints === true && this.isAsked && this.offers.length > 0);
  /** Everybody sees with the turn that one was taken. */
  isHintTold = $derived((this.sync?.table.seats.filter((seat) => seat.kind !== "bot").length ?? 0) > 1);
  private advised = $derived(
    new Set(this.offers.filter((offer) => this.hints.lit.includes(offer.pick)).flatMap(refsOf)),
  );
  private isTogether = $derived((this.sync?.deciders.length ?? 0) > 1);
  /** The first line of what happened since this seat's last turn. */
  fresh = $derived(this.key === null ? 0 : (this.marks[this.key] ?? sinceOwn(this.lines, this.seat)));
  private recent = $derived(
    touched(this.steps.filter(({ line }) => line >= this.fresh && line < this.shownLines.length)),
  );
  /** Things on the board that somebody points at in the log. */
  pointed = $state.raw<readonly string[]>([]);
  /** The match is over, and its end has been shown. */
  isOver = $derived(this.sync?.over === true && (!this.playback.isPlaying || this.playback.isAgain));
  /** Whose doing is to be seen: the seats that are asked, or the one whose turn is played. On a stage it is no turn:
   * whoever scores or has won there is named by the stage. */
  movers = $derived.by(() => {
    const by = this.playback.now?.by ?? -1;
    if (momentOf(this.playback.now) !== null) return [];
    return by >= 0 ? [by] : (this.sync?.deciders ?? []);
  });

  heard = $derived(this.chat.filter(({ who }) => !this.muted.some((one) => one.who === who)));

  /** `screen`: the key of a screen that all can see. */
  constructor(id: string, screen: string | null = null) {
    const listener = {
      frame: (frame: ServerFrame) => this.receive(frame),
      link: (link: Link) => (this.link = link),
      since: () => this.since(),
    };
    this.socket = new TableSocket(id, listener, screen);
  }

  /** Is the table before this person's eyes, here or on another device? */
  isLookedAt(): Promise<boolean> {
    return this.socket.isLookedAt();
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

  isPointedOut(ref: string): boolean {
    return this.pointedOut.includes(ref);
  }

  isKept(ref: string): boolean {
    return this.kept !== null && refsOf(this.kept).includes(ref);
  }

  isAdvised(ref: string): boolean {
    return this.advised.has(ref);
  }

  press(ref: string): void {
    if (this.refs.includes(ref)) this.playback.skip();
    this.notice = null;
    this.draft = null;
    // What all choose at once may be revealed by the last of them: nobody is taken at half a word.
    const meant = press(this.offers, this.forbidden, this.chosen, ref, !this.isTogether);
    this.why = meant.kind === "why" ? distinct(meant.refused) : [];
    if (meant.kind === "act") this.act(meant.offer.pick);
    else this.chosen = meant.chosen;
  }

  /** A thing is being dragged: what it goes with is lit. */
  hold(ref: string): void {
    this.why = [];
    this.notice = null;
    this.chosen = held(this.offers, this.chosen, ref);
  }

  /** Why nothing can be done with a thing now; "": something can, or nobody is asked. */
  noteOn(ref: string): string {
    const standing = this.standing(ref);
    const meant = press(this.offers, this.forbidden, this.chosen, ref, false);
    if (meant.kind === "why") {
      const sentences = meant.refused.map((offer) => words.say(offer.message, offer.params, this.names));
      return [...new Set(sentences)].slice(0, 2).join(" ");
    }
    return standing === "still" && this.isAsked ? words.say("ui-thing-still") : "";
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

  /** Can this be taken by pointing at something more, or only from the list? */
  isOnBoard(offer: Offer): boolean {
    return refsOf(offer).some((ref) => !this.chosen.includes(ref) && (this.places.get(ref) ?? 0) > 0);
  }

  /** A saying in words. */
  tell(said: Said): string {
    return this.sayings.of(said, this.names);
  }

  /** Show what happened since this seat's last turn once more, or the last turn of all. */
  showAgain(): void {
    const since = this.turns.filter((turn) => turn.steps.some((step) => step.line >= this.fresh));
    this.playback.again((since.length > 0 ? since : this.turns.slice(-1)).flatMap(scenesOf));
  }

  /** What a thing is, as this seat knows it now. */
  explanation(ref: string): Promise<Explained | null> {
    if (!this.sync || !this.mine || this.key === null) return Promise.resolve(null);
    const wish = { seat: this.key, version: this.mine.version };
    return explained(thingAt(`/api/tables/${encodeURIComponent(this.sync.table.id)}`, ref, wish));
  }

  // -- what a person does -----------------------------------------------------------------

  act(pick: number): void {
    const offer = this.offers.find((one) => one.pick === pick);
    // Once it is sent the cover goes on, and then nobody could look at it again; and of several things that were put
    // together the last one may have been the last choice of all.
    const isDraft = this.isTogether && offer && (this.shared || neededOf(offer).length > 1);
    if (isDraft) {
      this.clear();
      this.draft = offer;
    } else this.send(pick);
  }

  private send(pick: number): void {
    this.isEnding = this.offers.some(
      (offer) => offer.pick === pick && (offer.ends === "turn" || offer.ends === "pass"),
    );
    if (this.mine) this.command({ type: "act", seat: this.seat, version: this.mine.version, pick });
  }

  /** The turn is over, or a choice is made and the next person may have the screen. */
  end(): void {
    if (this.draft) this.send(this.draft.pick);
    else if (this.ending) this.act(this.ending.pick);
    else if (this.mine?.awaits_end) this.command({ type: "end", seat: this.seat, version: this.mine.version });
  }

  undo(): void {
    this.isEnding = false;
    if (this.mine?.horizon && this.mine.horizon.steps > 0) {
      this.command({ type: "undo", seat: this.seat, version: this.mine.version });
    }
  }

  private wishHint(): string {
    this.notice = null;
    return this.socket.send({ type: "hint", seat: this.seat, version: this.mine?.version ?? 0 });
  }

  autoEnd(on: boolean): void {
    this.socket.send({ type: "auto_end", seat: this.seat, on });
  }

  /** Whether it was accepted; a line that was not stays with whoever wrote it. */
  say(text: string): Promise<boolean> {
    const id = this.socket.send({ type: "chat", text });
    return new Promise((resolve) => this.talking.set(id, resolve));
  }

  /** What was said before is hidden or shown again here; what the server held back follows. */
  mute(who: string, from: string, on: boolean): void {
    this.socket.send({ type: "mute", who, on });
    this.muted = [...this.muted.filter((one) => one.who !== who), ...(on ? [{ who, from }] : [])];
  }

  /** The questions this seat was asked before, each with what was offered then. */
  get questions(): { ask: Said; offers: readonly Offer[] }[] {
    const own = `${this.seat}/`;
    return [...this.asked].filter(([key]) => key.startsWith(own)).map(([, found]) => found);
  }

  private remember(sync: Sync): void {
    for (const [key, { ask, offers }] of Object.entries(sync.seats)) {
      if (ask && offers.length > 0) this.asked.set(`${key}/${ask.message}`, { ask, offers });
    }
  }

  askWhy(offer: Forbidden): void {
    this.notice = null;
    this.why = [offer];
  }

  /** Something about seats and people, which the server may refuse. */
  async attempt(doing: () => Promise<unknown>): Promise<void> {
    this.notice = null;
    await attempt(doing, (refusal) => (this.notice = refusal));
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
    this.playback.hold(false);
  }

  open(): void {
    if (!this.isClosed) this.socket.open();
  }

  close(): void {
    this.isClosed = true;
    this.playback.close();
    this.socket.close();
  }

  private command(command: Command): void {
    if (this.waiting !== null) return;
    this.playback.skip();
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
        this.heardOf(frame.id, true);
        return this.accepted(frame.id);
      case "refused":
        this.heardOf(frame.id, false);
        this.hints.answered(frame.id);
        this.answered(frame.id);
        this.notice = frame;
        return;
      case "plan":
        this.plans = { ...this.plans, [frame.seat]: frame };
        return;
      case "stale":
        if (this.hints.answered(frame.id)) return;
        this.answered(frame.id);
        this.notice = { code: "stale", message: "ui-stale", args: {} };
        return;
      case "chat":
        if (frame.from_start) this.muted = frame.muted ?? [];
        this.chat = [...(frame.from_start ? [] : this.chat), ...frame.entries]
          .sort((a, b) => a.line - b.line)
          .slice(-LONGEST_CHAT);
        return;
      case "hint":
        return this.hints.take(frame);
      case "queue":
        this.before = frame.before;
        return;
      case "notice":
        this.notice = { code: "notice", message: frame.message, args: frame.args };
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

  private heardOf(id: string | null, isAccepted: boolean): void {
    this.talking.get(id ?? "")?.(isAccepted);
    this.talking.delete(id ?? "");
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
    const keyBefore = this.key;
    const wasAsked = this.isDecider ? this.key : null;
    this.seen = seen;
    this.sync = sync;
    this.failure = null;
    this.remember(sync);
    if (this.accepting) this.settled();
    // The turn is over: what follows is news for this seat.
    if (wasAsked !== null && !sync.deciders.includes(Number(wasAsked))) this.mark(wasAsked);
    if (this.mine?.version !== before?.version) {
      this.draft = null;
      this.chosen = [];
      this.why = [];
      this.hints.clear();
    }
    if (this.shared && this.key !== this.uncovered) this.uncovered = null;
    if (this.key !== keyBefore) this.playback.skip();
    this.playback.hold(this.covered);
    this.play();
    if (this.isEnding && this.waiting === null) {
      this.isEnding = false;
      if (this.mine?.awaits_end) this.end();
    }
  }

  /** What the last frame brought, one after the other; one's own doing at once. */
  private play(): void {
    const turn = this.turns.at(-1);
    if (!turn || turn.steps !== this.mine?.steps) {
      // Nothing happened, or something was taken back: then the table is what it is.
      if (Object.keys(this.mine?.patch ?? {}).length > 0 || this.mine?.view) this.playback.skip();
      return;
    }
    const first = ownAtFirst(turn.steps, this.seat);
    const own = first > 0 ? sceneOf(turn.before, turn.told, turn.steps.slice(0, first)) : null;
    const rest = { before: own?.after ?? turn.before, told: own?.told ?? turn.told, steps: turn.steps.slice(first) };
    this.playback.add(own, scenesOf(rest));
  }

  private mark(key: string): void {
    this.marks = { ...this.marks, [key]: sinceOwn(this.seen[key]?.lines ?? [], Number(key)) };
  }
}
