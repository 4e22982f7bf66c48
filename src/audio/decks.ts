import type { Sounding, SoundName } from '../games/shuffling-horror/app/ports/sounds.ts';
import { SOUNDS, type SoundId } from './sounds.ts';

/** How a deck sounds where it sounds otherwise than any movie would. */
interface DeckSounds {
  /** By card: its items as they are used, its events as they begin. */
  readonly cards: Readonly<Record<string, SoundId>>;
  /** By what happens, whichever card it happens to. */
  readonly instead: Readonly<Partial<Record<SoundName, SoundId>>>;
}

const DECK_SOUNDS: Readonly<Record<string, DeckSounds>> = {
  'roswell-51': {
    cards: {
      wrench: 'wrench',
      pistol: 'pistol',
      scattergun: 'scattergun',
      flamethrower: 'flame',
      dynamite: 'dynamite',
      spear: 'spear',
      raygun: 'raygun',
      spored: 'spored',
      swarmed: 'swarmed',
    },
    instead: {},
  },
  'pittsburgh-68': {
    cards: {
      axe: 'blade',
      knife: 'blade',
      bat: 'wrench',
      revolver: 'pistol',
      rifle: 'scattergun',
      flares: 'flame',
      'gas-cocktail': 'flame',
      stumble: 'stumble',
      surge: 'surge',
      'hold-them-back': 'hold-them-back',
      'run-for-it': 'run-for-it',
      'if-we-only-had-a': 'if-we-only-had-a',
      'breaking-point': 'breaking-point',
    },
    instead: { 'alien-down': 'zombie-down', probe: 'clutch', rampage: 'killing-machine' },
  },
};

const isSound = (name: string): name is SoundId => Object.hasOwn(SOUNDS, name);

/** The card's own sound, or the deck's, or the one that every movie has; null: it is heard through what it causes. */
export function soundOf(deck: string, { cue: sound, card }: Sounding): SoundId | null {
  const { cards, instead } = DECK_SOUNDS[deck] ?? { cards: {}, instead: {} };
  const own = card === null ? undefined : cards[card];
  return own ?? instead[sound] ?? (isSound(sound) ? sound : null);
}
