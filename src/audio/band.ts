import {
  type Bus,
  type Caption,
  type Captions,
  captionIn,
  KINDS,
  type SoundBook,
  type SoundIn,
  type Sounds,
} from './book.ts';
import { createDucking } from './ducking.ts';
import { createLoops, type Loops } from './loops.ts';
import type { Deck, Mixer } from './mixer.ts';
import type { SpriteSheet } from './sprites.ts';
import { takeTurns } from './takes.ts';

/** What the house has for every band. */
export type Hall = {
  /** Folder of the house's audio files, with its slash. */
  base: string;
  openDesk: () => Promise<Mixer>;
  readSheet: (url: string) => Promise<SpriteSheet>;
  now: () => number;
  quiet: () => boolean;
  /** As loud as it is heard, from 0 to 1. */
  levelOf: (bus: Bus) => number;
  /** What is heard, told in words: captions are for those who play without sound. */
  tell: (words: string) => void;
};

/** The tail of a sound is echo: the others may come back over it. */
const DUCKED_PART = 0.7;
const DUCK_MS = 70;
const RELEASE_MS = 900;

/** Plays one book: its cues and its score. What fails to load stays silent. */
export const createBand = <T extends Sounds, L extends string, A extends string, M, C extends string>(
  book: SoundBook<T, L, A, M, C>,
  { base, openDesk, readSheet, now, quiet, levelOf, tell }: Hall,
  captions: Captions<T, C> | (() => Promise<Captions<T, C>>),
) => {
  const folder = base + book.folder;
  const nextTake = takeTurns(book.sounds, now);
  const places = new Map<A, number>();
  let mixer: Mixer | null = null;
  let sheet: SpriteSheet | null = null;
  let effects: Deck | null = null;
  let loops: Loops<A, M> | null = null;
  let mood: M | null = null;
  let told: C | null = null;
  const ducking = createDucking(now);
  /** Effects that may still be heard. */
  let heard: { sound: number; kind: keyof typeof KINDS; until: number }[] = [];
  let release: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const openEffects = async (on: Mixer, from: SpriteSheet) => {
    effects = await on.open(folder, from, 'effects');
  };
  const openLoops = async (on: Mixer, from: SpriteSheet) => {
    const deck = await on.open(folder, from, 'music');
    if (closed) return;
    loops = createLoops(deck, book, () => ({ music: levelOf('music'), effects: levelOf('effects') }), ducking);
    loops.setMood(mood);
    for (const [name, level] of places) loops.setAmbience(name, level);
  };

  /** Words may still be on their way: then it is told when they come. */
  const tellOf = (key: keyof Captions<T, C>, film = ''): void => {
    const said = (caption: Caption): void => tell(typeof caption === 'function' ? caption(film) : caption);
    if (typeof captions !== 'function') said(captions[key]);
    else
      captions().then(
        (words) => said(words[key]),
        () => {}, // without a network nothing was heard either
      );
  };

  /** Whatever weighs less steps back for as long as this is heard, be it on already or not. */
  const duckFor = (kind: keyof typeof KINDS, milliseconds: number): void => {
    ducking.begin(kind, milliseconds);
    heard = heard.filter(({ until }) => until > now());
    for (const other of heard) {
      if (KINDS[other.kind].weight < KINDS[kind].weight)
        effects?.fade(other.sound, levelOf(KINDS[other.kind].bus) * ducking.effect(other.kind), DUCK_MS);
    }
    loops?.settle(DUCK_MS);
    awaitRelease();
  };
  const awaitRelease = (): void => {
    clearTimeout(release);
    const left = ducking.nextEnd();
    if (left === null) return;
    release = setTimeout(() => {
      loops?.settle(RELEASE_MS);
      awaitRelease();
    }, left);
  };

  return {
    async open() {
      if (closed) return;
      const [opened, read] = await Promise.all([openDesk(), readSheet(`${folder}sprites.json`)]);
      if (closed) return opened.close();
      [mixer, sheet] = [opened, read];
      opened.mute(quiet());
      // Each on its own: effects without music are better than neither.
      await Promise.allSettled([openEffects(opened, read), openLoops(opened, read)]);
      if (closed) opened.close();
    },
    /** `film`: in whose words it is told. */
    play(sound: SoundIn<T>, film?: string) {
      const caption = captionIn(book.sounds, sound);
      if (caption) tellOf(caption, film);
      const { kind } = book.sounds[sound] as Sounds[string];
      const { bus } = KINDS[kind];
      if (!effects || quiet() || levelOf(bus) <= 0) return;
      const sprite = nextTake(sound);
      if (!sprite) return;
      const on = effects.play(sprite, levelOf(bus) * ducking.effect(kind));
      const { duration = 0 } = sheet?.sprites[sprite] ?? {};
      duckFor(kind, duration * DUCKED_PART);
      heard.push({ sound: on, kind, until: now() + duration });
    },
    /** Null fades the music out. */
    setMood(next: M | null) {
      const turned = next === null ? null : book.musicCaption(next);
      if (turned !== null && turned !== told) tellOf(turned);
      [mood, told] = [next, turned];
      loops?.setMood(next);
    },
    /** 0 is off, 1 as loud as it was mixed. */
    setAmbience(name: A, level: number) {
      places.set(name, level);
      loops?.setAmbience(name, level);
    },
    settle: (milliseconds: number) => loops?.settle(milliseconds),
    mute: () => mixer?.mute(quiet()),
    level: () => (quiet() ? 0 : (mixer?.level() ?? 0)),
    close() {
      closed = true;
      clearTimeout(release);
      loops?.stop();
      mixer?.close();
    },
  };
};
