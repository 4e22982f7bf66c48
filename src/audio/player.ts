import { createBand, type Hall } from './band.ts';
import type { Bus, Caption, Captions, SoundBook, Sounds } from './book.ts';
import type { CaptionKey } from './captions.ts';
import { HOUSE } from './house.ts';
import type { Mixer } from './mixer.ts';
import { onFirstGesture, onHidden, type Page } from './page.ts';
import type { SpriteSheet } from './sprites.ts';

export type PlayerOptions = Partial<Pick<Hall, 'base' | 'openDesk' | 'readSheet' | 'now' | 'tell'>> & {
  page?: Page;
  /** Settles when nothing is left to be fetched that matters more. */
  after?: () => Promise<unknown>;
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

type HouseCaptions = Readonly<Record<CaptionKey, Caption>>;

/**
 * Plays cues and the score. Nothing is fetched before the first gesture, cues before it is there are dropped, and whatever fails to load
 * stays silent: the game never waits for sound and never hears of its troubles.
 */
export const createPlayer = (captions: HouseCaptions | (() => Promise<HouseCaptions>), options: PlayerOptions = {}) => {
  const { base = 'assets/audio/', openDesk = howlerMixer, page = document, readSheet = fetchSheet } = options;
  const volumes: Record<Bus, number> = { music: 0.8, effects: 0.9, voice: 0.8 };
  let muted = false;

  const hall: Hall = {
    base,
    openDesk,
    readSheet,
    now: options.now ?? (() => performance.now()),
    quiet: () => muted || page.hidden,
    levelOf: (bus) => heard(volumes[bus]),
    tell: options.tell ?? (() => {}),
  };
  const house = createBand(HOUSE, hall, captions);
  const bands = new Set<Pick<typeof house, 'settle' | 'mute' | 'close'>>([house]);

  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const opened = async (band: Pick<typeof house, 'open'>): Promise<void> => {
    await awake;
    await band.open().catch(() => {});
  };
  const ready = opened(house);
  const forgetGesture = onFirstGesture(page, () => void Promise.resolve(options.after?.()).then(wake, wake));
  const muteAll = () => {
    for (const band of bands) band.mute();
  };
  const forgetHidden = onHidden(page, muteAll);

  return {
    /** Settles when loading has ended, well or not. */
    ready,
    play: house.play,
    setMood: house.setMood,
    setAmbience: house.setAmbience,
    /** How loud it is just now, from 0 to 1. */
    level: house.level,
    setVolume(bus: Bus, volume: number) {
      volumes[bus] = volume;
      for (const band of bands) band.settle(60);
    },
    setMuted(on: boolean) {
      muted = on;
      muteAll();
    },
    /** Another game's sounds, for as long as it is on: fetched from here on, with the volumes of the house, and gone when closed. */
    bring<T extends Sounds, L extends string, A extends string, M, C extends string>(
      book: SoundBook<T, L, A, M, C>,
      captions: Captions<T, C>,
    ) {
      const band = createBand(book, hall, captions);
      bands.add(band);
      const { play, setMood, setAmbience } = band;
      const close = () => {
        bands.delete(band);
        band.close();
      };
      return { ready: opened(band), play, setMood, setAmbience, close };
    },
    close() {
      forgetGesture();
      forgetHidden();
      for (const band of bands) band.close();
      bands.clear();
    },
  };
};
