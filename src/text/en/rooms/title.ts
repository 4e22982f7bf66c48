import { roman } from '../../numerals.ts';
import { counted } from '../grammar.ts';

/** The words of the marquee. */
export const TITLE = {
  name: 'Last Reel',
  tagline: 'You are the cast. It is the Director.',
  what: 'A solo board game with cards and dice.',
  tonight: 'Roswell 51 · Pittsburgh 68',
  bill: (films: number): string => `${counted(films)} on the bill`,
  scenery: 'A flying saucer over the desert. Three people stand in its light and wish they did not.',
  menu: {
    label: 'Tonight’s programme',
    continue: 'Continue',
    kept: (reel: number, alive: number): string => `Reel ${roman(reel)} · ${counted(alive)} still breathing`,
    names: {
      feature: 'Feature',
      reels: 'Single reel',
      'first-night': 'First night',
      direct: 'Direct it',
      tonight: 'Tonight’s show',
      vault: 'Vault',
      almanac: 'Almanac',
      'cue-cards': 'Cue cards',
      awards: 'Awards',
      settings: 'Settings',
      credits: 'Credits',
    },
    asides: {
      feature: 'a whole movie',
      reels: 'ten minutes',
      'first-night': 'learn by playing',
      direct: 'take the other chair',
    },
    firstVisit: 'start here: it teaches you',
    doors: 'Around the house',
  },
  smallPrint: ['An unofficial adaptation', 'Pictures and words our own', 'No aliens were paid'],
} as const;
