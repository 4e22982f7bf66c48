import { PALETTE } from '../../art/palette.ts';
import type { Printing } from '../stage/print.ts';
import type { Ink } from '../stage/sprite.ts';

type Fixed = Exclude<Ink, 'accent'>;

const INKS: Record<Fixed, string> = {
  silver: PALETTE.silver,
  soft: '#b9b4a6', // on sand as on night: four and a half to one and more
  paper: PALETTE.paper,
  amber: PALETTE.marqueeAmber,
  green: PALETTE.saucerGreen,
  red: '#ff5d5f', // blood red, lighter: words in it must be readable on night
  ink: PALETTE.ink,
  yellow: PALETTE.sanctuaryYellow,
  blue: PALETTE.plotBlue,
  ghost: '#7b7d78',
};

/** On plain black, and on the plain white screen: seven to one and more. */
const STARK: Record<Fixed, string> = {
  ...INKS,
  silver: '#ffffff',
  soft: '#ffffff',
  paper: '#ffffff',
  red: '#ff9a9b',
  blue: '#7cc0ff',
  ink: '#000000',
  ghost: '#000000',
};

export const inksOf = ({ stark, accent }: Printing): Record<Ink, string> => ({ ...(stark ? STARK : INKS), accent });
