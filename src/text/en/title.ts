import { roman } from '../numerals.ts';
import { counted } from './grammar.ts';

/** The words of the marquee. */
export const TITLE = {
  name: 'Last Reel',
  tagline: 'You are the cast. It is the Director.',
  tonight: 'Roswell 51 · Pittsburgh 68',
  scenery: 'A flying saucer over the desert. Three people stand in its light and wish they did not.',
  description:
    'A solo horror-movie board game for desktop browsers. You play the survivors of a 1951 invasion flick or of a 1968 night of the dead; an automated Director runs the rest.',
  noScript: 'This picture needs JavaScript. The aliens insisted.',
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
    doors: 'Around the house',
  },
  smallPrint: ['An unofficial adaptation', 'Pictures and words our own', 'No aliens were paid'],
} as const;
