import { type CaptionKey, captionOf } from './captions.ts';
import { createLoops, type Loops } from './loops.ts';
import type { Deck, Mixer } from './mixer.ts';
import { onFirstGesture, onHidden, type Page } from './page.ts';
import type { Mood } from './score.ts';
import { type Ambience, type Bus, SOUNDS, type SoundId } from './sounds.ts';
import type { SpriteSheet } from './sprites.ts';
import { takeTurns } from './takes.ts';

export type PlayerOptions = {
  /** Folder of the audio files, with its slash. */
  base?: string;
  openDesk?: () => Promise<Mixer>;
  page?: Page;
  readSheet?: (url: string) => Promise<SpriteSheet>;
  now?: () => number;
  /** Settles when nothing is left to be fetched that matters more. */
  after?: () => Promise<unknown>;
  /** Called for every meaningful cue, heard or not: captions are for those who play without sound. */
  onCaption?: (key: CaptionKey) => void;
};

export type Player = ReturnType<typeof createPlayer>;

const howlerMixer = async (): Promise<Mixer> => (await import('./howler-mixer.ts')).howlerMixer();

const fetchSheet = async (url: string): Promise<SpriteSheet> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as SpriteSheet;
};

/** A slider at half should sound like half: loudness goes roughly with the square. */
const heard = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

/** The tail of a stinger is echo: the music may come back over it. */
const DUCKED_PART = 0.7;

/**
 * Plays cues and the score. Nothing is fetched before the first gesture, cues before it is there are dropped, and whatever fails to load
 * stays silent: the game never waits for sound and never hears of its troubles.
 */
export const createPlayer = (options: PlayerOptions = {}) => {
  const { base = 'assets/audio/', openDesk = howlerMixer, page = document, readSheet = fetchSheet } = options;
  const nextTake = takeTurns(options.now ?? (() => performance.now()));
  const volumes: Record<Bus, number> = { music: 0.8, effects: 0.9, voice: 0.8 };
  const places = new Map<Ambience, number>();
  let mixer: Mixer | null = null;
  let sheet: SpriteSheet | null = null;
  let effects: Deck | null = null;
  let loops: Loops | null = null;
  let mood: Mood | null = null;
  let muted = false;
  let closed = false;

  const quiet = () => muted || page.hidden;
  const levels = () => ({ music: heard(volumes.music), effects: heard(volumes.effects) });

  const openEffects = async (on: Mixer, from: SpriteSheet) => {
    effects = await on.open(base, from, 'effects');
  };
  const openLoops = async (on: Mixer, from: SpriteSheet) => {
    const deck = await on.open(base, from, 'music');
    if (closed) return;
    loops = createLoops(deck, levels);
    loops.setMood(mood);
    for (const [name, level] of places) loops.setAmbience(name, level);
  };
  const wake = async () => {
    await options.after?.();
    if (closed) return;
    const [opened, read] = await Promise.all([openDesk(), readSheet(`${base}sprites.json`)]);
    [mixer, sheet] = [opened, read];
    mixer.mute(quiet());
    // Each on its own: effects without music are better than neither.
    await Promise.allSettled([openEffects(opened, read), openLoops(opened, read)]);
    if (closed) opened.close();
  };

  let loaded = () => {};
  const ready = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  const forgetGesture = onFirstGesture(page, () => void wake().then(loaded, loaded));
  const forgetHidden = onHidden(page, () => mixer?.mute(quiet()));

  return {
    /** Settles when loading has ended, well or not. */
    ready,
    play(sound: SoundId) {
      const caption = captionOf(sound);
      if (caption) options.onCaption?.(caption);
      const { bus, ducks } = SOUNDS[sound];
      if (!effects || quiet() || volumes[bus] <= 0) return;
      const sprite = nextTake(sound);
      if (!sprite) return;
      effects.play(sprite, heard(volumes[bus]));
      if (ducks) loops?.duckFor((sheet?.sprites[sprite]?.duration ?? 0) * DUCKED_PART);
    },
    /** Null fades the music out. */
    setMood(next: Mood | null) {
      if (next !== null && next.mode !== mood?.mode) options.onCaption?.(`music-${next.mode}`);
      mood = next;
      loops?.setMood(next);
    },
    /** 0 is off, 1 as loud as it was mixed. */
    setAmbience(name: Ambience, level: number) {
      places.set(name, level);
      loops?.setAmbience(name, level);
    },
    setVolume(bus: Bus, volume: number) {
      volumes[bus] = volume;
      loops?.settle(60);
    },
    setMuted(on: boolean) {
      muted = on;
      mixer?.mute(quiet());
    },
    close() {
      closed = true;
      forgetGesture();
      forgetHidden();
      loops?.stop();
      mixer?.close();
    },
  };
};
