import { type Sound, silence } from '../kit/sound.ts';

/** One tempo, one key and one row of chords for all layers: any of them may fade in over any other at any moment. */
export const BEAT = 0.8;
export const BAR = 4 * BEAT;
export const BARS = 12;
export const LOOP_SECONDS = BARS * BAR;

/** Twelve bars in D minor with the Neapolitan for a shiver; notes are MIDI numbers, bass first. */
type Chord = readonly [bass: number, third: number, fifth: number];
const Dm: Chord = [38, 53, 57];
const Bb: Chord = [34, 50, 53];
const Gm: Chord = [43, 50, 58];
const Eb: Chord = [39, 51, 55];
const A: Chord = [33, 49, 52];
export const CHORDS: readonly Chord[] = [Dm, Dm, Bb, Dm, Gm, Gm, Eb, Dm, Bb, Gm, A, A];

export const chordOf = (bar: number): Chord => CHORDS[((bar % BARS) + BARS) % BARS] ?? Dm;
/** The loops are cut just before the first downbeat: a cut through a drum stroke would be the worst place for one. */
const PICKUP = BEAT / 8;
/** Bars and beats counted from 0, as seconds. */
export const at = (bar: number, beat = 0): number => PICKUP + bar * BAR + beat * BEAT;
export const emptyLoop = (): Sound => silence(LOOP_SECONDS);

/** Runs `play` once for every bar. */
export const everyBar = (play: (bar: number) => void): void => {
  for (let bar = 0; bar < BARS; bar++) play(bar);
};
