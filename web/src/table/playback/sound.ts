// A few quiet sounds, made here: wood for a piece that is put down, a rattle for dice, bells for great moments.

import type { Moment } from "../../wire/types";

const LOUD = 0.09;
const BELLS: Partial<Record<Moment["kind"], readonly number[]>> = {
  first: [392, 523],
  reveal: [440],
  round: [392, 440],
  stage: [349, 440, 523],
  scoring: [523, 659],
  final: [523],
  victory: [392, 494, 587, 784],
};

let context: AudioContext | null = null;

/** A browser plays nothing before somebody has pressed something: then this stays silent. */
function ready(): AudioContext | null {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "running" ? context : null;
}

function bell(at: AudioContext, pitch: number, delay: number): void {
  const start = at.currentTime + delay;
  const tone = new OscillatorNode(at, { type: "sine", frequency: pitch });
  const fade = new GainNode(at, { gain: 0 });
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(LOUD, start + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  tone.connect(fade).connect(at.destination);
  tone.start(start);
  tone.stop(start + 1);
}

/** Noise that dies away at once, through a narrow filter: wood on wood. */
function knock(at: AudioContext, pitch: number, delay: number): void {
  const length = Math.round(at.sampleRate * 0.06);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const noise = new AudioBufferSourceNode(at, { buffer });
  const wood = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: 4 });
  noise
    .connect(wood)
    .connect(new GainNode(at, { gain: LOUD * 6 }))
    .connect(at.destination);
  noise.start(at.currentTime + delay);
}

/** A piece is put down. */
export function put(): void {
  const at = ready();
  if (at) knock(at, 900, 0.45);
}

/** It is one's own turn. */
export function yourTurn(): void {
  const at = ready();
  if (at) [523, 784].forEach((pitch, i) => bell(at, pitch, i * 0.14));
}

export function ofMoment(kind: Moment["kind"]): void {
  const at = ready();
  if (!at) return;
  if (kind === "roll") for (let i = 0; i < 6; i++) knock(at, 1_300 + 250 * (i % 3), i * 0.08);
  else if (kind === "migration") knock(at, 600, 0);
  else BELLS[kind]?.forEach((pitch, i) => bell(at, pitch, i * 0.12));
}
