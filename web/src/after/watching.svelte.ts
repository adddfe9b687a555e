// A match that is looked back on: where in it somebody is, and the scenes on the way from one stop to the next.

import type { GameClient } from "../games/contract";
import { prefs } from "../lib/prefs.svelte";
import { words } from "../lib/words.svelte";
import { Playback } from "../table/playback/playback.svelte";
import { scenesOf } from "../table/playback/scenes";
import type { Showing } from "../table/playback/showing";
import { touched } from "../table/seen";
import { get, me, Refused } from "../wire/http";
import type { Refusal, Replay, Said, Stops } from "../wire/types";

export const UNITS = ["seen", "turns", "chapters"] as const;
export type Unit = (typeof UNITS)[number];
/** Between two stops that have nothing to be played. */
const PAUSE: Record<string, number> = { calm: 1_400, normal: 800, brisk: 350, instant: 250 };

export class Watching implements Showing {
  here = $state.raw<Replay | null>(null);
  stops = $state.raw<Stops>({ seen: [], turns: [], chapters: [], lines: [] });
  refusal = $state.raw<Refusal | null>(null);
  game = $state.raw<GameClient | null>(null);
  unit = $state<Unit>("seen");
  isRunning = $state(false);
  readonly isAsked = false;
  readonly pointed: readonly string[] = [];
  private wish = Symbol("none");
  private stopsOf = "";
  private timer = 0;

  readonly playback = new Playback({
    speed: () => prefs.all.speed,
    letters: (scene) => (scene.said ? this.tell(scene.said).length : 0),
  });
  names = $derived(this.here?.table.seats.map((one) => one.name) ?? []);
  view = $derived(this.playback.view ?? this.here?.view);
  recent = $derived(touched(this.here?.steps ?? []));
  seat = $derived(/^\d+$/.test(this.here?.seat ?? "") ? Number(this.here?.seat) : -1);

  constructor(private readonly id: string) {}

  tell(said: Said): string {
    return words.tell(said, this.names);
  }

  /** Shows a position; coming from the stop before it, what happens on the way is played. */
  async show(at: number, seat: string, isNext = false): Promise<void> {
    const wish = (this.wish = Symbol("wish"));
    const path = `/api/tables/${encodeURIComponent(this.id)}/replay`;
    const whose = `seat=${encodeURIComponent(seat)}`;
    try {
      await me();
      if (this.stopsOf !== seat) this.stops = await get<Stops>(`${path}/stops?${whose}`);
      this.stopsOf = seat;
      const found = await get<Replay>(`${path}?${whose}&at=${at}`);
      if (wish !== this.wish) return;
      const before = this.here;
      this.playback.skip();
      this.here = found;
      if (isNext && before) {
        const turn = { before: before.view, told: before.lines.length, steps: found.steps };
        this.playback.add(null, scenesOf(turn));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  go(at: number): void {
    if (this.here) void this.show(Math.max(0, Math.min(this.here.length, at)), this.here.seat);
  }

  /** To the next stop of the chosen kind: what happens is played where nothing is left out. */
  forth(): void {
    if (!this.here) return;
    const { at, length, seat } = this.here;
    if (this.playback.isPlaying) return this.playback.skip();
    const next = this.stops[this.unit].find((stop) => stop > at) ?? length;
    const isNext = this.stops.seen.find((stop) => stop > at) === next;
    void this.show(next, seat, isNext);
  }

  back(): void {
    if (this.here) this.go(this.stops[this.unit].findLast((stop) => stop < (this.here?.at ?? 0)) ?? 0);
  }

  run(): void {
    this.isRunning = !this.isRunning;
    if (this.isRunning && this.here && this.here.at >= this.here.length) this.go(0);
    else this.goOn();
  }

  /** While it runs: once everything has been played, after a pause, to the next stop. */
  goOn(): void {
    clearTimeout(this.timer);
    if (!this.isRunning || !this.here || this.playback.isPlaying) return;
    if (this.here.at >= this.here.length) this.isRunning = false;
    else this.timer = window.setTimeout(() => this.forth(), PAUSE[prefs.all.speed]);
  }

  close(): void {
    clearTimeout(this.timer);
    this.playback.close();
  }
}
