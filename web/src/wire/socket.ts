// One WebSocket per open table. It reconnects by itself, tells the server what it knows, and sends
// every unanswered command again under the same id: the server applies each id once.

import { to } from "./base";
import type { ClientFrame, ServerFrame } from "./types";

type WithoutId<Frame> = Frame extends { id: string } ? Omit<Frame, "id"> : never;
/** What a person does; the socket gives it its id. */
export type Command = WithoutId<ClientFrame>;

export type Link = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  frame(frame: ServerFrame): void;
  link(link: Link): void;
  /** The versions known, by seat. */
  since(): Record<string, number>;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SILENCE = 45_000;
/** Errors that pass; after any other the server would say the same again. */
const PASSING = new Set(["too-many", "internal", "database-away", "full"]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, string>();
  private attempts = 0;
  private retry = 0;
  private heartbeat = 0;
  private heard = 0;
  private ended = false;
  private count = 0;
  private readonly prefix = randomId();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  open(): void {
    this.listener.link(this.attempts === 0 ? "connecting" : "lost");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${to(`/ws/${encodeURIComponent(this.table)}`)}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", since: this.listener.since() }));
      for (const text of this.unanswered.values()) socket.send(text);
      clearInterval(this.heartbeat);
      this.heartbeat = window.setInterval(() => this.beat(), PING);
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
    if (this.isOpen()) this.socket?.send(text);
    return id;
  }

  /** Asks for everything anew, as after a gap. */
  resync(): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify({ type: "hello", since: {} }));
  }

  close(): void {
    this.ended = true;
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
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
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.type === "ok" || frame.type === "refused" || frame.type === "stale") {
      this.unanswered.delete(frame.id ?? "");
    }
    if (frame.type === "error" && !PASSING.has(frame.code)) this.ended = true;
    if (frame.type !== "pong") this.listener.frame(frame);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else if (this.isOpen()) this.socket?.send('{"type":"ping"}');
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

  /** The network or the tab is back: do not wait for the timer. */
  private readonly wake = (): void => {
    if (this.ended || !this.socket || document.visibilityState === "hidden") return;
    if (this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.open();
  };
}

/** Unique among tabs and sessions: command ids must never repeat. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join("");
}
