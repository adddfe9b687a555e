// An open table: what the server sent, what was pointed at, what is on its way.

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { GameClient } from "../games/contract";
import { TableSocket, type Link } from "../wire/socket";
import type { ChatEntry, Command, Forbidden, Option, Refusal, SeatSync, ServerFrame, Shown, Speaker, Sync } from "../wire/types";
import type { BoardState } from "./board";
import { about, distinct, isFinal, press, standing, type Standing } from "./narrow";

const NOTHING: readonly never[] = [];
const SETTLE = 2_000;

export class Live implements BoardState {
  readonly isReplay = false;
  link = $state<Link>("connecting");
  sync = $state.raw<Sync | null>(null);
  chat = $state.raw<ChatEntry[]>([]);
  /** Who has spoken here and is not heard by this person. */
  muted = $state.raw<Speaker[]>([]);
  /** Log entries by seat ("spectator" too), as far as they were sent. */
  logs = $state.raw<Record<string, Shown[]>>({});
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
  /** Where the log stood when this seat last had its turn. */
  marks = $state.raw<Record<string, number>>({});
  /** A choice all make at once, on a shared screen: it waits here until its owner hands the screen on. */
  draft = $state.raw<Option | null>(null);
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
  key = $derived.by(() => {
    const seats = this.sync?.seats ?? {};
    return Object.keys(seats).find((key) => seats[key]?.view !== undefined) ?? null;
  });
  shared = $derived((this.sync?.table.seats.filter((seat) => seat.you).length ?? 0) > 1);
  covered = $derived(this.shared && this.key !== null && this.key !== this.uncovered && this.sync?.over !== true);
  seat = $derived(this.key === null || this.key === "spectator" ? -1 : Number(this.key));
  mine = $derived<SeatSync | null>(this.key === null ? null : (this.sync?.seats[this.key] ?? null));
  log = $derived(this.key === null ? (NOTHING as readonly Shown[]) : (this.logs[this.key] ?? NOTHING));
  names = $derived(this.sync?.table.seats.map((seat) => seat.name) ?? []);
  options = $derived<readonly Option[]>(this.waiting === null ? (this.mine?.options ?? NOTHING) : NOTHING);
  forbidden = $derived<readonly Forbidden[]>(this.waiting === null ? (this.mine?.forbidden ?? NOTHING) : NOTHING);
  offered = $derived(about(this.options, this.chosen));
  refused = $derived(about(this.forbidden, this.chosen));
  private isDecider = $derived(this.seat >= 0 && (this.sync?.deciders.includes(this.seat) ?? false));
  /** The pick this seat has sealed while others are still choosing; it may choose another. */
  sealed = $derived<Option | null>(this.mine?.options?.find((option) => option.pick === this.mine?.chosen) ?? null);
  isAsked = $derived(this.isDecider && this.sealed === null);
  /** What this seat has chosen so far in a decision all make at once. */
  kept = $derived<Option | null>(this.draft ?? this.sealed);
  private isTogether = $derived((this.sync?.deciders.length ?? 0) > 1);
  /** What happened since this seat's last turn. */
  news = $derived(this.log.slice(this.key === null ? 0 : (this.marks[this.key] ?? sinceOwn(this.log, this.seat))));
  private recent = $derived(
    new Set(this.news.flatMap((shown) => {
      const move = this.game?.flight(shown, this.mine?.view, this.seat, this.log);
      return move ? [move.from, move.to] : [];
    })),
  );

  constructor(id: string) {
    this.socket = new TableSocket(id, {
      frame: (frame) => this.receive(frame),
      link: (link) => (this.link = link),
      since: () => this.since(),
    });
  }

  // -- what a board asks ------------------------------------------------------------------

  standing(ref: string): Standing {
    return standing(this.options, this.forbidden, this.chosen, ref);
  }

  isFinal(ref: string): boolean {
    return isFinal(this.options, this.chosen, ref);
  }

  isRecent(ref: string): boolean {
    return this.recent.has(ref);
  }

  isKept(ref: string): boolean {
    return this.kept?.shown.refs.includes(ref) ?? false;
  }

  press(ref: string): void {
    this.notice = null;
    this.draft = null;
    const meant = press(this.options, this.forbidden, this.chosen, ref);
    this.why = meant.kind === "why" ? distinct(meant.refused) : [];
    if (meant.kind === "act") this.act(meant.option.pick);
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
  isOnBoard(option: Option): boolean {
    return option.shown.refs.some((ref) => (this.places.get(ref) ?? 0) > 0);
  }

  // -- what a person does -----------------------------------------------------------------

  act(pick: number): void {
    // Once it is sent the cover goes on: then nobody could look at it again.
    const draft = this.shared && this.isTogether ? this.options.find((option) => option.pick === pick) : undefined;
    if (draft) {
      this.clear();
      this.draft = draft;
    } else this.send(pick);
  }

  private send(pick: number): void {
    const message = this.options.find((option) => option.pick === pick)?.shown.message;
    this.isEnding = message !== undefined && message === this.game?.ending;
    if (this.mine) this.command({ type: "act", seat: this.seat, version: this.mine.version, pick });
  }

  /** The turn is over, or a choice is made and the next person may have the screen. */
  end(): void {
    const ending = this.options.find((option) => option.shown.message === this.game?.ending);
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

  mute(who: string, on: boolean): void {
    this.socket.send({ type: "mute", who, on });
  }

  explain(offer: Forbidden): void {
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
    const known: Record<string, number> = {};
    for (const [key, seat] of Object.entries(this.sync?.seats ?? {})) {
      if (seat && this.logs[key]) known[key] = seat.version;
    }
    return known;
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
        this.chat = [...(frame.from_start ? [] : this.chat), ...frame.entries].slice(-300);
        return;
      case "error":
        this.failure = frame;
        this.waiting = null;
        return;
      case "pong":
        return;
    }
  }

  private answered(id: string): void {
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
    const logs = { ...this.logs };
    for (const [key, seat] of Object.entries(sync.seats)) {
      if (!seat?.log) continue;
      const known = logs[key] ?? [];
      if (seat.log_from > known.length) return this.socket.resync();
      logs[key] = [...known.slice(0, seat.log_from), ...seat.log];
    }
    const before = this.mine;
    const wasAsked = this.isDecider ? this.key : null;
    this.logs = logs;
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
    const log = this.logs[key] ?? [];
    let end = log.length;
    const own = `seat:${key}`;
    while (end > 0 && log[end - 1]?.args["player"] !== own) end -= 1;
    this.marks = { ...this.marks, [key]: end };
  }
}

/** Where the part of a log begins that follows a seat's own last doing. */
function sinceOwn(log: readonly Shown[], seat: number): number {
  return log.findLastIndex((shown) => shown.args["player"] === `seat:${seat}`) + 1;
}
