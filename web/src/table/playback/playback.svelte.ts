// Plays scenes one by one. The real table is always further: whoever does something jumps there.

import { holdOf, OWN, shortened, type Speed } from "./pace";
import { isSameStage, momentOf, type Scene } from "./scenes";

export interface Stage {
  speed(): Speed;
  /** How much of a scene's sentence was not there in the one before. */
  letters(scene: Scene, before: Scene | null): number;
}

export class Playback {
  /** The scene that is shown; null: the table as it is. */
  now = $state.raw<Scene | null>(null);
  private queue = $state.raw<readonly Scene[]>([]);
  /** The scene that was begun last, shown or one's own: what moves in it flies. */
  begun = $state.raw<Scene | null>(null);
  isPaused = $state(false);
  /** What is shown has been shown before. */
  isAgain = $state(false);
  /** The scenes on the stage of the great moment that is shown, oldest first. */
  stage = $state.raw<readonly Scene[]>([]);
  /** Told of a scene before anything of it is drawn. */
  private onBegin: ((scene: Scene) => void) | null = null;
  private isHeld = false;
  private ownFirst: Scene | null = null;
  /** What comes next: the end of a scene, or the drawing of one. */
  private timer = 0;

  isPlaying = $derived(this.now !== null || this.queue.length > 0);
  waiting = $derived(this.queue.length);
  /** The view to draw while something is played. */
  view = $derived(this.now?.after ?? (this.queue[0] === this.ownFirst ? this.ownFirst?.after : this.queue[0]?.before));

  constructor(private readonly at: Stage) {
    document.addEventListener("visibilitychange", this.look);
  }

  /** What has happened. `own` was done by whoever looks on: it is there at once, and its pieces fly. */
  add(own: Scene | null, scenes: readonly Scene[]): void {
    if (own && !document.hidden) {
      this.skip();
      this.begin(own);
      if (scenes.length === 0) return;
      this.ownFirst = own;
    }
    if (this.at.speed() === "instant" || document.hidden) return this.skip();
    const isIdle = !this.isPlaying;
    this.queue = shortened([...this.queue, ...(own ? [own] : []), ...scenes]);
    if (isIdle) this.soon(() => this.next());
  }

  /** Show the last scenes once more. */
  again(scenes: readonly Scene[]): void {
    this.skip();
    this.isAgain = true;
    this.queue = scenes;
    this.next();
  }

  /** To the table as it is. */
  skip(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.stage = [];
    this.isPaused = false;
    this.isAgain = false;
  }

  /** Past the great moment that is shown. */
  leaveStage(): void {
    const moment = momentOf(this.now);
    let kept = this.queue;
    while (isSameStage(moment, momentOf(kept[0]))) kept = kept.slice(1);
    this.queue = kept;
    this.next();
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    this.wait();
  }

  /** One scene further, also while it is paused. */
  step(): void {
    this.next();
  }

  /** Nothing is played while nobody may look: a cover lies over the table. */
  hold(on: boolean): void {
    if (on === this.isHeld) return;
    this.isHeld = on;
    if (on) clearTimeout(this.timer);
    else this.wait();
  }

  /** The pace has changed. */
  retime(): void {
    if (this.at.speed() === "instant") this.skip();
    else this.wait();
  }

  /** Be told of every scene while the table still lies as it was before; returns what ends it. */
  watch(onBegin: (scene: Scene) => void): () => void {
    this.onBegin = onBegin;
    return () => (this.onBegin = null);
  }

  close(): void {
    clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  private soon(work: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(work);
  }

  /** Where things lie is measured in one task, the scene is drawn in another: for both the page may have to be laid
   * out, and nobody should have to wait for all of it with what they press. */
  private next(): void {
    clearTimeout(this.timer);
    if (this.isHeld) return;
    const [scene] = this.queue;
    if (!scene) return this.skip();
    if (scene !== this.ownFirst) this.onBegin?.(scene);
    this.soon(() => this.draw(scene));
  }

  private draw(scene: Scene): void {
    const moment = momentOf(scene);
    const goesOn = isSameStage(moment, momentOf(this.now));
    this.stage = moment === null ? [] : [...(goesOn ? this.stage : []), scene];
    const before = this.now;
    if (scene !== this.ownFirst) this.begun = scene;
    this.queue = this.queue.slice(1);
    this.now = scene;
    this.wait(before);
  }

  private begin(scene: Scene): void {
    this.onBegin?.(scene);
    this.begun = scene;
  }

  private wait(before: Scene | null = null): void {
    clearTimeout(this.timer);
    if (this.isPaused || this.isHeld) return;
    if (!this.now) return this.soon(() => this.next());
    const scene = this.now;
    const hold =
      scene === this.ownFirst
        ? OWN
        : holdOf(scene, before, this.at.letters(scene, before), this.queue.length, this.at.speed());
    this.timer = window.setTimeout(() => this.next(), hold);
  }

  /** A hidden tab plays nothing: whoever comes back finds it in the log. */
  private readonly look = (): void => {
    if (document.hidden) this.skip();
  };
}
