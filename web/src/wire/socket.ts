// One WebSocket per open table. It reconnects by itself, tells the server what it knows, and sends
// every unanswered command again under the same id: the server applies each id once.

import { to } from "./base";
import type { ClientFrame, ServerFrame } from "./types";

type WithoutId<Frame> = Frame extends { id: string } ? Omit<Frame, "id"> : never;
/** What a person does; the socket gives it its id. */
export type Command = WithoutId<ClientFrame>;

/** `stuck`: it is open, and has not answered for a while. */
export type Link = "connecting" | "open" | "stuck" | "lost" | "closed";

export interface Listener {
  frame(frame: ServerFrame): void;
  link(link: Link): void;
  /** The versions known, by seat. */
  since(): Record<string, number>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const TICK = 500;
/** After so long without a word the server is asked for one; behind another tab nobody waits for it. */
const QUIET = 2_000;
const QUIET_HIDDEN = 20_000;
/** Without an answer for so long a person is told, and later another line is laid. */
const STUCK = 2_000;
const DEAD = 9_000;
/** A tab that slept for so long cannot say how long the server was silent. */
const SLEPT = 4_000;
/** Errors that pass; after any other the server would say the same again. */
const PASSING = new Set(["too-many", "internal", "database-away", "full"]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, string>();
  private attempts = 0;
  private retry = 0;
  private heartbeat = 0;
  private heard = 0;
  /** When something was sent that is to be answered; 0: nothing is. */
  private asked = 0;
  private ticked = 0;
  private isStuck = false;
  private ended = false;
  private count = 0;
  private readonly prefix = randomId();
  private lookers: ((isHere: boolean) => void)[] = [];

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    /** The key of a screen that all can see. */
    private readonly screen: string | null = null,
  ) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    document.addEventListener("visibilitychange", this.look);
  }

  open(): void {
    this.listener.link(this.attempts === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.screen === null ? "" : `?screen=${encodeURIComponent(this.screen)}`;
    const path = to(`/ws/${encodeURIComponent(this.table)}${query}`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.heard = this.ticked = Date.now();
      this.asked = 0;
      this.isStuck = false;
      socket.send(JSON.stringify({ type: "hello", since: this.listener.since() }));
      if (document.hidden) this.look();
      for (const text of this.unanswered.values()) socket.send(text);
      clearInterval(this.heartbeat);
      this.heartbeat = window.setInterval(() => this.beat(), TICK);
      this.listener.link("open");
    };
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  /** Sends a command now or after the next connection; returns its id. */
  send(command: Command): string {
    const id = `${this.prefix}-${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    this.unanswered.set(id, text);
    if (this.isOpen()) this.ask(text);
    return id;
  }

  /** Is the table before this person's eyes, here or on another device? Without a line nobody answers. */
  isLookedAt(): Promise<boolean> {
    return new Promise((answer) => {
      this.lookers.push(answer);
      this.look();
    });
  }

  /** Asks for everything anew, as after a gap. */
  resync(): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify({ type: "hello", since: {} }));
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
    this.listener.link("closed");
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private receive(text: string): void {
    this.heard = Date.now();
    this.asked = 0;
    if (this.isStuck) this.listener.link("open");
    this.isStuck = false;
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === "ok" || frame.type === "refused" || frame.type === "stale" || frame.type === "hint") {
      this.unanswered.delete(frame.id ?? "");
    }
    if (frame.type === "error" && !PASSING.has(frame.code)) this.ended = true;
    if (frame.type === "looked") for (const answer of this.lookers.splice(0)) answer(frame.here);
    else if (frame.type !== "pong") this.listener.frame(frame);
  }

  /** Sends something and expects to hear from the server soon. */
  private ask(text: string): void {
    this.socket?.send(text);
    this.asked ||= Date.now();
  }

  private beat(): void {
    const now = Date.now();
    if (now - this.ticked > SLEPT && this.asked > 0) this.asked = now;
    this.ticked = now;
    const silence = this.asked > 0 ? now - this.asked : 0;
    if (silence > DEAD) this.giveUp();
    else if (silence > STUCK && !this.isStuck) {
      this.isStuck = true;
      this.listener.link("stuck");
    } else if (this.asked === 0 && now - this.heard >= (document.hidden ? QUIET_HIDDEN : QUIET)) {
      if (this.isOpen()) this.ask('{"type":"ping"}');
    }
  }

  /** A frozen network does not even tell that a line was closed. */
  private giveUp(): void {
    const silent = this.socket;
    this.socket = null;
    silent?.close();
    this.lost();
  }

  private lost(): void {
    clearInterval(this.heartbeat);
    if (this.ended) return;
    this.listener.link("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait);
  }

  /** Nobody has to be told of a table that is before their eyes. */
  private readonly look = (): void => {
    if (this.isOpen()) this.socket?.send(JSON.stringify({ type: "look", visible: !document.hidden }));
  };

  /** The network or the tab is back: do not wait for the timer. */
  private readonly wake = (): void => {
    if (this.ended || this.retry === 0 || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.open();
  };
}

/** Unique among tabs and sessions: command ids must never repeat. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join("");
}
